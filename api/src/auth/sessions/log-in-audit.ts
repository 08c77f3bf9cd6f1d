import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RoleName } from '@shop/contract';
import { AuditLog, Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { findCredentials } from './log-in.queries';

/** A job records the failure, so that the response takes the same time without an account. */
const logInFailed = job<{ email: string; address: string }>('auth.log-in-failed');

/** Records log-ins and failed log-ins in the audit log. */
@Injectable()
export class LogInAudit implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(logInFailed, (payload) => this.recordFailure(payload));
  }

  async recordSuccess(tx: Tx, { id, role }: { id: string; role: RoleName }, address: string): Promise<void> {
    await this.audit.record(tx, { accountId: id, role, address }, { action: 'logged-in', kind: 'account', id });
  }

  async enqueueFailure(email: string, address: string): Promise<void> {
    await enqueue(this.database.reader, logInFailed, { email, address });
  }

  private async recordFailure({ email, address }: { email: string; address: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await findCredentials(tx, email);
      if (account)
        await this.audit.record(tx, { address }, { action: 'log-in-failed', kind: 'account', id: account.id });
    });
  }
}
