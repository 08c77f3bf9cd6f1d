import { Injectable } from '@nestjs/common';
import { AuditLog, type Caller, Database } from '../../common/public';
import { Sessions } from './sessions.service';

@Injectable()
export class LogOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  async logOut(caller: Caller): Promise<Record<string, never>> {
    await this.database.transaction(async (tx) => {
      await this.sessions.end(tx, caller.familyId, 'logout');
      await this.audit.record(tx, caller, { action: 'logged-out', kind: 'account', id: caller.accountId });
    });
    return {};
  }
}
