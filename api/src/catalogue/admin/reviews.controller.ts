import { Controller, Res } from '@nestjs/common';
import { calls, type AdminReviewView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { StaffNames } from '../products/staff-names.service';
import { Reviews } from '../reviews/review-moderation.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  StaffLocale,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { listReviews, loadReview, REVIEW_COLUMNS } from './reviews.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class ReviewsAdminController {
  constructor(
    private readonly database: Database,
    private readonly reviews: Reviews,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(calls['admin/reviews'], customerService)
  list(
    @Input() query: In<'admin/reviews'>,
    @StaffLocale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReviewView[]> {
    const listing = parseListQuery(query, REVIEW_COLUMNS, 'submittedAt');
    return sendPage(
      'reviews',
      listing,
      (part) => this.database.readFromReplica((reader) => listReviews(reader, part, this.names.products(language))),
      reply,
    );
  }

  @Endpoint(calls['admin/review'], customerService)
  get(@PathParams() { id }: { id: string }, @StaffLocale() language: string): Promise<AdminReviewView> {
    return loadReview(this.database.reader, id, this.names.products(language));
  }

  @Endpoint(calls['admin/review-decision'], customerService)
  decide(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() decision: In<'admin/review-decision'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminReviewView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.reviews.decide(tx, caller, id, decision);
      return loadReview(tx, id, this.names.products(language));
    });
  }
}
