import type { ArtworkView } from '@shop/contract';
import { lacksArtwork, nowOf } from './now';

const artwork: ArtworkView = { kind: 'file', name: 'a.tif', size: 1, url: '/', preflight: null, uploadedAt: '2026-11-17T22:33:42Z' };
const bare = { printed: true, shipped: false };
const filled = { ...bare, artwork };
const rejected = { ...bare, artwork: { ...artwork, rejected: 'too small' } };
const blank = { printed: false, shipped: false };

describe('what an order’s page says first', () => {
  it('is what its owner is to do', () => {
    expect(nowOf({ status: 'awaiting_payment', requiredAction: 'pay_before_due', items: [bare] }).matter).toBe('pay_before_due');
    expect(nowOf({ status: 'awaiting_proof_approval', requiredAction: 'confirm_proof', items: [filled, filled, blank] })).toEqual({
      matter: 'confirm_proof',
      count: 2,
    });
  });

  it('counts the items that wait for artwork, not those that need none', () => {
    expect(nowOf({ status: 'awaiting_files', requiredAction: 'upload_artwork', items: [bare, bare, filled, blank] })).toEqual({
      matter: 'upload_artwork',
      count: 2,
    });
  });

  it('speaks of what was sent back before anything else', () => {
    expect(nowOf({ status: 'awaiting_files', requiredAction: 'upload_artwork', items: [bare, rejected] })).toEqual({
      matter: 'replace_artwork',
      count: 1,
    });
  });

  it('is how the order stands where nothing is asked', () => {
    expect(nowOf({ status: 'shipped', requiredAction: null, items: [filled] }).matter).toBe('shipped');
    expect(nowOf({ status: 'expired', requiredAction: null, items: [filled] }).matter).toBe('expired');
  });

  it('tells when a part is on its way and the rest is not', () => {
    const items = [{ ...filled, shipped: true }, filled, filled];
    expect(nowOf({ status: 'in_production', requiredAction: null, items })).toEqual({ matter: 'partly_shipped', count: 2 });
    expect(nowOf({ status: 'in_production', requiredAction: null, items: [filled] }).matter).toBe('in_production');
  });
});

it('an item lacks artwork where it is printed and has none, or one that was sent back', () => {
  expect([bare, rejected, filled, blank].map(lacksArtwork)).toEqual([true, true, false, false]);
});
