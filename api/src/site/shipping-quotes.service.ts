import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { shippingOptions, type ShippingOption } from '@shop/pricing';
import { Tariffs } from '../catalogue/public';
import { refuseField, Refusal, words } from '../kernel/public';

type Options = Output<'UserEnd/SiteInfo/GetShippingQuote'>;

@Injectable()
export class ShippingQuotes {
  constructor(private readonly tariffs: Tariffs) {}

  /** What each method asks for a weight to a country; nothing where it is too heavy. Refuses what pricing refuses. */
  options(
    { country, grams, volumeCm3, currency }: Input<'UserEnd/SiteInfo/GetShippingQuote'>,
    language: string,
  ): Options {
    const result = shippingOptions(this.tariffs.current(), { country, grams, volumeCm3, currency });
    if (!result.ok) {
      const { code, field } = result.refusal;
      throw field === undefined ? new Refusal(code) : refuseField(code, field);
    }
    const names = words(language, 'shipping');
    return this.tariffs.shippingMethods().flatMap(({ method, days }) => {
      const option = result.options.find((one) => one.method === method);
      return option ? [{ method, name: String(names[method] ?? method), ...priceOf(option, currency), days }] : [];
    });
  }
}

function priceOf({ first, next, total, parcels, chargeableGrams, gramsToNextStep }: ShippingOption, currency: string) {
  const money = (amount: number) => ({ currency, amount });
  return { first: money(first), next: money(next), total: money(total), parcels, chargeableGrams, gramsToNextStep };
}
