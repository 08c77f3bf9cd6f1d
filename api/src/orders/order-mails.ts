import { Injectable } from '@nestjs/common';
import type { MailTemplate, StaffActor, StaffNotice } from '@shop/order-flow';
import { type AccountCard, Accounts, GuestLinks } from '../identity/public';
import { Mails, type Tx } from '../kernel/public';
import type { CouponCard } from '../quoting/public';
import type { Occasion } from './effects';
import { reasonWords } from './order-faults';

/** What the order's flow tells people, queued in the event's transaction. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly guestLinks: GuestLinks,
    private readonly mails: Mails,
  ) {}

  async toCustomer(tx: Tx, occasion: Occasion, template: MailTemplate): Promise<void> {
    const { order, seq } = occasion;
    const customer = await this.accounts.byId(tx, order.accountId);
    if (!customer) return;
    await this.mails.queue(tx, {
      occasion: `${order.id}:${seq}:${template}`,
      to: customer.email,
      template,
      language: customer.language,
      data: told(occasion, customer.language),
      secret: { orderUrl: await this.orderUrl(tx, customer, order.id) },
    });
  }

  /** A guest comes in by it; everyone else logs in. */
  private orderUrl(tx: Tx, { id, role, language }: AccountCard, orderId: string): Promise<string> | string {
    const path = `/account/view-order?orderId=${orderId}`;
    return role === 'guest' ? this.guestLinks.link(tx, id, path, language) : this.mails.link(path, language);
  }

  /** Everyone of the role hears of it. */
  async toStaff(tx: Tx, occasion: Occasion, role: StaffActor, about: StaffNotice): Promise<void> {
    const { order, seq } = occasion;
    for (const colleague of await this.accounts.ofRole(tx, role)) {
      await this.mails.queue(tx, {
        occasion: `${order.id}:${seq}:${about}:${colleague.id}`,
        to: colleague.email,
        template: `staff_${about}`,
        language: colleague.language,
        data: { ...told(occasion, colleague.language), orderUrl: this.mails.link(`/admin#/orders/${order.id}/show`, 'en') },
      });
    }
  }
}

function told({ order, entry, brought, made }: Occasion, language: string): Record<string, unknown> {
  const { firstName, lastName } = order.shipTo;
  return {
    orderId: order.id,
    name: `${firstName} ${lastName}`,
    amount: { currency: order.currency, amount: order.total },
    due: order.dueAt.toISOString(),
    payUrl: brought.invoice?.payUrl,
    prepaid: order.paymentMethod === 3,
    ...(entry && {
      reason: 'reason' in entry ? reasonWords(entry.reason, language) : undefined,
      comment: 'comment' in entry ? entry.comment : undefined,
      agent: 'agent' in entry ? entry.agent : undefined,
      trackingNumber: 'trackingNumber' in entry ? entry.trackingNumber : undefined,
      memo: 'memo' in entry ? entry.memo : undefined,
    }),
    ...(entry?.event === 'claim_resolved' && {
      refused: entry.resolution === 'refused',
      answer: entry.reason,
    }),
    refund: made.refund,
    byHand: made.byHand,
    reprintOf: order.reprintOf,
    ...(made.reprint && { reprint: made.reprint.id, reprintWantsFiles: made.reprint.state === 'awaiting_files' }),
    ...(made.coupon && couponWords(made.coupon)),
  };
}

function couponWords({ code, percent, validUntil }: CouponCard): Record<string, unknown> {
  return { coupon: code, couponPercent: percent, couponUntil: validUntil.toISOString() };
}
