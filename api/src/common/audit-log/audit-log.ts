import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/access';
import { Clock } from '../clock';
import type { Tx } from '../database/database';
import { AuditLogRow } from './audit-log-entry.entity';

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
    const subject = { subjectKind: kind, subjectId: id };
    const at = this.clock.now();
    await tx.insert(AuditLogRow, { at, accountId, role, address, action, ...subject, before, after });
  }
}
