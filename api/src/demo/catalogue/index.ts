import type { TariffDocument } from '@shop/pricing';

import { banner } from './banner';
import { currencies, exchangeRate, remittance } from './currencies';
import type { DemoProduct } from './demo-product';
import { exhibition } from './exhibition';
import { fabric } from './fabric';
import { flags } from './flags';
import { lightbox } from './lightbox';
import { othermaterials } from './othermaterials';
import { shipping } from './shipping';
import { sticker } from './sticker';
import { uvinkjet } from './uvinkjet';

export { categories, printerTypes } from './categories';
export { currencies, exchangeRate, remittance } from './currencies';
export type * from './demo-product';
export { finishes, type FinishCode } from './finishes';
export { deliveryDays, majorCountries, shipping, zones } from './shipping';

/** All products, in the order of the menu. */
export const products: readonly DemoProduct[] = [
  ...banner,
  ...sticker,
  ...exhibition,
  ...flags,
  ...lightbox,
  ...fabric,
  ...uvinkjet,
  ...othermaterials,
];

/** The tariff document that the demo shop quotes by. */
export const tariff: TariffDocument = {
  products: Object.fromEntries(products.map((product) => [product.sku, product.tariff])),
  shipping,
  currencies,
  exchangeRate,
  remittance,
};
