import { Controller, Res } from '@nestjs/common';
import { calls, type AdminReviewView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { ChineseNames } from '../products/chinese-names.service';
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
  type Tx,
  parseListQuery,
} from '../../common/public';
import { listReviews, REVIEW_COLUMNS, loadReview } from './reviews.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class ReviewsAdminController {
  constructor(
    private readonly database: Database,
    private readonly reviews: Reviews,
    private readonly names: ChineseNames,
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
      async (part) => {
        const { total, rows } = await this.database.readFromReplica((reader) => listReviews(reader, part, language));
        return { total, rows: rows.map((row) => this.withName(row, language)) };
      },
      reply,
    );
  }

  @Endpoint(calls['admin/review'], customerService)
  get(@PathParams() { id }: { id: string }, @StaffLocale() language: string): Promise<AdminReviewView> {
    return this.load(this.database.reader, id, language);
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
      return this.load(tx, id, language);
    });
  }

  private async load(tx: Tx, id: string, language: string): Promise<AdminReviewView> {
    return this.withName(await loadReview(tx, id, language), language);
  }

  private withName(review: AdminReviewView, language: string): AdminReviewView {
    return { ...review, product: this.names.product(review.sku, language, review.product) };
  }
}
