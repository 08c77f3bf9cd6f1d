import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { addBusinessHours } from '@shop/order-flow';
import { lockActiveAccount } from '../accounts/public';
import {
  ApiError,
  type Caller,
  clientKey,
  Clock,
  Database,
  type FieldError,
  type IdempotencyKey,
  isStaff,
  priceListOf,
  type RateLimit,
  RateLimiter,
  type Tx,
} from '../common/public';
import { DeliveryDates } from '../tariff/public';
import { QuoteRequestNotifications } from './quote-request-notifications';
import { QuoteRequest } from './quote-request.entity';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_CLIENT: RateLimit = { rule: 'quote-request-client', max: 20, windowMs: TEN_MINUTES_MS };
/** Limits confirmation emails, because a visitor can enter any address. */
const PER_ADDRESS: RateLimit = { rule: 'quote-request-address', max: 5, windowMs: TEN_MINUTES_MS };
const REPLY_WITHIN_HOURS = 48;

/** Who sent the request, from which IP address and in which language. */
export interface RequestOrigin {
  caller: Caller | null;
  language: string;
  address: string;
}

/** What a visitor enters. A request of an account may have a name. */
export interface ContactDetails {
  email?: string | undefined;
  name?: string | undefined;
}

export type NewQuoteRequest = Pick<QuoteRequest, 'kind' | 'items' | 'wish' | 'terms' | 'message'>;

export type CreatedRequest = Output<'Cart/GetQuoteFromStaff'>;

/** Stores quote requests of all kinds and sends their emails. */
@Injectable()
export class QuoteRequestCreation {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly deliveryDates: DeliveryDates,
    private readonly notifications: QuoteRequestNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * @param buildRequest is not called if a response is stored for the Idempotency-Key
   * @throws ApiError `forbidden` for staff; `validation_failed` for a visitor without name or email; `too_frequent`
   */
  async create(
    { caller, language, address }: RequestOrigin,
    contact: ContactDetails,
    idempotencyKey: IdempotencyKey | null,
    buildRequest: (tx: Tx) => Promise<NewQuoteRequest>,
  ): Promise<CreatedRequest> {
    if (caller && isStaff(caller.role)) throw new ApiError('forbidden');
    if (!caller) assertContactDetails(contact);
    const earlier = await this.database.findAnswer<CreatedRequest>(idempotencyKey);
    if (earlier) return earlier;
    await this.limits.consume(PER_CLIENT, clientKey(address));
    if (!caller) await this.limits.consume(PER_ADDRESS, (contact.email ?? '').toLowerCase());
    return this.database.command(idempotencyKey, async (tx) => {
      if (caller) await lockActiveAccount(tx, caller.accountId);
      const request = await buildRequest(tx);
      const requestId = randomUUID();
      const requestedAt = this.clock.now();
      await tx.insert(QuoteRequest, {
        ...request,
        id: requestId,
        accountId: caller?.accountId ?? null,
        email: caller ? null : (contact.email ?? null),
        name: contact.name?.trim() ?? null,
        language: caller?.language ?? language,
        priceList: priceListOf(caller),
        requestedAt,
        dueAt: addBusinessHours(requestedAt, REPLY_WITHIN_HOURS, this.deliveryDates.calendar),
      });
      await this.notifications.notifyReceived(tx, requestId);
      return { requestId };
    });
  }
}

function assertContactDetails({ email, name }: ContactDetails): void {
  const missing: FieldError[] = Object.entries({ email, name })
    .filter(([, value]) => !value)
    .map(([field]) => ({ field, code: 'required' }));
  if (missing.length > 0) throw new ApiError('validation_failed', missing);
}
