import { STAFF_ROLES, type StaffRole } from '../auth/roles';
import { groupStatuses, ORDER_STATUSES } from './order-statuses';

describe('order statuses by role', () => {
  test.each([...STAFF_ROLES])('every status is in exactly one group for the role %s', (role) => {
    const { own, others, terminal } = groupStatuses(role);
    expect([...own, ...others, ...terminal].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });

  test.each<[StaffRole, string[]]>([
    ['customer_service', ['in_review', 'awaiting_proof_approval']],
    ['accounting', ['awaiting_payment']],
    ['factory', ['ready_for_production', 'in_production']],
    ['isc_facility', ['in_production', 'shipped']],
  ])('the work of the role %s starts with the statuses %j', (role, first) => {
    expect(groupStatuses(role).own.slice(0, first.length)).toEqual(first);
  });
});
