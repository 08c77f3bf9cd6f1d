import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type ResellerApplicationView } from '@shop/contract';
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
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { ResellerStatus } from './reseller-status.service';
import { APPLICATION_COLUMNS, loadApplication, listApplications } from './reseller-applications.queries';

const service = onlyStaff('customer_service');

@Controller()
export class ResellerApplicationsController {
  constructor(
    private readonly database: Database,
    private readonly status: ResellerStatus,
  ) {}

  @Endpoint(calls['admin/reseller-applications'], service)
  list(
    @Input() query: In<'admin/reseller-applications'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/reseller-applications'>> {
    const listing = parseListQuery(query, APPLICATION_COLUMNS, 'appliedAt');
    return sendPage(
      'reseller-applications',
      listing,
      (part) => this.database.readFromReplica((reader) => listApplications(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/reseller-application'], service)
  one(@PathParams() { id }: { id: string }): Promise<ResellerApplicationView> {
    return loadApplication(this.database.reader, id);
  }

  @Endpoint(calls['admin/reseller-decision'], service)
  decide(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() form: In<'admin/reseller-decision'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<ResellerApplicationView> {
    return this.status.decide(caller, id, form, idempotencyKey, (tx) => loadApplication(tx, id));
  }
}
