import type { AdminReviewView } from '@shop/contract';
import type { ProductNames } from '../products/staff-names.service';
import {
  isUuid,
  ApiError,
  type Tx,
  dayRangeFilter,
  idsFilter,
  invalidFilter,
  isWithinDays,
  likePattern,
  textFilter,
  type Listing,
} from '../../common/public';

export const REVIEW_COLUMNS = {
  submittedAt: 'r.submitted_at',
  id: 'r.submitted_at',
  rating: 'r.rating',
  product: 'product_place',
  sku: 'r.sku',
  country: 'r.country',
  state: 'r.state',
} as const;

interface Row {
  id: string;
  state: AdminReviewView['state'];
  sku: string;
  rating: number;
  text: string;
  country: string;
  order_id: string | null;
  email: string | null;
  submitted_at: Date;
  published_at: Date | null;
  rejected_at: Date | null;
  decided_by: string | null;
  revision: number;
  product_place: number | null;
}

const FROM = 'from review r left join account a on a.id = r.account_id';
const WHERE = `where ($1::text is null or r.state = $1) and ($2::text is null or r.sku = $2)
  and ($3::int is null or r.rating = $3) and ($4::text[] is null or r.id::text = any($4))
  and ($5::text is null or r.text ilike $5 or r.order_id ilike $5 or a.email ilike $5
    or r.sku in (select sku from product_text where name ilike $5) or r.sku = any($9))
  and ${isWithinDays('r.submitted_at', 6)} and ($8::text is null or r.country = $8)`;

export async function listReviews(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  { skus, findSkus, nameOf }: ProductNames,
): Promise<{ total: number; rows: AdminReviewView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'state'),
    textFilter(filter, 'sku'),
    ratingFilter(filter),
    idsFilter(filter),
    q && likePattern(q.trim()),
    ...dayRangeFilter(filter),
    textFilter(filter, 'country'),
    q === null ? [] : findSkus(q.trim()),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select r.id, r.state, r.sku, r.rating, r.text, r.country, r.order_id, a.email, r.submitted_at, r.published_at,
       r.rejected_at, d.email as decided_by, r.revision,
       array_position($12::text[], r.sku) as product_place
     ${FROM} left join account d on d.id = r.decided_by
     ${WHERE} order by ${orderBy}, r.id limit $10 offset $11`,
    [...values, limit, offset, skus],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toView(row, nameOf(row.sku))) };
}

/** @throws ApiError `resource_not_found` */
export async function loadReview(tx: Tx, id: string, names: ProductNames): Promise<AdminReviewView> {
  const listing = { orderBy: 'r.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [review] = isUuid(id) ? (await listReviews(tx, listing, names)).rows : [];
  if (!review) throw new ApiError('resource_not_found');
  return review;
}

function toView(row: Row, product: string): AdminReviewView {
  const { order_id, submitted_at, published_at, rejected_at, decided_by, product_place: _, ...review } = row;
  return {
    ...review,
    product,
    orderId: order_id,
    submittedAt: submitted_at.toISOString(),
    publishedAt: published_at?.toISOString() ?? null,
    rejectedAt: rejected_at?.toISOString() ?? null,
    decidedBy: decided_by,
  };
}

/** Accepts text too, because select inputs send text. */
function ratingFilter({ rating }: Record<string, unknown>): number | null {
  if (rating === undefined || rating === null || rating === '') return null;
  if (typeof rating !== 'number' && typeof rating !== 'string') throw invalidFilter('rating');
  if (!/^[1-5]$/.test(String(rating))) throw invalidFilter('rating');
  return Number(rating);
}
