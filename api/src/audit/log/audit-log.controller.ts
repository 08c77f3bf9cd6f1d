import { Controller, Res } from '@nestjs/common';
import { calls, type AuditLogArchiveView, type AuditLogEntryView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Database,
  Endpoint,
  Input,
  type Listing,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { ARCHIVE_COLUMNS } from './archived-log.queries';
import { ArchivedLog, monthFilter } from './archived-log';
import { SORT_COLUMNS, findAuditEntry, listAuditEntries, readAuditEntries } from './audit-log.queries';

const admins = onlyStaff();

@Controller()
export class AuditLogController {
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedLog,
  ) {}

  @Endpoint(calls['admin/audit-log'], admins)
  list(
    @Input() query: In<'admin/audit-log'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audit-log'>> {
    const listing = parseListQuery(query, SORT_COLUMNS, 'at');
    const month = monthFilter(listing.filter);
    if (month !== null) {
      const readPart = (part: Listing) => this.archived.listEntries(month, part);
      return sendPage('audit-log', listing, readPart, reply, () => this.archived.readEntries(month, listing));
    }
    return sendPage(
      'audit-log',
      listing,
      (part) => this.database.readFromReplica((reader) => listAuditEntries(reader, part)),
      reply,
      () => readAuditEntries(this.database, listing),
    );
  }

  @Endpoint(calls['admin/audit-entry'], admins)
  async get(@PathParams() { id }: { id: string }): Promise<AuditLogEntryView> {
    return (await findAuditEntry(this.database.reader, id)) ?? this.archived.load(id);
  }

  @Endpoint(calls['admin/audit-archives'], admins)
  async archives(
    @Input() query: In<'admin/audit-archives'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditLogArchiveView[]> {
    const listing = parseListQuery(query, ARCHIVE_COLUMNS, 'month');
    return sendPage('audit-archives', listing, (part) => this.archived.listMonths(part), reply);
  }
}
