import { judgeCurrencies, judgeRemittance } from './judge-money';
import { judgeProduct } from './judge-product';
import { judgeShipping } from './judge-shipping';
import { Spot, type TariffFault } from './spot';

const PARTS = ['products', 'shipping', 'currencies', 'exchangeRate', 'remittance'];

/**
 * Every reason why a tariff document cannot be published; none where it can, and then it compiles. Takes whatever
 * was sent. Stricter than compiling: it also finds what would price, but not as anybody meant it.
 */
export function judgeTariff(document: unknown): TariffFault[] {
  const faults: TariffFault[] = [];
  const tariff = new Spot(document, '', faults);
  if (!tariff.hasOnly(...PARTS)) return faults;
  for (const [, product] of tariff.at('products').entries()) judgeProduct(product);
  judgeShipping(tariff.at('shipping'));
  judgeCurrencies(tariff.at('currencies'), tariff.at('exchangeRate'));
  judgeRemittance(tariff.at('remittance'), tariff.at('currencies'));
  return faults;
}
