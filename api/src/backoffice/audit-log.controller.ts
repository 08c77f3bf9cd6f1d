import { Controller, Res } from '@nestjs/common';
import { calls, type AuditEntryView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Handles, Input, only, PathParams } from '../kernel/public';
import { AUDIT_COLUMNS, auditEntryOf, listAudit } from './audit-log.queries';
import { ranged, readListing } from './list-query';

const admins = only();

@Controller()
export class AuditLogController {
  constructor(private readonly database: Database) {}

  @Handles(calls['admin/audit-log'], admins)
  list(
    @Input() query: In<'admin/audit-log'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audit-log'>> {
    const listing = readListing(query, AUDIT_COLUMNS, 'at');
    return ranged('audit-log', listing, listAudit(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/audit-entry'], admins)
  one(@PathParams() { id }: { id: string }): Promise<AuditEntryView> {
    return auditEntryOf(this.database.reader, id);
  }
}
