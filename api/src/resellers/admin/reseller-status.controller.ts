import { Controller } from '@nestjs/common';
import { type AdminAccountView, calls, type Input as In } from '@shop/contract';
import { loadAccount } from '../../accounts/public';
import { CurrentUser, type Caller, Database, Endpoint, Input, onlyStaff, PathParams } from '../../common/public';
import { ResellerStatus } from './reseller-status.service';

@Controller()
export class ResellerStatusController {
  constructor(
    private readonly database: Database,
    private readonly status: ResellerStatus,
  ) {}

  @Endpoint(calls['admin/account-role'], onlyStaff('customer_service'))
  async giveRole(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() form: In<'admin/account-role'>,
  ): Promise<AdminAccountView> {
    await this.status.setRole(caller, id, form);
    return loadAccount(this.database.reader, id);
  }
}
