import { Injectable } from '@nestjs/common';
import type { Tariff, TariffDocument } from '@shop/pricing';
import { Catalogue } from './catalogue.service';
import type { ShippingMethod } from './shelf';
import type { Rate } from './tariff-in-force';

/** What everything costs just now, from memory. */
@Injectable()
export class Tariffs {
  constructor(private readonly catalogue: Catalogue) {}

  /** Compiled, for any number of quotes. */
  current(): Tariff {
    return this.catalogue.tariff.tariff;
  }

  document(): TariffDocument {
    return this.catalogue.tariff.document;
  }

  /** Every currency with a rate in force, in the order they are shown. */
  rates(): readonly Rate[] {
    return this.catalogue.tariff.rates;
  }

  /** When the versions begin that are planned, the first to begin first. */
  coming(): Date[] {
    return this.catalogue.coming.map(({ publish_at }) => publish_at);
  }

  /** Throws for a currency that the tariff does not offer. */
  rateOf(currency: string): Rate {
    const rate = this.rates().find((one) => one.currency === currency);
    if (!rate) throw new Error(`no rate for ${currency}`);
    return rate;
  }

  currencies(): { code: string; digits: number }[] {
    return this.rates().map(({ currency, digits }) => ({ code: currency, digits }));
  }

  /** In the order they are shown. */
  shippingMethods(): readonly ShippingMethod[] {
    return this.catalogue.shelf.methods;
  }

  paymentMethods(): number[] {
    return Object.keys(this.document().remittance).map(Number);
  }

  /** Whether a method goes to a country. */
  ships(method: number, country: string): boolean {
    const { zones, excluded, services } = this.document().shipping;
    const zone = zones[country];
    return zone !== undefined && !excluded.includes(country) && services[method]?.[zone] !== undefined;
  }

  /** Where the shop ships to, ISO 3166-1 alpha-2. */
  countries(): string[] {
    const { zones, excluded } = this.document().shipping;
    return Object.keys(zones).filter((country) => !excluded.includes(country));
  }

  /** Reads what is committed by now; other replicas hear of it by `notify catalogue`. */
  reload(): Promise<void> {
    return this.catalogue.reload();
  }
}
