import { Controller, Res } from '@nestjs/common';
import { calls, type AdminPrepaidTransactionView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  dayRangeFilter,
  Endpoint,
  Input,
  isUuid,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  ApiError,
  type Listing,
  sendPage,
  parseListQuery,
  textFilter,
  type Tx,
  uuidFilter,
} from '../../../common/public';
import { type PrepaidTransactionFilter, listPrepaidTransactions } from '../prepaid.queries';
import { toTransactionView, PrepaidTransactions } from './prepaid.service';

const accounting = onlyStaff('accounting');

@Controller()
export class PrepaidTransactionsController {
  constructor(
    private readonly database: Database,
    private readonly transactions: PrepaidTransactions,
  ) {}

  @Endpoint(calls['admin/prepaid-transactions'], accounting)
  list(
    @Input() query: In<'admin/prepaid-transactions'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/prepaid-transactions'>> {
    const listing = parseListQuery(query, { postDate: 'm.seq', id: 'm.seq' }, 'postDate');
    const type = textFilter(listing.filter, 'type');
    const email = textFilter(listing.filter, 'accountEmail') ?? textFilter(listing.filter, 'q');
    const filter: PrepaidTransactionFilter = {
      ...(email && { email }),
      ...((type === 'deposit' || type === 'transaction') && { type }),
      postedBy: uuidFilter(listing.filter, 'staffId'),
      days: dayRangeFilter(listing.filter),
    };
    const read = async ({ limit, offset, orderBy }: Listing) => {
      const paging = { limit, offset, oldestFirst: orderBy.endsWith('ASC') };
      const find = (reader: Tx) => listPrepaidTransactions(reader, filter, paging);
      const { total, items } = await this.database.readFromReplica(find);
      return { total, rows: items.map(toTransactionView) };
    };
    return sendPage('prepaid-transactions', listing, read, reply);
  }

  @Endpoint(calls['admin/prepaid-transaction'], accounting)
  get(@PathParams() { id }: { id: string }): Promise<AdminPrepaidTransactionView> {
    if (!isUuid(id)) throw new ApiError('resource_not_found');
    return this.transactions.load(this.database.reader, id);
  }

  @Endpoint(calls['admin/prepaid-deposit'], accounting)
  deposit(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/prepaid-deposit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.transactions.deposit(caller, input, idempotencyKey);
  }

  @Endpoint(calls['admin/prepaid-reversal'], accounting)
  reverse(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-reversal'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.transactions.reverse(caller, id, input, idempotencyKey);
  }
}
