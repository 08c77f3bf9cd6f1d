import { Controller, Res } from '@nestjs/common';
import { calls, type AuditLogEntryView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Endpoint, Input, onlyStaff, PathParams, sendPage, parseListQuery } from '../../common/public';
import { SORT_COLUMNS, loadAuditEntry, listAuditEntries } from './audit-log.queries';

const admins = onlyStaff();

@Controller()
export class AuditLogController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/audit-log'], admins)
  list(
    @Input() query: In<'admin/audit-log'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audit-log'>> {
    const listing = parseListQuery(query, SORT_COLUMNS, 'at');
    return sendPage(
      'audit-log',
      listing,
      (part) => this.database.readFromReplica((reader) => listAuditEntries(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/audit-entry'], admins)
  get(@PathParams() { id }: { id: string }): Promise<AuditLogEntryView> {
    return loadAuditEntry(this.database.reader, id);
  }
}
