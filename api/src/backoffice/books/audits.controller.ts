import { Controller, Res } from '@nestjs/common';
import { type AuditRunView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only } from '../../kernel/public';
import { ranged, readListing } from '../list-query';
import { AuditRuns } from './audit-runs.service';
import { AUDIT_COLUMNS, listAuditRuns, listAudits, RUN_COLUMNS } from './audits.queries';

const accounting = only('accounting');

@Controller()
export class AuditsController {
  constructor(
    private readonly database: Database,
    private readonly runs: AuditRuns,
  ) {}

  @Handles(calls['admin/audits'], accounting)
  list(
    @Input() query: In<'admin/audits'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audits'>> {
    const listing = readListing(query, AUDIT_COLUMNS, 'found');
    return ranged('audits', listing, listAudits(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/audits-now'], accounting)
  run(@Asking() caller: Caller, @OnceOnly() once: Once | null): Promise<AuditRunView> {
    return this.runs.runNow(caller, once);
  }

  @Handles(calls['admin/audit-runs'], accounting)
  runsSoFar(
    @Input() query: In<'admin/audit-runs'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audit-runs'>> {
    const listing = readListing(query, RUN_COLUMNS, 'ranAt');
    return ranged('audit-runs', listing, listAuditRuns(this.database.reader, listing), reply);
  }
}
