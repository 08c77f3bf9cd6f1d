import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { shippingOptions, type ShippingOption } from '@shop/pricing';
import { Tariffs } from '../tariff/public';
import { fieldError, ApiError, translations } from '../common/public';

type Options = Output<'UserEnd/SiteInfo/GetShippingQuote'>;

/** Compares shipping methods for a parcel. */
@Injectable()
export class ShippingQuotes {
  constructor(private readonly tariffs: Tariffs) {}

  /**
   * The charges of each shipping method for a weight and country; methods that are too heavy for it are left out.
   * @throws ApiError with the code of the pricing error
   */
  list({ country, grams, volumeCm3, currency }: Input<'UserEnd/SiteInfo/GetShippingQuote'>, language: string): Options {
    const result = shippingOptions(this.tariffs.current(), { country, grams, volumeCm3, currency });
    if (!result.ok) {
      const { code, field } = result.error;
      throw field === undefined ? new ApiError(code) : fieldError(code, field);
    }
    const names = translations(language, 'shipping');
    return this.tariffs.shippingMethods().flatMap(({ method, days }) => {
      const option = result.options.find((one) => one.method === method);
      return option ? [{ method, name: String(names[method] ?? method), ...toPrice(option, currency), days }] : [];
    });
  }
}

function toPrice({ first, next, total, parcels, chargeableGrams, gramsToNextStep }: ShippingOption, currency: string) {
  const money = (amount: number) => ({ currency, amount });
  return { first: money(first), next: money(next), total: money(total), parcels, chargeableGrams, gramsToNextStep };
}
