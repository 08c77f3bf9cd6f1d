import type { Access } from '../access';
import type { DeclaredRoute } from './declared-access';

/** A route and who may use it, as a line to read: `POST /api/Cart/Add2Cart  customer reseller guest`. */
export function policyLine({ method, path, access }: DeclaredRoute): string {
  return `${method.padEnd(6)} ${path}  ${policyOf(access)}`;
}

function policyOf(access: Access): string {
  switch (access.kind) {
    case 'roles':
      return access.roles.join(' ');
    case 'verified-by':
      return `whoever ${access.protocol} vouches for`;
    case 'renewing':
      return 'any session, also one that has run out';
    case 'signed':
      return 'anyone, signed';
    case 'anyone':
      return 'anyone';
  }
}
