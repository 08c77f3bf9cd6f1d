import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { type Caller, Clock, Database, KeptMails, type Limit, Limits, Refusal, type Tx } from '../../kernel/public';
import { logAbout } from './log-entries';
import { personOf } from './person';
import { PersonalData } from './personal-data';

const LIMIT: Limit = { rule: 'my-data', most: 5, withinMs: 10 * 60_000 };

/** Everything held about somebody, as they may see it. */
@Injectable()
export class MyData {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly mails: KeptMails,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** As it all was at one moment. Refuses `too_frequent`. */
  async of({ accountId }: Caller): Promise<Output<'Account/MyData'>> {
    await this.limits.take(LIMIT, accountId);
    return this.database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      return this.collect(tx, accountId);
    });
  }

  private async collect(tx: Tx, accountId: string): Promise<Output<'Account/MyData'>> {
    const person = await personOf(tx, accountId);
    if (!person) throw new Refusal('session_timed_out');
    const parts: Record<string, unknown> = { asOf: this.clock.now().toISOString() };
    for (const record of this.data.records) parts[record.name] = await record.collect(tx, person);
    const subjects = await this.data.subjects(tx, person);
    const since = person.role === 'guest' ? null : person.since;
    parts.mails = await this.mails.to(tx, { address: person.email, since, subjects });
    parts.log = await logAbout(tx, accountId, subjects);
    return parts;
  }
}
