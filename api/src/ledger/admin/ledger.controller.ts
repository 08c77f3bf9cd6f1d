import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LedgerAccountView, type LedgerEntryView, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Clock,
  Database,
  Endpoint,
  Input,
  MEDIA_TYPES,
  onlyStaff,
  PathParams,
  sendAttachment,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { loadLedgerAccount, listLedgerAccounts, listLedgerLines } from './ledger-accounts.queries';
import { ENTRY_SORT_COLUMNS, loadEntry, listEntries, readAllEntries } from './ledger-entries.queries';
import { exportJournal } from './export-journal';

const accounting = onlyStaff('accounting');

/** Read access to the ledger for accounting. */
@Controller()
export class LedgerController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/ledger-accounts'], accounting)
  listAccounts(
    @Input() query: In<'admin/ledger-accounts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-accounts'>> {
    const listing = parseListQuery(query, { account: 'account', id: 'account' }, 'account');
    return sendPage(
      'ledger-accounts',
      listing,
      (part) => this.database.readFromReplica((reader) => listLedgerAccounts(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/ledger-account'], accounting)
  getAccount(@PathParams() { id }: { id: string }): Promise<LedgerAccountView> {
    return loadLedgerAccount(this.database.reader, id);
  }

  @Endpoint(calls['admin/ledger-lines'], accounting)
  listLines(
    @Input() query: In<'admin/ledger-lines'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-lines'>> {
    const listing = parseListQuery(query, { at: 'id', id: 'id' }, 'at');
    return sendPage(
      'ledger-lines',
      listing,
      (part) => this.database.readFromReplica((reader) => listLedgerLines(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/ledger-entries'], accounting)
  listEntries(
    @Input() query: In<'admin/ledger-entries'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/ledger-entries'>> {
    const listing = parseListQuery(query, ENTRY_SORT_COLUMNS, 'seq');
    return sendPage(
      'ledger-entries',
      listing,
      (part) => this.database.readFromReplica((reader) => listEntries(reader, part)),
      reply,
      () => readAllEntries(this.database, listing),
    );
  }

  @Endpoint(calls['admin/ledger-entry'], accounting)
  getEntry(@PathParams() { id }: { id: string }): Promise<LedgerEntryView> {
    return loadEntry(this.database.reader, id);
  }

  @Endpoint(calls['admin/ledger-export'], accounting)
  async exportJournal(
    @Input() query: In<'admin/ledger-export'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { filter } = parseListQuery({ filter: query.filter }, ENTRY_SORT_COLUMNS, 'seq');
    const { layout = 'postings', currency, taxRate } = query;
    const { extension, content } = await this.database.readFromReplica((reader) =>
      exportJournal(reader, filter, { layout, currency, taxRate }),
    );
    const prefix = layout === 'postings' ? 'journal' : `journal-${layout}`;
    return sendAttachment(reply, {
      name: `${prefix}-${this.clock.now().toISOString().slice(0, 10)}.${extension}`,
      ...{ type: MEDIA_TYPES[extension], content },
    });
  }
}
