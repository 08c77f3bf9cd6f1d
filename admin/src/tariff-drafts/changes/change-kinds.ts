import type { Input, Output, TariffChangeKindName } from '@shop/contract';
import type { StaffRole } from '../../auth/roles';

export const CHANGE_KINDS = [
  'product',
  'service',
  'zone',
  'exclusion',
  'exchange_fee',
  'remittance',
] as const satisfies readonly TariffChangeKindName[];

/** Kinds whose subjects can be added and removed. */
export const REMOVABLE_KINDS: readonly TariffChangeKindName[] = ['service', 'zone', 'exclusion', 'remittance'];

/** What a new or existing change is about. */
export interface ChangeTarget {
  kind: TariffChangeKindName;
  /** Null until it is chosen. */
  subject: string | null;
}

export type ChangeInput = Input<'admin/tariff-draft-change'>;

/** A change of a scheduled draft. */
export type ScheduledChange = Output<'admin/tariff-planned'>[number];

/** Accounting changes fees and customer service everything else; the API enforces the same. */
export function canChange(role: StaffRole | undefined, kind: TariffChangeKindName): boolean {
  const owner: StaffRole = kind === 'exchange_fee' || kind === 'remittance' ? 'accounting' : 'customer_service';
  return role === 'admin' || role === owner;
}
