import { Injectable } from '@nestjs/common';
import type { ClaimView, OrderView } from '@shop/contract';
import { claimDeadline } from '@shop/order-flow';
import { FileLinks } from '../artwork/public';
import { BusinessDays } from '../catalogue/public';
import { type ClaimCard, Claims } from '../claims/public';
import type { Tx } from '../kernel/public';
import type { CustomerOrder } from './order.entity';

/** Claims as customers and staff see them, with short-lived links to their photos. */
@Injectable()
export class ClaimViews {
  constructor(
    private readonly claims: Claims,
    private readonly links: FileLinks,
    private readonly days: BusinessDays,
  ) {}

  /** An order's claims, and until when more can be made; only what has left the house has any. */
  async of(
    tx: Tx,
    { id, state, currency, deliveredOn }: CustomerOrder,
  ): Promise<Pick<OrderView, 'claims' | 'claimDeadline'>> {
    if (state !== 'shipped' && state !== 'completed') return { claims: [], claimDeadline: null };
    const claims = await this.claims.ofOrder(tx, id);
    return {
      claims: claims.map((claim) => this.view(claim, currency)),
      claimDeadline: deliveredOn && claimDeadline(deliveredOn, this.days.calendar),
    };
  }

  view(claim: ClaimCard, currency: string): ClaimView {
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
