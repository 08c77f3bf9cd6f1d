import { Injectable } from '@nestjs/common';
import {
  type BusinessCalendar,
  dayInChina,
  type DayCount,
  type DaySpan,
  type Promised,
  promisedDelivery,
  promisedFrom,
} from '@shop/order-flow';
import { Catalogue } from '../catalogue.service';

/** When we work and how long deliveries take, from memory. */
@Injectable()
export class BusinessDays {
  /** A day's promises by how long deliveries take: every quote asks for one. */
  private promises = new Map<string, Promised>();
  private promisesOf: { calendar?: BusinessCalendar; day?: string } = {};

  constructor(private readonly catalogue: Catalogue) {}

  get calendar(): BusinessCalendar {
    return this.catalogue.shelf.calendar;
  }

  /** Promised for what could be produced from the instant on; null where the method is not known any more. */
  from(ready: Date, method: number, country: string): Promised | null {
    const days = this.deliveryDays(method, country);
    return days && this.remembered(ready, days);
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

  private remembered(ready: Date, days: DayCount): Promised {
    const { calendar } = this;
    const day = dayInChina(ready);
    if (this.promisesOf.calendar !== calendar || this.promisesOf.day !== day) {
      this.promises = new Map();
      this.promisesOf = { calendar, day };
    }
    const known = this.promises.get(days.join());
    if (known) return known;
    const promised = promisedFrom(ready, days, calendar);
    this.promises.set(days.join(), promised);
    return promised;
  }
}
