import type { Access } from './access';
import type { DeclaredRoute } from './route-registry';

/** A route with its access as one line of text: `POST   /api/Cart/Add2Cart  customer reseller guest`. */
export function formatRoute({ method, path, access }: DeclaredRoute): string {
  return `${method.padEnd(6)} ${path}  ${formatAccess(access)}`;
}

function formatAccess(access: Access): string {
  switch (access.kind) {
    case 'roles':
      return [...access.roles, ...(access.orLink ? ['or a link'] : [])].join(' ');
    case 'verified-by':
      return `verified by ${access.protocol}`;
    case 'session-renewal':
      return 'any session, expired or not';
    case 'signed':
      return 'anyone, signed';
    case 'anyone':
      return 'anyone';
  }
}
