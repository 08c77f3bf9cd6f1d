import { Controller, Res } from '@nestjs/common';
import { calls, type AdminReviewView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { ReviewBook } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  InLanguage,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../kernel/public';
import { ranged, readListing } from './list-query';
import { listReviews, REVIEW_COLUMNS, reviewOf } from './reviews.queries';

const service = only('customer_service');

@Controller()
export class StaffReviewsController {
  constructor(
    private readonly database: Database,
    private readonly book: ReviewBook,
  ) {}

  @Handles(calls['admin/reviews'], service)
  list(
    @Input() query: In<'admin/reviews'>,
    @InLanguage() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReviewView[]> {
    const listing = readListing(query, REVIEW_COLUMNS, 'submittedAt');
    return ranged('reviews', listing, listReviews(this.database.reader, listing, language), reply);
  }

  @Handles(calls['admin/review'], service)
  one(@PathParams() { id }: { id: string }, @InLanguage() language: string): Promise<AdminReviewView> {
    return reviewOf(this.database.reader, id, language);
  }

  @Handles(calls['admin/review-decision'], service)
  decide(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() decision: In<'admin/review-decision'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminReviewView> {
    return this.database.command(once, async (tx) => {
      await this.book.decide(tx, caller, id, decision);
      return reviewOf(tx, id, language);
    });
  }
}
