import type { RoleName } from '@shop/contract';
import {
  loggedIn,
  anyone,
  customers,
  staffEnrolling,
  members,
  onlyStaff,
  registered,
  expiredSession,
  shoppers,
  shoppersOrLink,
  signed,
  staff,
  STAFF_ROLES,
  verifiedBy,
  type Access,
} from '../../common/public';
import { authorize, type Credential } from './authorize';

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
const unknown: Credential = { kind: 'invalid' };
const session = (changes: Partial<Extract<Credential, { kind: 'session' }>> = {}): Credential => ({
  kind: 'session',
  role: 'customer',
  expired: false,
  ended: false,
  unenrolled: false,
  ...changes,
});
const acceptedRoles = (access: Access) => ROLES.filter((role) => authorize(access, session({ role })) === null);

describe('access', () => {
  it.each([
    ['anyone', anyone],
    ['signed', signed],
  ])('access %s needs no credential but rejects an invalid one', (_, access) => {
    expect(authorize(access, none)).toBeNull();
    expect(acceptedRoles(access)).toEqual(ROLES);
    expect(authorize(access, unknown)).toBe('login_required');
    expect(authorize(access, session({ expired: true }))).toBe('session_timed_out');
    expect(authorize(access, session({ ended: true }))).toBe('session_timed_out');
  });

  it.each<[string, Access, RoleName[]]>([
    ['account', loggedIn, ROLES],
    ['registered', registered, ROLES.filter((role) => role !== 'guest')],
    ['members', members, ['customer', 'reseller']],
    ['shoppers', shoppers, ['customer', 'reseller', 'guest']],
    ['customers', customers, ['customer']],
    ['staff', staff, STAFF],
    ['enrolling', staffEnrolling, STAFF],
    ['only(accounting)', onlyStaff('accounting'), ['accounting', 'admin']],
    ['only()', onlyStaff(), ['admin']],
  ])('access %s needs a live session of its roles', (_, access, roles) => {
    expect(acceptedRoles(access)).toEqual(roles);
    expect(ROLES.filter((role) => authorize(access, session({ role })) === 'forbidden')).toEqual(
      ROLES.filter((role) => !roles.includes(role)),
    );
    expect(authorize(access, none)).toBe('login_required');
    expect(authorize(access, unknown)).toBe('login_required');
    expect(authorize(access, session({ expired: true }))).toBe('session_timed_out');
    expect(authorize(access, session({ ended: true }))).toBe('session_timed_out');
  });

  it('access for shoppers or a link needs no credential, but rejects other roles and sessions that have ended', () => {
    expect(authorize(shoppersOrLink, none)).toBeNull();
    expect(acceptedRoles(shoppersOrLink)).toEqual(['customer', 'reseller', 'guest']);
    expect(authorize(shoppersOrLink, unknown)).toBe('login_required');
    expect(authorize(shoppersOrLink, session({ ended: true }))).toBe('session_timed_out');
  });

  it('access for no roles is denied to every role', () => {
    expect(acceptedRoles({ kind: 'roles', roles: [] })).toEqual([]);
  });

  it('access for session renewal accepts an expired session but not an ended one', () => {
    expect(authorize(expiredSession, session())).toBeNull();
    expect(authorize(expiredSession, session({ expired: true }))).toBeNull();
    expect(authorize(expiredSession, session({ expired: true, ended: true }))).toBe('session_timed_out');
    expect(authorize(expiredSession, none)).toBe('login_required');
    expect(authorize(expiredSession, unknown)).toBe('login_required');
  });

  it('staff without their required second factor can only set one up, log out and renew', () => {
    const everyAccess = [
      anyone,
      signed,
      expiredSession,
      shoppers,
      customers,
      members,
      registered,
      loggedIn,
      staff,
      staffEnrolling,
    ];
    const accesses: Access[] = [...everyAccess, onlyStaff(), ...STAFF_ROLES.map((role) => onlyStaff(role))];
    for (const role of STAFF_ROLES) {
      const open = accesses.filter((access) => authorize(access, session({ role, unenrolled: true })) === null);
      expect(open).toEqual([expiredSession, loggedIn, staffEnrolling]);
      const shut = accesses.filter((access) => !open.includes(access));
      expect(shut.map((access) => authorize(access, session({ role, unenrolled: true })))).toEqual(
        shut.map(() => 'second_factor_not_enrolled'),
      );
    }
    for (const access of accesses.filter((one) => one !== expiredSession)) {
      expect(authorize(access, session({ role: 'admin', unenrolled: true, expired: true }))).toBe('session_timed_out');
      expect(authorize(access, session({ role: 'admin', unenrolled: true, ended: true }))).toBe('session_timed_out');
    }
  });

  it('access that the handler verifies itself is never denied here', () => {
    const all = [none, unknown, session(), session({ expired: true }), session({ ended: true })];
    expect(all.map((credential) => authorize(verifiedBy('paypal'), credential))).toEqual(all.map(() => null));
  });
});
