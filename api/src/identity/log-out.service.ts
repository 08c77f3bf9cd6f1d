import { Injectable } from '@nestjs/common';
import { type Caller, Database } from '../kernel/public';
import { Sessions } from './sessions.service';

@Injectable()
export class LogOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async logOut({ familyId }: Caller): Promise<Record<string, never>> {
    await this.database.transaction((tx) => this.sessions.end(tx, familyId, 'logout'));
    return {};
  }
}
