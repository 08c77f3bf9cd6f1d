import type { ProductView } from '@shop/contract';
import { initialFinishes, toggleFinish, type FinishOffer } from '@shop/pricing';

type Product = Pick<ProductView, 'finishes' | 'finishRules'>;

/** The finishes of a new item: the usual one where it is offered, and one of each group that needs a choice. */
export function defaultFinishes(product: Product): string[] {
  return initialFinishes(toOffer(product));
}

/** The finishes after one is selected or deselected; the product's rules remove and add others. */
export function withToggledFinish(product: Product, chosen: readonly string[], code: string): string[] {
  return toggleFinish(toOffer(product), chosen, code);
}

const toOffer = ({ finishes, finishRules }: Product): FinishOffer => ({
  finishes: finishes.map(({ code }) => code),
  finishRules,
});
