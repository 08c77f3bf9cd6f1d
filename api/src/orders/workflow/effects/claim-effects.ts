import { Injectable } from '@nestjs/common';
import { addBusinessDays, claimDeadline, dayInChina } from '@shop/order-flow';
import { ArtworkFiles } from '../../../artwork/public';
import { Claims } from '../../../claims/public';
import type { Tx } from '../../../common/public';
import { DeliveryDates } from '../../../tariff/public';
import type { EffectContext, EffectOf } from '../effect-context';

/** A claim is answered, and refunded, within this number of business days. */
const BUSINESS_DAYS_TO_ANSWER = 7;

/** The effects of events on the claims about an order's items. */
@Injectable()
export class ClaimEffects {
  constructor(
    private readonly artwork: ArtworkFiles,
    private readonly claims: Claims,
    private readonly deliveryDates: DeliveryDates,
  ) {}

  /** Opens a claim with its photos and the days by which it must be raised and answered. */
  async open(
    tx: Tx,
    { order, now, author, attachments: { photos = [] } }: EffectContext,
    { sid, reason }: EffectOf<'open_claim'>,
  ): Promise<void> {
    const { calendar } = this.deliveryDates;
    const objectIds = await this.artwork.saveObjects(tx, photos, now);
    await this.claims.open(tx, {
      orderId: order.id,
      sid,
      reason,
      photos: photos.map(({ name }, index) => ({ objectId: objectIds[index] ?? '', name })),
      openedAt: now,
      openedBy: author.accountId,
      deadline: order.deliveredOn && claimDeadline(order.deliveredOn, calendar),
      answerDue: addBusinessDays(dayInChina(now), BUSINESS_DAYS_TO_ANSWER, calendar),
    });
  }

  resolve(tx: Tx, { now, author }: EffectContext, effect: EffectOf<'resolve_claim'>): Promise<void> {
    return this.claims.resolve(tx, { ...effect, answer: effect.reason, at: now, by: author.accountId });
  }
}
