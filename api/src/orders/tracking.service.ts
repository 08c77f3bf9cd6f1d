import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { trackingSteps } from '@shop/order-flow';
import { Database, Refusal } from '../kernel/public';
import { entryOf } from './history';
import { OrderEventRow } from './order-event.entity';
import { OrderItem } from './order-item.entity';
import { Products } from '../catalogue/public';
import { knownForm } from './placing.service';

/** What anybody who knows an order's id may see. */
@Injectable()
export class Tracking {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
  ) {}

  async of(typed: string, language: string): Promise<Output<'UserEnd/SiteInfo/OrderTracking'>> {
    const orderId = knownForm(typed);
    const history = await this.database.reader.find(OrderEventRow, { where: { orderId }, order: { seq: 'ASC' } });
    const last = history.at(-1);
    if (!last) throw new Refusal('resource_not_found');
    const steps = trackingSteps(history.map(entryOf));
    const names = steps.some(({ item }) => item) ? await this.itemNames(orderId, language) : new Map<string, string>();
    return {
      orderId,
      status: last.state,
      steps: steps.map(({ date, item, ...step }) => ({
        ...step,
        date: date.toISOString(),
        ...(item && { item: names.get(item) ?? '' }),
      })),
    };
  }

  /** Place in the order and product name; the customer's own label stays private. */
  private async itemNames(orderId: string, language: string): Promise<Map<string, string>> {
    const items = await this.database.reader.find(OrderItem, { where: { orderId }, order: { position: 'ASC' } });
    return new Map(
      items.map(({ sid, sku, position }) => [
        sid,
        `${position + 1} · ${this.products.label(sku, language)?.name ?? sku}`,
      ]),
    );
  }
}
