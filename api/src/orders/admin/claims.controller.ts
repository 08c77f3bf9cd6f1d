import { Controller, Res } from '@nestjs/common';
import { type AdminClaimRowView, type AdminClaimView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Products, StaffNames } from '../../catalogue/public';
import { Claims } from '../../claims/public';
import {
  Database,
  Endpoint,
  StaffLocale,
  Input,
  onlyStaff,
  PathParams,
  ApiError,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { ClaimViewBuilder } from '../customer/claim-view-builder';
import { findClaimContext, CLAIM_COLUMNS, listClaims } from './claims.queries';

const customerService = onlyStaff('customer_service');

/** Staff read claims here, and resolve them with an event of the order. */
@Controller()
export class StaffClaimsController {
  constructor(
    private readonly database: Database,
    private readonly claims: Claims,
    private readonly viewBuilder: ClaimViewBuilder,
    private readonly products: Products,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(calls['admin/claims'], customerService)
  list(
    @Input() query: In<'admin/claims'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminClaimRowView[]> {
    const { sort = '["answerDue","ASC"]' } = query;
    const listing = parseListQuery({ ...query, sort }, CLAIM_COLUMNS, 'answerDue');
    return sendPage(
      'claims',
      listing,
      (part) => this.database.readFromReplica((reader) => listClaims(reader, part, this.names.products(language))),
      reply,
    );
  }

  @Endpoint(calls['admin/claim'], customerService)
  async one(@PathParams() { id }: { id: string }, @StaffLocale() language: string): Promise<AdminClaimView> {
    const { reader } = this.database;
    const claim = await this.claims.findById(reader, id);
    if (!claim) throw new ApiError('resource_not_found');
    const context = await findClaimContext(reader, claim.id, ({ sku }) => this.products.productName(sku, language));
    return { ...this.viewBuilder.build(claim, context.line.currency), ...context };
  }
}
