import { Injectable } from '@nestjs/common';
import type { Input, MyReviewView } from '@shop/contract';
import { Audit, type Caller, Clock, isUuid, Refusal, type Tx } from '../../kernel/public';
import { tellReplicas } from '../tariff-drafts/draft-rows';

/** What was said of one item that somebody bought. */
export interface WrittenReview {
  accountId: string;
  orderId: string;
  sid: string;
  sku: string;
  /** Where the order went, ISO 3166-1 alpha-2. */
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

/** Reviews on their way to the product's page; only published ones are shown and counted. */
@Injectable()
export class ReviewBook {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Takes the place of an earlier one of the same item. Refuses `already_reviewed` where that is published. */
  async write(tx: Tx, review: WrittenReview): Promise<MyReviewView> {
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
    if (!row) throw new Refusal('already_reviewed');
    return viewOf(row);
  }

  /** Of one order. */
  async of(tx: Tx, orderId: string): Promise<MyReviewView[]> {
    const rows: Row[] = await tx.query(`select ${COLUMNS} from review where order_id = $1 order by submitted_at, id`, [
      orderId,
    ]);
    return rows.map(viewOf);
  }

  /**
   * Publishes or rejects; what is published can be rejected later, and the other way round. Refuses `resource_not_found`,
   * `changed_meanwhile` for words that were not read, and `already_decided` where it is so already.
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
    if (!review) throw new Refusal('resource_not_found');
    if (review.revision !== revision) throw new Refusal('changed_meanwhile');
    if (review.state === decision) throw new Refusal('already_decided');
    const now = this.clock.now();
    const published = decision === 'published';
    await tx.query(
      'update review set published_at = $2, rejected_at = $3, decided_by = $4, revision = revision + 1 where id = $1',
      [id, published ? now : null, published ? null : now, caller.accountId],
    );
    const deed = { action: `review-${decision}`, kind: 'review', id };
    await this.audit.record(tx, caller, { ...deed, before: { state: review.state }, after: { state: decision } });
    await tellReplicas(tx);
  }
}

function viewOf({ submitted_at, ...review }: Row): MyReviewView {
  return { ...review, submittedAt: submitted_at.toISOString() };
}
