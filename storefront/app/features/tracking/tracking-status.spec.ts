import { trackingStatus } from './tracking-status';

it.each(['preorder', 'awaiting_payment', 'awaiting_files', 'awaiting_proof_approval'])(
  'an order in %s waits for the customer',
  (state) => expect(trackingStatus(state, [])).toBe('waiting'),
);

it.each(['in_review', 'ready_for_production', 'in_production', 'shipped'])('an order in %s is pending', (state) =>
  expect(trackingStatus(state, [])).toBe('pending'),
);

it.each(['completed', 'cancelled', 'expired'])('an order that is %s is in the group of that name', (state) =>
  expect(trackingStatus(state, [])).toBe(state),
);

it('an order in an unknown state is pending', () => expect(trackingStatus('toString', [])).toBe('pending'));

it('an order of which a part has shipped is partly shipped until the rest follows', () => {
  const steps = [{ label: 'pending' }, { label: 'shipped' }];
  expect([trackingStatus('in_production', steps), trackingStatus('shipped', steps)]).toEqual([
    'partly_shipped',
    'pending',
  ]);
});
