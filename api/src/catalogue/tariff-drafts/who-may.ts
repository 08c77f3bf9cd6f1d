import { type Caller, Refusal } from '../../kernel/public';
import type { TariffChange } from './tariff-change';

/** Fees are accounting's; all else that is sold and shipped is customer service's. An admin may both. */
const OWNERS: Record<TariffChange['kind'], Caller['role']> = {
  product: 'customer_service',
  service: 'customer_service',
  zone: 'customer_service',
  exclusion: 'customer_service',
  exchange_fee: 'accounting',
  remittance: 'accounting',
};

/** Refuses `forbidden` unless the caller may decide on every one of the kinds. */
export function mustOwn({ role }: Caller, changes: readonly Pick<TariffChange, 'kind'>[]): void {
  if (role !== 'admin' && changes.some(({ kind }) => OWNERS[kind] !== role)) throw new Refusal('forbidden');
}
