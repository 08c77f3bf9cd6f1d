import { Controller, Res } from '@nestjs/common';
import { calls, type AdminAccountView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, only, PathParams } from '../kernel/public';
import { ACCOUNT_COLUMNS, accountOf, listAccounts } from './accounts.queries';
import { ranged, readListing } from './list-query';
import { MemberStanding } from './member-standing.service';

const readers = only('customer_service', 'accounting');

@Controller()
export class StaffAccountsController {
  constructor(
    private readonly database: Database,
    private readonly standing: MemberStanding,
  ) {}

  @Handles(calls['admin/accounts'], readers)
  list(
    @Input() query: In<'admin/accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/accounts'>> {
    const listing = readListing(query, ACCOUNT_COLUMNS, 'createdAt');
    return ranged('accounts', listing, listAccounts(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/account'], readers)
  one(@PathParams() { id }: { id: string }): Promise<AdminAccountView> {
    return accountOf(this.database.reader, id);
  }

  @Handles(calls['admin/account-role'], only('customer_service'))
  async giveRole(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() form: In<'admin/account-role'>,
  ): Promise<AdminAccountView> {
    await this.standing.give(caller, id, form);
    return accountOf(this.database.reader, id);
  }
}
