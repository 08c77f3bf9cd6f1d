import { Injectable } from '@nestjs/common';
import {
  type BusinessCalendar,
  dayInChina,
  type BusinessDayRange,
  type DateRange,
  type DeliveryEstimate,
  estimateArrival,
  estimateDelivery,
} from '@shop/order-flow';
import { BusinessCalendarCache } from '../calendar/public';
import { Tariffs } from './tariffs.service';

/** Estimates delivery dates from the cached calendar and tariff. */
@Injectable()
export class DeliveryDates {
  /** The estimates of one day by delivery time, cached because every quote needs one. */
  private estimates = new Map<string, DeliveryEstimate>();
  private estimatedFor: { calendar?: BusinessCalendar; day?: string } = {};

  constructor(
    private readonly businessCalendar: BusinessCalendarCache,
    private readonly tariffs: Tariffs,
  ) {}

  get calendar(): BusinessCalendar {
    return this.businessCalendar.current;
  }

  /** Production and delivery dates for an order ready for production at an instant; null for an unknown shipping method. */
  estimateDelivery(ready: Date, method: number, country: string): DeliveryEstimate | null {
    const days = this.deliveryDays(method, country);
    return days && this.cachedEstimate(ready, days);
  }

  /** Arrival of a parcel shipped at an instant; null for an unknown shipping method. */
  estimateArrival(shipped: Date, method: number, country: string): DateRange | null {
    const days = this.deliveryDays(method, country);
    return days && estimateArrival(shipped, days, this.calendar);
  }

  private deliveryDays(method: number, country: string): BusinessDayRange | null {
    const { methods, majorCountries } = this.tariffs.snapshot;
    const days = methods.find((one) => one.method === method)?.days;
    if (!days) return null;
    return majorCountries.has(country) ? days.major : days.other;
  }

  private cachedEstimate(ready: Date, days: BusinessDayRange): DeliveryEstimate {
    const { calendar } = this;
    const day = dayInChina(ready);
    if (this.estimatedFor.calendar !== calendar || this.estimatedFor.day !== day) {
      this.estimates = new Map();
      this.estimatedFor = { calendar, day };
    }
    const key = days.join();
    const estimate = this.estimates.get(key) ?? estimateDelivery(ready, days, calendar);
    this.estimates.set(key, estimate);
    return estimate;
  }
}
