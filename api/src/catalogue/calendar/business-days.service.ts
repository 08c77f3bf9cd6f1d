import { Injectable } from '@nestjs/common';
import type { BusinessCalendar, DayCount, DaySpan, Promised } from '@shop/order-flow';
import { promisedDelivery, promisedFrom } from '@shop/order-flow';
import { Catalogue } from '../catalogue.service';

/** When we work and how long deliveries take, from memory. */
@Injectable()
export class BusinessDays {
  constructor(private readonly catalogue: Catalogue) {}

  get calendar(): BusinessCalendar {
    return this.catalogue.shelf.calendar;
  }

  /** Promised for what could be produced from the instant on; null where the method is not known any more. */
  from(ready: Date, method: number, country: string): Promised | null {
    const days = this.deliveryDays(method, country);
    return days && promisedFrom(ready, days, this.calendar);
  }

  /** When what left at the instant arrives; null where the method is not known any more. */
  delivery(shipped: Date, method: number, country: string): DaySpan | null {
    const days = this.deliveryDays(method, country);
    return days && promisedDelivery(shipped, days, this.calendar);
  }

  private deliveryDays(method: number, country: string): DayCount | null {
    const { methods, majorCountries } = this.catalogue.shelf;
    const days = methods.find((one) => one.method === method)?.days;
    if (!days) return null;
    return majorCountries.has(country) ? days.major : days.other;
  }
}
