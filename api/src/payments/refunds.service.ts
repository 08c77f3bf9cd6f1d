import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit, type Caller, Clock, Database, enqueue, isUuid, job, Outbox, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { type OwedRefund, PAYPAL_QUEUE } from '../orders/public';
import { AccountingLetters } from './accounting-letters';
import { ofInvoice, restsOf, type InvoiceCapture } from './capture.queries';
import { PayPalClient } from './paypal/paypal-client';
import { PayPalError } from './paypal/paypal-error';
import type { PayPalRefund } from './paypal/paypal-refund';
import { PAYPAL } from './paypal.provider';
import * as refunds from './refund.queries';
import type { RefundRow } from './refund.queries';
import { splitRefund } from './refund-split';
import { isInBooks, takeFrom } from './unapplied.queries';

/** Ask PayPal for one refund through one capture. */
const refundAsked = job<{ id: string }>('payments.refund-asked');

/** Refuses as the flow does that gives back more than there is. */
const tooMuch = () => new Refusal('event_not_allowed', [{ field: 'amount', code: 'refund_exceeds_limit' }]);

export type Owed = Omit<OwedRefund, 'orderId'> & { orderId: string | null };

/** A refund as an invoice of PayPal's tells of it. */
export interface ReportedRefund {
  refundId: string;
  invoiceId: string;
  currency: string;
  amount: number;
}

