import { STAFF_ROLES, type StaffRole } from '../session/roles';
import { queuesOf, STATES } from './states';

describe('the queues of a role', () => {
  test.each([...STAFF_ROLES])('hold every state once for %s', (role) => {
    const { work, others, over } = queuesOf(role);
    expect([...work, ...others, ...over].toSorted()).toEqual([...STATES].toSorted());
  });

  test.each<[StaffRole, string[]]>([
    ['customer_service', ['in_review', 'awaiting_proof_approval']],
    ['accounting', ['awaiting_payment']],
    ['factory', ['ready_for_production', 'in_production']],
    ['isc_facility', ['in_production', 'shipped']],
  ])('begin for %s with %j', (role, first) => {
    expect(queuesOf(role).work.slice(0, first.length)).toEqual(first);
  });
});
