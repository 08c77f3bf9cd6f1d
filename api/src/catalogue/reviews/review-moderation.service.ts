import { Injectable } from '@nestjs/common';
import type { Input, MyReviewView } from '@shop/contract';
import { AuditLog, type Caller, Clock, isUuid, ApiError, type Tx } from '../../common/public';
import { Review } from '../entities/review.entity';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { listOrderReviews, type NewReview, submitReview } from './reviews.queries';

/** Submits and moderates reviews. Only published ones are shown and counted. */
@Injectable()
export class Reviews {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces an earlier review of the same item.
   * @throws ApiError `already_reviewed` if that one is published
   */
  async submit(tx: Tx, review: NewReview): Promise<MyReviewView> {
    const view = await submitReview(tx, review, this.clock.now());
    if (!view) throw new ApiError('already_reviewed');
    return view;
  }

  /** Oldest first. */
  listByOrder(tx: Tx, orderId: string): Promise<MyReviewView[]> {
    return listOrderReviews(tx, orderId);
  }

  /**
   * Publishes or rejects a review. The decision can be changed later.
   * @throws ApiError `resource_not_found`, `changed_meanwhile` if the review was changed since `revision`, and
   *   `already_decided` for the same decision again
   */
  async decide(
    tx: Tx,
    caller: Caller,
    id: string,
    { decision, revision }: Input<'admin/review-decision'>,
  ): Promise<void> {
    const review = isUuid(id) ? await tx.findOne(Review, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!review) throw new ApiError('resource_not_found');
    if (review.revision !== revision) throw new ApiError('changed_meanwhile');
    if (review.state === decision) throw new ApiError('already_decided');
    const now = this.clock.now();
    const published = decision === 'published';
    const dates = { publishedAt: published ? now : null, rejectedAt: published ? null : now };
    await tx.update(Review, { id }, { ...dates, decidedBy: caller.accountId, revision: revision + 1 });
    const entry = { action: `review-${decision}`, kind: 'review', id };
    await this.audit.record(tx, caller, { ...entry, before: { state: review.state }, after: { state: decision } });
    await notifyCatalogueChange(tx);
  }
}
