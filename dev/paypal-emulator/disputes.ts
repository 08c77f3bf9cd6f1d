import type { Captures } from './captures.ts';
import { invalid, notFound, unprocessable } from './errors.ts';
import { randomId, type State } from './state.ts';
import type { Dispute, EmulatorConfig, Money } from './types.ts';
import type { Webhooks } from './webhooks.ts';

/** PayPal gives sellers at least that long to answer. */
const RESPONSE_DAYS = 10;

/** Customer disputes v1: opened and resolved by tests, listed and shown to the API's client. */
export class Disputes {
  readonly #state: State;
  readonly #captures: Captures;
  readonly #webhooks: Webhooks;
  readonly #config: EmulatorConfig;

  constructor(state: State, captures: Captures, webhooks: Webhooks, config: EmulatorConfig) {
    this.#state = state;
    this.#captures = captures;
    this.#webhooks = webhooks;
    this.#config = config;
  }

  /** Opens a dispute about a capture, `amount` about only a part of it. */
  open(captureId: string, { amount, reason }: { amount?: Money; reason?: string }): Dispute {
    const capture = this.#captures.show(captureId);
    const now = new Date().toISOString();
    const dispute: Dispute = {
      dispute_id: `PP-D-${randomId(8)}`,
      create_time: now,
      update_time: now,
      reason: reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'OPEN',
      seller_response_due_date: new Date(Date.parse(now) + RESPONSE_DAYS * 86_400_000).toISOString(),
      dispute_amount: amount ?? capture.amount,
      disputed_transactions: [
        {
          seller_transaction_id: captureId,
          transaction_status: 'COMPLETED',
          gross_amount: capture.amount,
          invoice_number: capture.invoice_id,
          seller: { email: this.#config.merchantEmail, merchant_id: this.#config.merchantId },
        },
      ],
    };
    this.#state.data.disputes[dispute.dispute_id] = dispute;
    return this.#changed(dispute, 'CUSTOMER.DISPUTE.CREATED', 'A customer dispute is created.');
  }

  /** Ends a dispute. What the payer wins is a refund or reversal of its own. */
  resolve(id: string, outcome: string | undefined): Dispute {
    const dispute = this.show(id);
    if (dispute.status === 'RESOLVED') throw unprocessable('ALREADY_RESOLVED', 'The dispute is resolved.');
    if (!outcome) throw invalid('/outcome', 'MISSING_REQUIRED_PARAMETER', 'An outcome code is expected.');
    dispute.status = 'RESOLVED';
    dispute.dispute_outcome = { outcome_code: outcome };
    dispute.update_time = new Date().toISOString();
    return this.#changed(dispute, 'CUSTOMER.DISPUTE.RESOLVED', 'A customer dispute is resolved.');
  }

  show(id: string): Dispute {
    const { disputes } = this.#state.data;
    const dispute = Object.hasOwn(disputes, id) ? disputes[id] : undefined;
    if (dispute === undefined) throw notFound();
    return dispute;
  }

  /** PayPal lists disputes without their transactions. */
  list(query: URLSearchParams): { items: Omit<Dispute, 'disputed_transactions'>[] } {
    const after = query.get('update_time_after') ?? '';
    const items = Object.values(this.#state.data.disputes)
      .filter((dispute) => dispute.update_time >= after)
      .slice(0, Number(query.get('page_size') ?? 10))
      .map(({ disputed_transactions: _, ...item }) => item);
    return { items };
  }

  #changed(dispute: Dispute, eventType: string, summary: string): Dispute {
    this.#state.markChanged();
    this.#webhooks.emit(eventType, summary, dispute);
    return dispute;
  }
}
