import { Inject, Injectable } from '@nestjs/common';
import { clientOf, CONFIG, type Config, type Limit, Limits, type Refusal } from '../kernel/public';

/** Answers a client gets that tell whether an e-mail address is registered. */
const BUDGET: Limit = { rule: 'account-disclosure', most: 3, withinMs: 2 * 60_000 };

/** What strangers may learn of who has an account: a little, or nothing where the installation says so. */
@Injectable()
export class Disclosure {
  /** Whether answers are the same for registered and unregistered addresses. */
  readonly neutral: boolean;

  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) config: Config,
  ) {
    this.neutral = config.accountDisclosure === 'neutral';
  }

  /** Before anything is looked up: refuses `too_frequent` whatever the address, once the client learned enough. */
  async mustBeLeft(address: string): Promise<void> {
    if (!this.neutral) await this.limits.mustBeLeft(BUDGET, clientOf(address));
  }

  /** The refusal that tells; refuses `too_frequent` in its place where others at once used the budget up. */
  async tell(refusal: Refusal, address: string): Promise<Refusal> {
    await this.limits.take(BUDGET, clientOf(address));
    return refusal;
  }
}
