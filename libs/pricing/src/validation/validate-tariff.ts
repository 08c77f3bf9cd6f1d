import { validateCurrencies, validateRemittance } from './validate-money';
import { validateProduct } from './validate-product';
import { validateShipping } from './validate-shipping';
import { DocumentNode, type TariffFault } from './document-node';

const SECTIONS = ['products', 'shipping', 'currencies', 'exchangeRate', 'remittance'];

/**
 * Finds every reason why a tariff document cannot be published; accepts any value. A document without faults compiles.
 * Stricter than `compileTariff`: it also finds values that would price, but hardly as intended (such as unsorted tiers).
 */
export function validateTariff(document: unknown): TariffFault[] {
  const faults: TariffFault[] = [];
  const tariff = new DocumentNode(document, '', faults);
  if (!tariff.hasOnlyFields(...SECTIONS)) return faults;
  for (const [, product] of tariff.at('products').entries()) validateProduct(product);
  validateShipping(tariff.at('shipping'));
  validateCurrencies(tariff.at('currencies'), tariff.at('exchangeRate'));
  validateRemittance(tariff.at('remittance'), tariff.at('currencies'));
  return faults;
}
