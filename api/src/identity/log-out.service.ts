import { Injectable } from '@nestjs/common';
import { Audit, type Caller, Database } from '../kernel/public';
import { Sessions } from './sessions.service';

@Injectable()
export class LogOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async logOut(caller: Caller): Promise<Record<string, never>> {
    await this.database.transaction(async (tx) => {
      await this.sessions.end(tx, caller.familyId, 'logout');
      await this.audit.record(tx, caller, { action: 'logged-out', kind: 'account', id: caller.accountId });
    });
    return {};
  }
}
