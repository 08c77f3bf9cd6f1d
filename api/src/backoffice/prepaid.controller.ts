import { Controller, Res } from '@nestjs/common';
import { calls, type AdminPrepaidTransactionView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  Input,
  isUuid,
  type Once,
  OnceOnly,
  only,
  PathParams,
  Refusal,
} from '../kernel/public';
import { type MovementFilter, movements } from '../ledger/public';
import { ranged, readListing, textFilter } from './list-query';
import { movementView, PrepaidTransactions } from './prepaid.service';

const accounting = only('accounting');

@Controller()
export class PrepaidTransactionsController {
  constructor(
    private readonly database: Database,
    private readonly prepaid: PrepaidTransactions,
  ) {}

  @Handles(calls['admin/prepaid-transactions'], accounting)
  list(
    @Input() query: In<'admin/prepaid-transactions'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/prepaid-transactions'>> {
    const listing = readListing(query, { postDate: 'm.seq', id: 'm.seq' }, 'postDate');
    const type = textFilter(listing.filter, 'type');
    const email = textFilter(listing.filter, 'accountEmail') ?? textFilter(listing.filter, 'q');
    const filter: MovementFilter = {
      ...(email && { email }),
      ...((type === 'deposit' || type === 'transaction') && { type }),
    };
    const page = { limit: listing.limit, offset: listing.offset, oldestFirst: listing.orderBy.endsWith('ASC') };
    const listed = movements(this.database.reader, filter, page);
    const shown = listed.then(({ total, items }) => ({ total, rows: items.map(movementView) }));
    return ranged('prepaid-transactions', listing, shown, reply);
  }

  @Handles(calls['admin/prepaid-transaction'], accounting)
  one(@PathParams() { id }: { id: string }): Promise<AdminPrepaidTransactionView> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    return this.prepaid.one(this.database.reader, id);
  }

  @Handles(calls['admin/prepaid-deposit'], accounting)
  deposit(
    @Asking() caller: Caller,
    @Input() input: In<'admin/prepaid-deposit'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.prepaid.deposit(caller, input, once);
  }

  @Handles(calls['admin/prepaid-reversal'], accounting)
  reverse(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-reversal'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.prepaid.reverse(caller, id, input, once);
  }
}
