import { Inject, Injectable } from '@nestjs/common';
import {
  clientKey,
  CONFIG,
  type Config,
  type RateLimit,
  RateLimiter,
  TWO_MINUTES,
  type ApiError,
} from '../../common/public';

/** Responses per client that reveal whether an email address is registered. */
const DISCLOSURE_LIMIT: RateLimit = { rule: 'account-disclosure', max: 3, ...TWO_MINUTES };

/** Limits how many email addresses a client can probe for accounts, or hides accounts entirely (`ACCOUNT_DISCLOSURE`). */
@Injectable()
export class EmailDisclosure {
  /** Whether responses are the same for registered and unregistered addresses. */
  readonly neutral: boolean;

  constructor(
    private readonly rateLimiter: RateLimiter,
    @Inject(CONFIG) config: Config,
  ) {
    this.neutral = config.accountDisclosure === 'neutral';
  }

  /**
   * To be called before an account is looked up.
   * @throws ApiError `too_frequent` for every email address once the client's limit is reached
   */
  async assertRemaining(address: string): Promise<void> {
    if (!this.neutral) await this.rateLimiter.assertRemaining(DISCLOSURE_LIMIT, clientKey(address));
  }

  /**
   * Counts a response that reveals an account, and returns its error.
   * @throws ApiError `too_frequent` instead if simultaneous requests have reached the limit
   */
  async disclose(error: ApiError, address: string): Promise<ApiError> {
    await this.rateLimiter.consume(DISCLOSURE_LIMIT, clientKey(address));
    return error;
  }
}
