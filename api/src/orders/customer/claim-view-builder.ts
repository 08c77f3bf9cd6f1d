import { Injectable } from '@nestjs/common';
import type { ClaimView, OrderView } from '@shop/contract';
import { claimDeadline } from '@shop/order-flow';
import { FileLinks } from '../../artwork/public';
import { DeliveryDates } from '../../tariff/public';
import type { ClaimRecord } from '../../claims/public';
import type { CustomerOrder } from '../order.entity';

/** Builds the views of claims, with short-lived links to their photos. */
@Injectable()
export class ClaimViewBuilder {
  constructor(
    private readonly links: FileLinks,
    private readonly deliveryDates: DeliveryDates,
  ) {}

  /** An order's claims and the last day to open one. Only shipped orders have claims. */
  buildForOrder(
    { state, currency, deliveredOn }: CustomerOrder,
    claims: readonly ClaimRecord[],
  ): Pick<OrderView, 'claims' | 'claimDeadline'> {
    if (state !== 'shipped' && state !== 'completed') return { claims: [], claimDeadline: null };
    return {
      claims: claims.map((claim) => this.build(claim, currency)),
      claimDeadline: deliveredOn && claimDeadline(deliveredOn, this.deliveryDates.calendar),
    };
  }

  build(claim: ClaimRecord, currency: string): ClaimView {
    const { id, sid, reason, answerDue, lostParcel, amount, answer, resolution, reprintOrderId } = claim;
    return {
      ...{ id, sid, reason, answerDue, lostParcel },
      photos: claim.photos.map(({ objectId, name }) => ({ name, url: this.links.url(objectId, name) })),
      openedAt: claim.openedAt.toISOString(),
      state: claim.resolvedAt ? 'resolved' : 'open',
      ...(resolution && { resolution }),
      ...(amount !== null && { amount: { currency, amount } }),
      ...(answer && { answer }),
      ...(claim.resolvedAt && { resolvedAt: claim.resolvedAt.toISOString() }),
      ...(reprintOrderId && { reprintOrderId }),
    };
  }
}
