import { Controller, Res } from '@nestjs/common';
import { type IntegrityCheckRunView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { IntegrityChecks } from './integrity-checks.service';
import { CHECK_SORT_COLUMNS, listRuns, listChecks, RUN_SORT_COLUMNS } from './integrity-checks.queries';

const accounting = onlyStaff('accounting');

@Controller()
export class IntegrityChecksController {
  constructor(
    private readonly database: Database,
    private readonly checks: IntegrityChecks,
  ) {}

  @Endpoint(calls['admin/audits'], accounting)
  list(
    @Input() query: In<'admin/audits'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audits'>> {
    const listing = parseListQuery(query, CHECK_SORT_COLUMNS, 'found');
    return sendPage(
      'audits',
      listing,
      (part) => this.database.readFromReplica((reader) => listChecks(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/audits-now'], accounting)
  run(
    @CurrentUser() caller: Caller,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<IntegrityCheckRunView> {
    return this.checks.runNow(caller, idempotencyKey);
  }

  @Endpoint(calls['admin/audit-runs'], accounting)
  listRuns(
    @Input() query: In<'admin/audit-runs'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/audit-runs'>> {
    const listing = parseListQuery(query, RUN_SORT_COLUMNS, 'ranAt');
    return sendPage(
      'audit-runs',
      listing,
      (part) => this.database.readFromReplica((reader) => listRuns(reader, part)),
      reply,
    );
  }
}
