import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type ResellerApplicationView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { ranged, readListing } from './list-query';
import { MemberStanding } from './member-standing.service';
import { APPLICATION_COLUMNS, applicationOf, listApplications } from './reseller-applications.queries';

const service = only('customer_service');

@Controller()
export class ResellerApplicationsController {
  constructor(
    private readonly database: Database,
    private readonly standing: MemberStanding,
  ) {}

  @Handles(calls['admin/reseller-applications'], service)
  list(
    @Input() query: In<'admin/reseller-applications'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/reseller-applications'>> {
    const listing = readListing(query, APPLICATION_COLUMNS, 'appliedAt');
    return ranged('reseller-applications', listing, listApplications(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/reseller-application'], service)
  one(@PathParams() { id }: { id: string }): Promise<ResellerApplicationView> {
    return applicationOf(this.database.reader, id);
  }

  @Handles(calls['admin/reseller-decision'], service)
  decide(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() form: In<'admin/reseller-decision'>,
    @OnceOnly() once: Once | null,
  ): Promise<ResellerApplicationView> {
    return this.standing.decide(caller, id, form, once, (tx) => applicationOf(tx, id));
  }
}
