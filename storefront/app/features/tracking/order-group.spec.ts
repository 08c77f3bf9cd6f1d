import { orderGroup } from './order-group';

it.each(['preorder', 'awaiting_payment', 'awaiting_files', 'awaiting_proof_approval'])(
  'an order in %s waits for the customer',
  (state) => expect(orderGroup(state)).toBe('waiting'),
);

it.each(['in_review', 'ready_for_production', 'in_production', 'shipped'])('an order in %s is pending', (state) =>
  expect(orderGroup(state)).toBe('pending'),
);

it.each(['completed', 'cancelled', 'expired'])('an order that is %s is in the group of that name', (state) =>
  expect(orderGroup(state)).toBe(state),
);

it('an order in an unknown state is pending', () => expect(orderGroup('toString')).toBe('pending'));
