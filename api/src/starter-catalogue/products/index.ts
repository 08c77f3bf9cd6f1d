import { finishRulesFor } from '../finishes';
import type { StarterProduct } from '../starter-product';
import { banner } from './banner';
import { exhibition } from './exhibition';
import { fabric } from './fabric';
import { flags } from './flags';
import { lightbox } from './lightbox';
import { othermaterials } from './othermaterials';
import { sticker } from './sticker';
import { uvinkjet } from './uvinkjet';

/** All products, in the order of the menu. */
export const products: readonly StarterProduct[] = [
  ...banner,
  ...sticker,
  ...exhibition,
  ...flags,
  ...lightbox,
  ...fabric,
  ...uvinkjet,
  ...othermaterials,
].map(withFinishRules);

function withFinishRules(product: StarterProduct): StarterProduct {
  const finishRules = finishRulesFor(Object.keys(product.tariff.finishes));
  if (!finishRules) return product;
  return product.kind === 'area'
    ? { ...product, tariff: { ...product.tariff, finishRules } }
    : { ...product, tariff: { ...product.tariff, finishRules } };
}
