import { Controller, Res } from '@nestjs/common';
import { type AccountDetailsView, calls, type AdminAccountView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { AccountNotes } from './account-notes.service';
import { ACCOUNT_COLUMNS, loadAccount, loadAccountDetails, listAccounts } from './accounts.queries';

const readers = onlyStaff('customer_service', 'accounting');

@Controller()
export class StaffAccountsController {
  constructor(
    private readonly database: Database,
    private readonly notes: AccountNotes,
  ) {}

  @Endpoint(calls['admin/accounts'], readers)
  list(
    @Input() query: In<'admin/accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/accounts'>> {
    const listing = parseListQuery(query, ACCOUNT_COLUMNS, 'createdAt');
    return sendPage(
      'accounts',
      listing,
      (part) => this.database.readFromReplica((reader) => listAccounts(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/account'], readers)
  one(@PathParams() { id }: { id: string }): Promise<AdminAccountView> {
    return loadAccount(this.database.reader, id);
  }

  @Endpoint(calls['admin/account-details'], readers)
  details(@PathParams() { id }: { id: string }): Promise<AccountDetailsView> {
    return loadAccountDetails(this.database.reader, id);
  }

  @Endpoint(calls['admin/account-note-add'], readers)
  addNote(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { text }: In<'admin/account-note-add'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AccountDetailsView> {
    return this.database.command(idempotencyKey, (tx) => this.notes.add(tx, caller, id, text));
  }
}
