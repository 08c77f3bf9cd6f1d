import { requiredAction } from './order-snapshot';
import { buildItem, buildOrder } from './order.fixture';
import { stateGroup, ORDER_STATES } from './states';

test('shows the customer the group and the required action of each state', () => {
  expect(ORDER_STATES.map((state) => [state, stateGroup(state), requiredAction(buildOrder(state))])).toEqual([
    ['preorder', 'waiting', 'confirm_recipient'],
    ['awaiting_payment', 'waiting', 'pay_before_due'], // S4.1, S4.4
    ['awaiting_files', 'waiting', 'upload_artwork'], // S4.5
    ['in_review', 'pending', null], // S4.3
    ['awaiting_proof_approval', 'waiting', 'confirm_proof'], // S4.6
    ['ready_for_production', 'pending', null],
    ['in_production', 'pending', null],
    ['shipped', 'pending', null],
    ['completed', 'completed', null], // S4.2
    ['cancelled', 'cancelled', null],
    ['expired', 'expired', null],
  ]);
});

test('requires the customer to submit artwork once every printed item has it', () => {
  const items = [buildItem('A', { hasArtwork: true }), buildItem('blank', { printed: false })];
  expect(requiredAction(buildOrder('awaiting_files', { items }))).toBe('submit_artwork');
  expect(requiredAction(buildOrder('awaiting_files', { items: [...items, buildItem('B')] }))).toBe('upload_artwork');
});
