import { requiredAction } from './facts';
import { item, orderIn } from './orders.fixture';
import { group, STATES } from './states';

test('each state shows the customer its group and what they have to do', () => {
  expect(STATES.map((state) => [state, group(state), requiredAction(orderIn(state))])).toEqual([
    ['preorder', 'waiting', 'confirm_recipient'],
    ['awaiting_payment', 'waiting', 'pay_before_due'],
    ['awaiting_files', 'waiting', 'upload_artwork'],
    ['in_review', 'pending', null],
    ['awaiting_proof_approval', 'waiting', 'confirm_proof'],
    ['ready_for_production', 'pending', null],
    ['in_production', 'pending', null],
    ['shipped', 'pending', null],
    ['completed', 'completed', null],
    ['cancelled', 'cancelled', null],
    ['expired', 'expired', null],
  ]);
});

test('once every printed item has artwork, what remains is to submit it', () => {
  const items = [item('A', { hasArtwork: true }), item('blank', { printed: false })];
  expect(requiredAction(orderIn('awaiting_files', { items }))).toBe('submit_artwork');
  expect(requiredAction(orderIn('awaiting_files', { items: [...items, item('B')] }))).toBe('upload_artwork');
});
