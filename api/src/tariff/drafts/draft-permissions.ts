import { ApiError, type Caller } from '../../common/public';
import type { TariffChange } from '../snapshot/tariff-rows';

/** Who decides what: accounting on fees, customer service on products and shipping. Admins decide on everything. */
const RESPONSIBLE_ROLES: Record<TariffChange['kind'], Caller['role']> = {
  product: 'customer_service',
  service: 'customer_service',
  zone: 'customer_service',
  exclusion: 'customer_service',
  exchange_fee: 'accounting',
  remittance: 'accounting',
};

/** @throws ApiError `forbidden` if the caller is not responsible for every one of the changes */
export function assertMayChange({ role }: Caller, changes: readonly Pick<TariffChange, 'kind'>[]): void {
  if (role !== 'admin' && changes.some(({ kind }) => RESPONSIBLE_ROLES[kind] !== role)) throw new ApiError('forbidden');
}
