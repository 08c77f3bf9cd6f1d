import { Injectable } from '@nestjs/common';
import type { Caller } from './access';
import { Clock } from './clock';
import type { Tx } from './database';

/** Who acted, from where; a caller is one. Without an account: nobody was logged in, or the shop itself acted. */
export type Actor = Partial<Pick<Caller, 'accountId' | 'role' | 'address'>>;

export interface Deed {
  /** `staff-invited`, `order-event`, `password-reset`. */
  action: string;
  kind: string;
  id: string;
  /** What was there, and what is now, as far as the deed changed it. Never a secret. */
  before?: object;
  after?: object;
}

/** The append-only log of who did what to what. */
@Injectable()
export class Audit {
  constructor(private readonly clock: Clock) {}

  /** In the transaction of the deed: neither is there without the other. */
  async record(tx: Tx, { accountId, role, address }: Actor, { action, kind, id, before, after }: Deed): Promise<void> {
    await tx.query(
      `insert into audit_entry (at, account_id, role, address, action, subject_kind, subject_id, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [this.clock.now(), accountId, role, address, action, kind, id, before, after],
    );
  }
}
