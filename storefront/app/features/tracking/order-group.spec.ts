import { orderGroup } from './order-group';

it.each(['preorder', 'awaiting_payment', 'awaiting_files', 'awaiting_proof_approval'])('says that an order in %s waits for its customer', (state) =>
  expect(orderGroup(state)).toBe('waiting'));

it.each(['in_review', 'ready_for_production', 'in_production', 'shipped'])('says that an order in %s is in hand', (state) =>
  expect(orderGroup(state)).toBe('pending'));

it.each(['completed', 'cancelled', 'expired'])('says that an order is %s', (state) => expect(orderGroup(state)).toBe(state));

it('says of a state it does not know that the order is in hand', () => expect(orderGroup('toString')).toBe('pending'));
