import { Controller, Res } from '@nestjs/common';
import { calls, type AdminReviewView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Reviews } from '../reviews/review-moderation.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Locale,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { listReviews, REVIEW_COLUMNS, loadReview } from './reviews.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class ReviewsAdminController {
  constructor(
    private readonly database: Database,
    private readonly reviews: Reviews,
  ) {}

  @Endpoint(calls['admin/reviews'], customerService)
  list(
    @Input() query: In<'admin/reviews'>,
    @Locale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReviewView[]> {
    const listing = parseListQuery(query, REVIEW_COLUMNS, 'submittedAt');
    return sendPage(
      'reviews',
      listing,
      (part) => this.database.readFromReplica((reader) => listReviews(reader, part, language)),
      reply,
    );
  }

  @Endpoint(calls['admin/review'], customerService)
  get(@PathParams() { id }: { id: string }, @Locale() language: string): Promise<AdminReviewView> {
    return loadReview(this.database.reader, id, language);
  }

  @Endpoint(calls['admin/review-decision'], customerService)
  decide(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() decision: In<'admin/review-decision'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminReviewView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.reviews.decide(tx, caller, id, decision);
      return loadReview(tx, id, language);
    });
  }
}
