import { Controller, Res } from '@nestjs/common';
import { calls, type AdminAccountView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Handles, Input, isUuid, only, PathParams, Refusal } from '../kernel/public';
import { ACCOUNT_COLUMNS, listAccounts } from './accounts.queries';
import { contentRange, readListing } from './list-query';

const readers = only('customer_service', 'accounting');

@Controller()
export class StaffAccountsController {
  constructor(private readonly database: Database) {}

  @Handles(calls['admin/accounts'], readers)
  async list(
    @Input() query: In<'admin/accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/accounts'>> {
    const listing = readListing(query, ACCOUNT_COLUMNS, 'createdAt');
    const { total, rows } = await listAccounts(this.database.reader, listing);
    void reply.header('content-range', contentRange('accounts', listing.offset, rows.length, total));
    return rows;
  }

  @Handles(calls['admin/account'], readers)
  async one(@PathParams() { id }: { id: string }): Promise<AdminAccountView> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    const { rows } = await listAccounts(this.database.reader, {
      orderBy: 'a.id',
      offset: 0,
      limit: 1,
      filter: { id: [id.toLowerCase()] },
    });
    const [account] = rows;
    if (!account) throw new Refusal('resource_not_found');
    return account;
  }
}
