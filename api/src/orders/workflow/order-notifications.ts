import { Injectable } from '@nestjs/common';
import type { HistoryEntry, MailTemplate, StaffActor, StaffNotification } from '@shop/order-flow';
import { collectionOf, trackingLink } from '@shop/contract';
import { Accounts } from '../../accounts/public';
import { ProofLinks } from '../../artwork/public';
import { GuestLinks } from '../../auth/public';
import { findCarrierByName } from '../../carriers/public';
import { Products } from '../../catalogue/public';
import { MailQueue, type Tx } from '../../common/public';
import type { Coupon } from '../../quoting/public';
import { reasonText } from '../placing/order-problems';
import type { CustomerOrder } from '../order.entity';
import { recipientName } from '../recipient-name';
import type { EffectContext } from './effect-context';
import { itemLines } from './order-item-lines';
import type { OrderCustomer } from './order-snapshot.queries';

/** Queues the emails of an order's events in the event's transaction. */
@Injectable()
export class OrderNotifications {
  constructor(
    private readonly accounts: Accounts,
    private readonly guestLinks: GuestLinks,
    private readonly proofLinks: ProofLinks,
    private readonly mailQueue: MailQueue,
    private readonly products: Products,
  ) {}

  async notifyCustomer(tx: Tx, context: EffectContext, template: MailTemplate): Promise<void> {
    const { order, entry, seq } = context;
    const customer = context.customer ?? (await this.accounts.findById(tx, order.accountId));
    if (!customer) return;
    const { language } = customer;
    const items = itemLines(context, template, language, this.products);
    await this.mailQueue.queue(tx, {
      dedupeKey: `${order.id}:${seq}:${template}`,
      to: customer.email,
      template,
      language,
      data: { ...templateData(context, language), ...(items && { items }), trackingUrl: await trackingUrl(tx, entry) },
      secret: {
        orderUrl: await this.orderUrl(tx, customer, order.id),
        ...(template === 'proof_ready' && { proofUrl: await this.proofLinks.create(tx, order.id, language) }),
      },
    });
  }

  /** @param dedupeKey distinguishes the reminder from all others of the order */
  async remindOfProof(tx: Tx, order: CustomerOrder, dedupeKey: string): Promise<void> {
    const customer = await this.accounts.findById(tx, order.accountId);
    if (!customer) return;
    await this.mailQueue.queue(tx, {
      dedupeKey: `${order.id}:${dedupeKey}`,
      to: customer.email,
      template: 'proof_reminder' satisfies MailTemplate,
      language: customer.language,
      data: { orderId: order.id, name: recipientName(order) },
      secret: {
        orderUrl: await this.orderUrl(tx, customer, order.id),
        proofUrl: await this.proofLinks.create(tx, order.id, customer.language),
      },
    });
  }

  /** Tells the customer of a finished order when its files will be deleted. */
  async announceDeletion(tx: Tx, order: CustomerOrder, deletedOn: Date): Promise<void> {
    const customer = await this.accounts.findById(tx, order.accountId);
    if (!customer) return;
    await this.mailQueue.queue(tx, {
      dedupeKey: `${order.id}:artwork_expiring:${deletedOn.toISOString()}`,
      to: customer.email,
      template: 'artwork_expiring',
      language: customer.language,
      data: { orderId: order.id, name: recipientName(order), deletedOn: deletedOn.toISOString() },
      secret: { orderUrl: await this.orderUrl(tx, customer, order.id) },
    });
  }

  /** Emails every member of the role. */
  async notifyStaff(tx: Tx, context: EffectContext, role: StaffActor, about: StaffNotification): Promise<void> {
    const { order, seq } = context;
    const colleagues = await this.accounts.findStaffByRole(tx, role);
    await this.mailQueue.queueAll(
      tx,
      colleagues.map((colleague) => ({
        dedupeKey: `${order.id}:${seq}:${about}:${colleague.id}`,
        to: colleague.email,
        template: `staff_${about}`,
        language: colleague.language,
        data: {
          ...templateData(context, colleague.language),
          orderUrl: this.mailQueue.link(`/admin#/orders/${order.id}/show`, 'en'),
        },
      })),
    );
  }

  /** A guest's link also logs the guest in. */
  private orderUrl(tx: Tx, { id, role, language }: OrderCustomer, orderId: string): Promise<string> | string {
    const path = `/account/view-order?orderId=${orderId}`;
    return role === 'guest' ? this.guestLinks.create(tx, id, path, language) : this.mailQueue.link(path, language);
  }
}

/** The carrier's page about a shipment. */
async function trackingUrl(tx: Tx, entry: HistoryEntry): Promise<string | undefined> {
  if (entry.event !== 'shipped') return undefined;
  const carrier = await findCarrierByName(tx, entry.agent);
  return (carrier && trackingLink(carrier, entry.trackingNumber)) ?? undefined;
}

function templateData(
  { order, entry, attachments, results }: EffectContext,
  language: string,
): Record<string, unknown> {
  const { reprint, coupon } = results;
  return {
    orderId: order.id,
    name: recipientName(order),
    amount: { currency: order.currency, amount: order.total },
    due: order.dueAt.toISOString(),
    payUrl: attachments.invoice?.payUrl,
    prepaid: collectionOf(order.paymentMethod) === 'immediate',
    ...entryData(entry, language),
    ...(attachments.pinTexts && { pins: attachments.pinTexts.join(' · ') }),
    refund: results.refund,
    byHand: results.byHand,
    reprintOf: order.reprintOf,
    ...(reprint && { reprint: reprint.id, reprintWantsFiles: reprint.state === 'awaiting_files' }),
    ...(coupon && couponData(coupon)),
  };
}

function entryData(entry: HistoryEntry, language: string): Record<string, unknown> {
  return {
    reason: 'reason' in entry ? reasonText(entry.reason, language) : undefined,
    comment: 'comment' in entry ? (entry.comment ?? undefined) : undefined,
    agent: 'agent' in entry ? entry.agent : undefined,
    trackingNumber: 'trackingNumber' in entry ? entry.trackingNumber : undefined,
    memo: 'memo' in entry ? (entry.memo ?? undefined) : undefined,
    ...(entry.event === 'order_paid' && { readyForProduction: entry.state === 'ready_for_production' }),
    ...(entry.event === 'claim_resolved' && {
      refused: entry.resolution === 'refused',
      answer: entry.reason ?? undefined,
    }),
  };
}

function couponData({ code, percent, validUntil }: Coupon): Record<string, unknown> {
  return { coupon: code, couponPercent: percent, couponUntil: validUntil.toISOString() };
}
