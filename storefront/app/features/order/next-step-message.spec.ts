import type { ArtworkView } from '@shop/contract';
import { needsArtwork, findNextStepMessage } from './next-step-message';

const artwork: ArtworkView = {
  kind: 'file',
  name: 'a.tif',
  size: 1,
  url: '/',
  preflight: null,
  preview: null,
  thumbnail: null,
  uploadedAt: '2026-11-17T22:33:42Z',
};
const bare = { printed: true, shipped: false };
const filled = { ...bare, artwork };
const rejected = { ...bare, artwork: { ...artwork, rejected: 'too small' } };
const blank = { printed: false, shipped: false };

describe('the message of the next step', () => {
  it('is the action required of the customer', () => {
    expect(
      findNextStepMessage({ status: 'awaiting_payment', requiredAction: 'pay_before_due', items: [bare] }).key,
    ).toBe('pay_before_due');
    expect(
      findNextStepMessage({
        status: 'awaiting_proof_approval',
        requiredAction: 'confirm_proof',
        items: [filled, filled, blank],
      }),
    ).toEqual({
      key: 'confirm_proof',
      count: 2,
    });
  });

  it('counts only the items without artwork that need some', () => {
    expect(
      findNextStepMessage({
        status: 'awaiting_files',
        requiredAction: 'upload_artwork',
        items: [bare, bare, filled, blank],
      }),
    ).toEqual({
      key: 'upload_artwork',
      count: 2,
    });
  });

  it('mentions rejected artwork first', () => {
    expect(
      findNextStepMessage({ status: 'awaiting_files', requiredAction: 'upload_artwork', items: [bare, rejected] }),
    ).toEqual({
      key: 'replace_artwork',
      count: 1,
    });
  });

  it('is the status of the order when no action is required', () => {
    expect(findNextStepMessage({ status: 'shipped', requiredAction: null, items: [filled] }).key).toBe('shipped');
    expect(findNextStepMessage({ status: 'expired', requiredAction: null, items: [filled] }).key).toBe('expired');
  });

  it('tells when only some items have been shipped', () => {
    const items = [{ ...filled, shipped: true }, filled, filled];
    expect(findNextStepMessage({ status: 'in_production', requiredAction: null, items })).toEqual({
      key: 'partly_shipped',
      count: 2,
    });
    expect(findNextStepMessage({ status: 'in_production', requiredAction: null, items: [filled] }).key).toBe(
      'in_production',
    );
  });
});

it('a printed item needs artwork if it has none or a rejected one', () => {
  expect([bare, rejected, filled, blank].map(needsArtwork)).toEqual([true, true, false, false]);
});
