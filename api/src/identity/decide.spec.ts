import type { RoleName } from '@shop/contract';
import {
  account,
  anyone,
  members,
  only,
  registered,
  renewing,
  shoppers,
  signed,
  staff,
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
const session = (changes: { role?: RoleName; expired?: boolean; ended?: boolean } = {}): Credential => ({
  kind: 'session',
  role: 'customer',
  expired: false,
  ended: false,
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
    ['staff', staff, STAFF],
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

  it('of a sender that proves itself is left to its handler', () => {
    const all = [none, unknown, session(), session({ expired: true }), session({ ended: true })];
    expect(all.map((credential) => decide(verifiedBy('paypal'), credential))).toEqual(all.map(() => null));
  });
});
