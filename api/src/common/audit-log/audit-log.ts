import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/access';
import { Clock } from '../clock';
import type { Tx } from '../database/database';

/** Who acted, and from which address. Without an account if nobody was logged in or the system acted. */
export type Actor = Partial<Pick<Caller, 'accountId' | 'role' | 'address'>>;

export interface AuditLogEntry {
  /** `staff-invited`, `order-event`, `password-reset`. */
  action: string;
  kind: string;
  id: string;
  /** The values that the action changed, without secrets. */
  before?: object;
  after?: object;
}

/** The append-only log of security-relevant and staff actions. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /** Adds an entry in the transaction of the action. */
  async record(
    tx: Tx,
    { accountId, role, address }: Actor,
    { action, kind, id, before, after }: AuditLogEntry,
  ): Promise<void> {
    await tx.query(
      `insert into audit_log_entry (at, account_id, role, address, action, subject_kind, subject_id, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [this.clock.now(), accountId, role, address, action, kind, id, before, after],
    );
  }
}
