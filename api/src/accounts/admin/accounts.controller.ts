import { Controller, Res } from '@nestjs/common';
import { calls, type AdminAccountView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Endpoint, Input, onlyStaff, PathParams, sendPage, parseListQuery } from '../../common/public';
import { ACCOUNT_COLUMNS, loadAccount, listAccounts } from './accounts.queries';

const readers = onlyStaff('customer_service', 'accounting');

@Controller()
export class StaffAccountsController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/accounts'], readers)
  list(
    @Input() query: In<'admin/accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/accounts'>> {
    const listing = parseListQuery(query, ACCOUNT_COLUMNS, 'createdAt');
    return sendPage('accounts', listing, listAccounts(this.database.reader, listing), reply);
  }

  @Endpoint(calls['admin/account'], readers)
  one(@PathParams() { id }: { id: string }): Promise<AdminAccountView> {
    return loadAccount(this.database.reader, id);
  }
}
