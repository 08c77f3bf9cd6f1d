import { Injectable } from '@nestjs/common';
import type { Input, MyReviewView } from '@shop/contract';
import { AuditLog, type Caller, Clock, isUuid, ApiError, type Tx } from '../../common/public';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';

/** A customer's review of one item of an order. */
export interface NewReview {
  accountId: string;
  orderId: string;
  sid: string;
  sku: string;
  /** The country the order was shipped to, ISO 3166-1 alpha-2. */
  country: string;
  rating: number;
  text: string;
}

interface Row {
  sid: string;
  rating: number;
  text: string;
  state: MyReviewView['state'];
  submitted_at: Date;
}

const COLUMNS = 'sid, rating, text, state, submitted_at';

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
    const { accountId, orderId, sid, sku, country, rating, text } = review;
    const [row]: Row[] = await tx.query(
      `insert into review (account_id, order_id, sid, sku, country, rating, text, submitted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (sid) do update set rating = excluded.rating, text = excluded.text, submitted_at = excluded.submitted_at,
         rejected_at = null, decided_by = null, revision = review.revision + 1
       where review.published_at is null
       returning ${COLUMNS}`,
      [accountId, orderId, sid, sku, country, rating, text, this.clock.now()],
    );
    if (!row) throw new ApiError('already_reviewed');
    return toView(row);
  }

  /** Oldest first. */
  async listByOrder(tx: Tx, orderId: string): Promise<MyReviewView[]> {
    const rows: Row[] = await tx.query(`select ${COLUMNS} from review where order_id = $1 order by submitted_at, id`, [
      orderId,
    ]);
    return rows.map(toView);
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
    const [review]: { state: MyReviewView['state']; revision: number }[] = isUuid(id)
      ? await tx.query('select state, revision from review where id = $1 for update', [id])
      : [];
    if (!review) throw new ApiError('resource_not_found');
    if (review.revision !== revision) throw new ApiError('changed_meanwhile');
    if (review.state === decision) throw new ApiError('already_decided');
    const now = this.clock.now();
    const published = decision === 'published';
    await tx.query(
      'update review set published_at = $2, rejected_at = $3, decided_by = $4, revision = revision + 1 where id = $1',
      [id, published ? now : null, published ? null : now, caller.accountId],
    );
    const entry = { action: `review-${decision}`, kind: 'review', id };
    await this.audit.record(tx, caller, { ...entry, before: { state: review.state }, after: { state: decision } });
    await notifyCatalogueChange(tx);
  }
}

function toView({ submitted_at, ...review }: Row): MyReviewView {
  return { ...review, submittedAt: submitted_at.toISOString() };
}
