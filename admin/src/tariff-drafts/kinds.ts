import type { TariffChangeKindName } from '@shop/contract';
import type { StaffRole } from '../session/roles';

export const KINDS = [
  'product',
  'service',
  'zone',
  'exclusion',
  'exchange_fee',
  'remittance',
] as const satisfies readonly TariffChangeKindName[];

/** What a change is to be of; without a subject it is still to be chosen. */
export interface Chosen {
  kind: TariffChangeKindName;
  subject: string | null;
  /** What the draft sets already. */
  value?: unknown;
}

/** Fees are accounting's, all else customer service's; the API holds everyone to the same. */
export function mayChange(role: StaffRole | undefined, kind: TariffChangeKindName): boolean {
  const owner: StaffRole = kind === 'exchange_fee' || kind === 'remittance' ? 'accounting' : 'customer_service';
  return role === 'admin' || role === owner;
}
