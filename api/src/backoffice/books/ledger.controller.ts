import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LedgerAccountView, type LedgerEntryView, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Clock, Database, Handles, Input, only, PathParams } from '../../kernel/public';
import { ranged, readListing } from '../list-query';
import { ledgerAccountOf, listLedgerAccounts, listLedgerLines } from './ledger-accounts.queries';
import { ENTRY_COLUMNS, entryOf, listEntries, newestEntries } from './ledger-entries.queries';
import { journalCsv } from './journal-csv';

const accounting = only('accounting');
const MOST_EXPORTED = 100_000;

/** The books as they are read: nothing here writes. */
@Controller()
export class LedgerBooksController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['admin/ledger-accounts'], accounting)
  accounts(
    @Input() query: In<'admin/ledger-accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-accounts'>> {
    const listing = readListing(query, { account: 'account', id: 'account' }, 'account');
    return ranged('ledger-accounts', listing, listLedgerAccounts(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/ledger-account'], accounting)
  account(@PathParams() { id }: { id: string }): Promise<LedgerAccountView> {
    return ledgerAccountOf(this.database.reader, id);
  }

  @Handles(calls['admin/ledger-lines'], accounting)
  lines(
    @Input() query: In<'admin/ledger-lines'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-lines'>> {
    const listing = readListing(query, { at: 'id', id: 'id' }, 'at');
    return ranged('ledger-lines', listing, listLedgerLines(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/ledger-entries'], accounting)
  entries(
    @Input() query: In<'admin/ledger-entries'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-entries'>> {
    const listing = readListing(query, ENTRY_COLUMNS, 'seq');
    return ranged('ledger-entries', listing, listEntries(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/ledger-entry'], accounting)
  entry(@PathParams() { id }: { id: string }): Promise<LedgerEntryView> {
    return entryOf(this.database.reader, id);
  }

  @Handles(calls['admin/ledger-export'], accounting)
  async export(
    @Input() query: In<'admin/ledger-export'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { filter } = readListing(query, ENTRY_COLUMNS, 'seq');
    const { reader } = this.database;
    const journal = journalCsv(
      await newestEntries(reader, filter, MOST_EXPORTED),
      await digitsOf(reader),
      MOST_EXPORTED,
    );
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="journal-${this.clock.now().toISOString().slice(0, 10)}.csv"`,
    });
    return Buffer.from(journal);
  }
}

async function digitsOf(reader: Database['reader']): Promise<ReadonlyMap<string, number>> {
  const rows: { code: string; digits: number }[] = await reader.query('select code, digits from currency');
  return new Map(rows.map(({ code, digits }) => [code, digits]));
}
