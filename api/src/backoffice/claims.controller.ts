import { Controller, Res } from '@nestjs/common';
import { type AdminClaimRowView, type AdminClaimView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Claims } from '../claims/public';
import { Database, Handles, InLanguage, Input, only, PathParams, Refusal } from '../kernel/public';
import { ClaimViews } from '../orders/public';
import { aroundClaim, CLAIM_COLUMNS, listClaims } from './claims.queries';
import { ranged, readListing } from './list-query';

const service = only('customer_service');

/** Claims to be read; they are settled by their order's event. */
@Controller()
export class StaffClaimsController {
  constructor(
    private readonly database: Database,
    private readonly claims: Claims,
    private readonly views: ClaimViews,
  ) {}

  @Handles(calls['admin/claims'], service)
  list(
    @Input() query: In<'admin/claims'>,
    @InLanguage() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminClaimRowView[]> {
    const { sort = '["answerDue","ASC"]' } = query;
    const listing = readListing({ ...query, sort }, CLAIM_COLUMNS, 'answerDue');
    return ranged('claims', listing, listClaims(this.database.reader, listing, language), reply);
  }

  @Handles(calls['admin/claim'], service)
  async one(@PathParams() { id }: { id: string }, @InLanguage() language: string): Promise<AdminClaimView> {
    const { reader } = this.database;
    const claim = await this.claims.byId(reader, id);
    if (!claim) throw new Refusal('resource_not_found');
    const around = await aroundClaim(reader, claim.id, language);
    return { ...this.views.view(claim, around.line.currency), ...around };
  }
}
