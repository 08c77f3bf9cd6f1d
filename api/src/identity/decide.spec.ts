import type { RoleName } from '@shop/contract';
import {
  account,
  anyone,
  customers,
  enrolling,
  members,
  only,
  registered,
  renewing,
  shoppers,
  signed,
  staff,
  STAFF_ROLES,
  verifiedBy,
  type Access,
} from '../kernel/public';
import { decide, type Credential } from './decide';

const ROLES: RoleName[] = [
  'customer',
  'reseller',
  'guest',
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
];
const STAFF: RoleName[] = ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'];

const none: Credential = { kind: 'none' };
const unknown: Credential = { kind: 'unknown' };
const session = (changes: Partial<Extract<Credential, { kind: 'session' }>> = {}): Credential => ({
  kind: 'session',
  role: 'customer',
  expired: false,
  ended: false,
  unenrolled: false,
  ...changes,
});
const admittedBy = (access: Access) => ROLES.filter((role) => decide(access, session({ role })) === null);

describe('access', () => {
  it.each([
    ['anyone', anyone],
    ['signed', signed],
  ])('%s wants no credential, but a presented one must be good', (_, access) => {
    expect(decide(access, none)).toBeNull();
    expect(admittedBy(access)).toEqual(ROLES);
    expect(decide(access, unknown)).toBe('login_required');
    expect(decide(access, session({ expired: true }))).toBe('session_timed_out');
    expect(decide(access, session({ ended: true }))).toBe('session_timed_out');
  });

  it.each<[string, Access, RoleName[]]>([
    ['account', account, ROLES],
    ['registered', registered, ROLES.filter((role) => role !== 'guest')],
    ['members', members, ['customer', 'reseller']],
    ['shoppers', shoppers, ['customer', 'reseller', 'guest']],
    ['customers', customers, ['customer']],
    ['staff', staff, STAFF],
    ['enrolling', enrolling, STAFF],
    ['only(accounting)', only('accounting'), ['accounting', 'admin']],
    ['only()', only(), ['admin']],
  ])('%s wants a live session of its roles', (_, access, roles) => {
    expect(admittedBy(access)).toEqual(roles);
    expect(ROLES.filter((role) => decide(access, session({ role })) === 'forbidden')).toEqual(
      ROLES.filter((role) => !roles.includes(role)),
    );
    expect(decide(access, none)).toBe('login_required');
    expect(decide(access, unknown)).toBe('login_required');
    expect(decide(access, session({ expired: true }))).toBe('session_timed_out');
    expect(decide(access, session({ ended: true }))).toBe('session_timed_out');
  });

  it('of no roles lets nobody in', () => {
    expect(admittedBy({ kind: 'roles', roles: [] })).toEqual([]);
  });

  it('for renewing takes an access token that ran out, but not one of an ended family', () => {
    expect(decide(renewing, session())).toBeNull();
    expect(decide(renewing, session({ expired: true }))).toBeNull();
    expect(decide(renewing, session({ expired: true, ended: true }))).toBe('session_timed_out');
    expect(decide(renewing, none)).toBe('login_required');
    expect(decide(renewing, unknown)).toBe('login_required');
  });

  it('of staff who lack the second factor they must have ends at setting it up', () => {
    const everyAccess = [anyone, signed, renewing, shoppers, customers, members, registered, account, staff, enrolling];
    const doors: Access[] = [...everyAccess, only(), ...STAFF_ROLES.map((role) => only(role))];
    for (const role of STAFF_ROLES) {
      const open = doors.filter((access) => decide(access, session({ role, unenrolled: true })) === null);
      expect(open).toEqual([renewing, account, enrolling]);
      const shut = doors.filter((access) => !open.includes(access));
      expect(shut.map((access) => decide(access, session({ role, unenrolled: true })))).toEqual(
        shut.map(() => 'second_factor_not_enrolled'),
      );
    }
    for (const access of doors.filter((one) => one !== renewing)) {
      expect(decide(access, session({ role: 'admin', unenrolled: true, expired: true }))).toBe('session_timed_out');
      expect(decide(access, session({ role: 'admin', unenrolled: true, ended: true }))).toBe('session_timed_out');
    }
  });

  it('of a sender that proves itself is left to its handler', () => {
    const all = [none, unknown, session(), session({ expired: true }), session({ ended: true })];
    expect(all.map((credential) => decide(verifiedBy('paypal'), credential))).toEqual(all.map(() => null));
  });
});