/** Gives PayPal money back through its captures; asked for under ids committed first, so that PayPal never gives it twice. */
@Injectable()
export class PayPalRefunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly letters: AccountingLetters,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(refundAsked, ({ id }) => this.ask(id));
  }

  /** In the transaction that owes it, which has booked it. Refuses more than the payments have left. */
  async owe(tx: Tx, { occasion, orderId, currency, amount, of, capture, at, by }: Owed): Promise<void> {
    const parts = splitRefund(await restsOf(tx, { orderId, currency, of, capture: capture ?? null }), amount);
    if (!parts) throw tooMuch();
    for (const [place, { captureId, amount: portion }] of parts.entries()) {
      const part = { occasion, part: place + 1, captureId, orderId, currency, amount: portion };
      const id = await refunds.askedFor(tx, part, at);
      if (!id) continue;
      if (of === 'unapplied') await takeFrom(tx, captureId, portion, { at, by });
      await this.enqueue(tx, id);
    }
  }

  enqueue(tx: Tx, id: string): Promise<void> {
    return enqueue(tx, refundAsked, { id }, { key: `paypal-refund:${id}`, queue: PAYPAL_QUEUE });
  }

  /** PayPal gives the same refund again for the same request id, so that this may run any number of times. */
  private async ask(id: string): Promise<void> {
    const refund = await refunds.find(this.database.reader, id);
    if (refund?.state !== 'asked' || refund.captureId === null) return;
    const { captureId, requestId, currency, amount } = refund;
    try {
      const given = await this.paypal.refundCapture(captureId, { currency, amount }, requestId);
      await this.database.transaction((tx) => this.answered(tx, id, given));
    } catch (error) {
      if (!(error instanceof PayPalError) || !isFinal(error)) throw error;
      const failure = error.issues.join(' ') || error.name;
      await this.database.transaction(async (tx) => {
        if (await refunds.refusedFor(tx, id, failure)) await this.tellOfFailure(tx, refund, failure);
      });
    }
  }

  /**
   * What was taken for the answer, as it is of the same sum, may have been somebody's refund by hand that came in between:
   * then that is known now.
   */
  private async answered(tx: Tx, id: string, given: PayPalRefund): Promise<void> {
    const refund = await refunds.lock(tx, id);
    if (!refund) return;
    const { refundId: taken } = refund;
    if (taken !== null && taken !== given.refundId) {
      await refunds.stands(tx, { id, state: 'asked' }, given.refundId, given.status, this.clock.now());
      const invoiceId = await invoiceOf(tx, refund.captureId);
      await this.byHand(tx, { refundId: taken, invoiceId, currency: refund.currency, amount: refund.amount });
    } else await this.standsAs(tx, refund, given);
  }

  private async standsAs(tx: Tx, refund: RefundRow, { refundId, status }: PayPalRefund): Promise<boolean> {
    const isNews = await refunds.stands(tx, refund, refundId, status, this.clock.now());
    if (isNews && (status === 'FAILED' || status === 'CANCELLED')) await this.tellOfFailure(tx, refund, status);
    return isNews;
  }

  /** How a refund stands that the shop knows; others are left. True where it is news. */
  async heard(tx: Tx, given: PayPalRefund): Promise<boolean> {
    const refund = await refunds.lockKnown(tx, given.refundId);
    return refund !== null && this.standsAs(tx, refund, given);
  }

  /** A refund that an invoice tells of: one that was asked for, or one by hand. True where it is news. */
  async reported(tx: Tx, refund: ReportedRefund): Promise<boolean> {
    if (await refunds.lockKnown(tx, refund.refundId)) return false;
    const asked = await refunds.lockUnanswered(tx, refund.invoiceId, refund);
    if (asked) return this.standsAs(tx, asked, { refundId: refund.refundId, status: 'COMPLETED' });
    await this.byHand(tx, refund);
    return true;
  }

  /** Booked as far as the books have not given that money back already; accounting is told. */
  private async byHand(tx: Tx, { refundId, invoiceId, currency, amount }: ReportedRefund): Promise<void> {
    const at = this.clock.now();
    const capture = invoiceId ? givenBackFrom(await ofInvoice(tx, invoiceId, currency), amount) : null;
    const orderId = capture?.paysFor ?? capture?.orderId ?? null;
    await refunds.writeByHand(tx, { refundId, captureId: capture?.captureId ?? null, orderId, currency, amount }, at);
    if (capture) await this.bookByHand(tx, capture, { refundId, currency, amount, at });
    await this.letters.tell(tx, {
      template: 'staff_refund_by_hand',
      occasion: `refund-by-hand:${refundId}`,
      page: 'paypal-refunds',
      data: { orderId: orderId ?? '–', amount: { currency, amount }, reference: refundId },
    });
  }

  private async bookByHand(
    tx: Tx,
    { captureId, paysFor, orderId }: InvoiceCapture,
    { refundId, currency, amount, at }: { refundId: string; currency: string; amount: number; at: Date },
  ): Promise<void> {
    const booking = { occasion: `paypal-refund:${refundId}`, memo: refundId, at, by: null };
    if (paysFor === null) {
      if (await isInBooks(tx, captureId)) {
        await this.ledger.returnUnapplied(tx, { currency, amount }, orderId ?? undefined, booking);
      }
      await takeFrom(tx, captureId, amount, { at, by: null });
      return;
    }
    const { paid, refunded } = await this.ledger.paymentOf(tx, paysFor, currency);
    if (amount > paid - refunded) return;
    await this.ledger.giveBack(tx, {
      ...{ occasion: booking.occasion, orderId: paysFor, currency, amount, at, by: null },
      of: 'payment',
      to: { kind: 'paypal' },
    });
  }

  private tellOfFailure(
    tx: Tx,
    { id, requestId, orderId, currency, amount }: RefundRow,
    reason: string,
  ): Promise<void> {
    return this.letters.tell(tx, {
      template: 'staff_refund_failed',
      occasion: `refund-failed:${id}:${requestId}`,
      page: 'paypal-refunds',
      data: { orderId: orderId ?? '–', amount: { currency, amount }, reason },
    });
  }

  /** Asks PayPal once more for what it did not make. Refuses `resource_not_found`, `already_decided`. */
  async retry(tx: Tx, caller: Caller, id: string): Promise<void> {
    const refund = await open(tx, id);
    if (refund.state !== 'failed') throw new Refusal('already_decided');
    await refunds.askedAgain(tx, id, this.clock.now());
    await this.enqueue(tx, id);
    await this.record(tx, caller, 'refund-retried', refund, { state: 'asked' });
  }

  /** What failed was given back another way, or what was refunded by hand is seen to. Refuses as `retry` does. */
  async settle(tx: Tx, caller: Caller, id: string, note: string): Promise<void> {
    const refund = await open(tx, id);
    if (refund.state !== 'failed' && refund.origin !== 'paypal') throw new Refusal('already_decided');
    await refunds.settled(tx, id, { at: this.clock.now(), by: caller.accountId, note });
    await this.record(tx, caller, 'refund-settled', refund, { note });
  }

  private record(
    tx: Tx,
    caller: Caller,
    action: string,
    { id, state, orderId }: RefundRow,
    after: object,
  ): Promise<void> {
    const subject = orderId === null ? { kind: 'paypal-refund', id } : { kind: 'order', id: orderId };
    return this.audit.record(tx, caller, { action, ...subject, before: { state }, after: { refund: id, ...after } });
  }
}

/** What accounting can still do something about, its row held. */
async function open(tx: Tx, id: string): Promise<RefundRow> {
  const refund = isUuid(id) ? await refunds.lock(tx, id) : null;
  if (!refund) throw new Refusal('resource_not_found');
  if (refund.isSettled) throw new Refusal('already_decided');
  return refund;
}

/** PayPal will say the same however often it is asked. */
function isFinal({ kind, retryable, status = 0 }: PayPalError): boolean {
  return kind === 'unsendable' || (kind === 'answer' && !retryable && [400, 403, 404, 422].includes(status));
}

/** PayPal's invoice does not say through which payment: first money that pays for nothing and is just as much, then the order's. */
function givenBackFrom(captures: readonly InvoiceCapture[], amount: number): InvoiceCapture | null {
  return (
    captures.find(({ paysFor, left }) => paysFor === null && left === amount) ??
    captures.find(({ paysFor, left }) => paysFor !== null && left >= amount) ??
    captures.find(({ left }) => left >= amount) ??
    null
  );
}

async function invoiceOf(tx: Tx, captureId: string | null): Promise<string> {
  const [row]: { invoice_id: string | null }[] = await tx.query(
    'select invoice_id from paypal_capture where capture_id = $1',
    [captureId],
  );
  return row?.invoice_id ?? '';
}
