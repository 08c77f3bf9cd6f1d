import { Controller, Res } from '@nestjs/common';
import { type AdminJobView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { AuditLog } from '../../audit-log/audit-log';
import { Database } from '../../database/database';
import { type Caller, onlyStaff } from '../../http/access';
import { CurrentUser, Endpoint, Idempotent, Input, PathParams } from '../../http/endpoint';
import { parseListQuery } from '../../http/list-query';
import { sendPage } from '../../http/send-page';
import type { IdempotencyKey } from '../../idempotency/idempotency';
import { JOB_COLUMNS, listJobs, loadJob, retryJob } from './jobs.queries';

const admins = onlyStaff();
type IdParams = { id: string };

/** The background jobs that have not finished. */
@Controller()
export class JobsController {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  @Endpoint(calls['admin/jobs'], admins)
  list(@Input() query: In<'admin/jobs'>, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminJobView[]> {
    const { sort = '["queue","ASC"]' } = query;
    const listing = parseListQuery({ ...query, sort }, JOB_COLUMNS, 'queue');
    return sendPage(
      'jobs',
      listing,
      (part) => this.database.readFromReplica((reader) => listJobs(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/job'], admins)
  get(@PathParams() { id }: IdParams): Promise<AdminJobView> {
    return loadJob(this.database.reader, id);
  }

  @Endpoint(calls['admin/job-retry'], admins)
  retry(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminJobView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const { name } = await loadJob(tx, id);
      if (await retryJob(tx, id))
        await this.audit.record(tx, caller, { action: 'job-retried', kind: 'job', id, after: { name } });
      return loadJob(tx, id);
    });
  }
}
