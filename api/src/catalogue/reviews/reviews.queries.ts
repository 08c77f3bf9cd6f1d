import type { MyReviewView, Output } from '@shop/contract';
import type { Tx } from '../../common/public';

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

interface MyReviewRow extends Omit<MyReviewView, 'submittedAt'> {
  submitted_at: Date;
}

const COLUMNS = 'sid, rating, text, state, submitted_at';

/** Adds a review or replaces the earlier one of the same item. Returns null, without a change, if that one is published. */
export async function submitReview(tx: Tx, review: NewReview, at: Date): Promise<MyReviewView | null> {
  const { accountId, orderId, sid, sku, country, rating, text } = review;
  const [row]: MyReviewRow[] = await tx.query(
    `insert into review (account_id, order_id, sid, sku, country, rating, text, submitted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (sid) do update set rating = excluded.rating, text = excluded.text, submitted_at = excluded.submitted_at,
       rejected_at = null, decided_by = null, revision = review.revision + 1
     where review.published_at is null
     returning ${COLUMNS}`,
    [accountId, orderId, sid, sku, country, rating, text, at],
  );
  return row ? toView(row) : null;
}

/** The reviews of an order's items, oldest first. */
export async function listOrderReviews(tx: Tx, orderId: string): Promise<MyReviewView[]> {
  const rows: MyReviewRow[] = await tx.query(
    `select ${COLUMNS} from review where order_id = $1 order by submitted_at, id`,
    [orderId],
  );
  return rows.map(toView);
}

/** The published reviews of a product, newest first. */
export async function listPublishedReviews(
  tx: Tx,
  sku: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Output<'Catalog/Reviews'>['items']> {
  const rows: { rating: number; country: string; text: string; published_at: Date }[] = await tx.query(
    `select rating, country, text, published_at from review where sku = $1 and published_at is not null
     order by published_at desc, id limit $2 offset $3`,
    [sku, limit, offset],
  );
  return rows.map(({ published_at, ...review }) => ({ ...review, date: published_at.toISOString() }));
}

function toView({ submitted_at, ...review }: MyReviewRow): MyReviewView {
  return { ...review, submittedAt: submitted_at.toISOString() };
}
