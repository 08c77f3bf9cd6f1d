import type { ItemView } from '@shop/contract';
import { needsApproval } from './needs-approval';

const item: ItemView = { sku: 'vinyl-banner', quantity: 1, artwork: 'custom', finishes: [] };

const reused = { orderId: 'ABCDEF-ABCDEF-ABCDEF', sid: 'a', kind: 'file' as const, name: 'a.pdf' };

it('a printed item needs an approval unless it reuses an approved proof; an unprinted one never', () => {
  expect(needsApproval({ item })).toBe(true);
  expect(needsApproval({ item, kept: { ...reused, approved: false } })).toBe(true);
  expect(needsApproval({ item, kept: { ...reused, approved: true } })).toBe(false);
  expect(needsApproval({ item: { ...item, artwork: 'blank' } })).toBe(false);
});
