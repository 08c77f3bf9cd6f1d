import type { ProductTariff, RemittanceTariff, ShippingServiceTariff } from '@shop/pricing';
import type { Tx } from '../../common/public';
import { Currency } from '../entities/currency.entity';
import { RemittanceFee } from '../entities/remittance-fee.entity';
import { ShippingExclusion } from '../entities/shipping-exclusion.entity';
import { ShippingService } from '../entities/shipping-service.entity';
import { ShippingZone } from '../entities/shipping-zone.entity';
import type { TariffChange } from '../snapshot/tariff-rows';
import { setProductTariff } from './product-tariff.queries';

/** Writes changes to the tables of the tariff in force. */
export async function writeChanges(tx: Tx, changes: readonly TariffChange[]): Promise<void> {
  for (const { kind, subject, value } of changes) {
    if (value === null) await deleteValue(tx, kind, subject);
    else await writeValue(tx, kind, subject, value);
  }
}

async function writeValue(tx: Tx, kind: TariffChange['kind'], subject: string, value: unknown): Promise<unknown> {
  switch (kind) {
    case 'product':
      return setProductTariff(tx, subject, value as ProductTariff);
    case 'service': {
      const tariff = value as ShippingServiceTariff;
      return tx.upsert(ShippingService, { ...parseServiceId(subject), tariff }, ['method', 'zone']);
    }
    case 'zone': {
      const { zone, major } = value as Pick<ShippingZone, 'zone' | 'major'>;
      return tx.upsert(ShippingZone, { country: subject, zone, major }, ['country']);
    }
    case 'exclusion':
      return tx.upsert(ShippingExclusion, { country: subject }, ['country']);
    case 'exchange_fee':
      return tx.update(Currency, { code: subject }, { exchangeFee: String(value) });
    case 'remittance': {
      const { rate, fixed } = value as RemittanceTariff;
      return tx.upsert(RemittanceFee, { paymentMethod: Number(subject), rate: String(rate), fixed }, ['paymentMethod']);
    }
  }
}

async function deleteValue(tx: Tx, kind: TariffChange['kind'], subject: string): Promise<unknown> {
  switch (kind) {
    case 'service':
      return tx.delete(ShippingService, parseServiceId(subject));
    case 'zone':
      return tx.delete(ShippingZone, { country: subject });
    case 'exclusion':
      return tx.delete(ShippingExclusion, { country: subject });
    case 'remittance':
      return tx.delete(RemittanceFee, { paymentMethod: Number(subject) });
    default:
      throw new Error(`${kind} ${subject} cannot be removed`);
  }
}

/** The key of a shipping service from a subject `method:zone`. */
function parseServiceId(subject: string): { method: number; zone: string } {
  const [method, zone = ''] = subject.split(':');
  return { method: Number(method), zone };
}
