import type { AdminQuoteRequestView, Input, ItemView, MyQuoteRequestView, RoleName } from '@shop/contract';
import { isUuid, ApiError, type Tx } from '../common/public';
import type { QuoteTerms } from '../quoting/public';

export type AnswerLine = Input<'admin/quote-request-answer'>['lines'][number];

/** The answer of staff. A declined request has only a message. */
export interface Answer {
  lines: AnswerLine[];
  message: string;
  terms: QuoteTerms | null;
  total: { currency: string; amount: number } | null;
}

/** A request with its customer's profile, its offer and its order. */
export interface RequestRow {
  id: string;
  kind: MyQuoteRequestView['kind'];
  state: MyQuoteRequestView['state'];
  account_id: string | null;
  email: string;
  name: string;
  language: string;
  price_list: AdminQuoteRequestView['priceList'];
  items: ItemView[];
  wish: MyQuoteRequestView['wish'];
  terms: Partial<QuoteTerms>;
  message: string;
  requested_at: Date;
  due_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  answer: Answer | null;
  valid_until: Date | null;
  role: RoleName | null;
  currency: string | null;
  country: string | null;
  /** The offer that answers it, and the order placed from that offer unless cancelled or expired. */
  offer_id: string | null;
  order_id: string | null;
}

/** The state with `ordered` and `expired`, which depend on the offer's order and on the time; `$1` is now. */
export const STATE = `case when f.order_id is not null then 'ordered'
    when r.state = 'answered' and r.valid_until <= $1 then 'expired' else r.state end`;

export const FROM = `from quote_request r left join account a on a.id = r.account_id
  left join lateral (select offer.id as offer_id, o.id as order_id
    from offer left join customer_order o on o.offer_id = offer.id and o.state not in ('cancelled', 'expired')
    where offer.request_id = r.id limit 1) f on true`;

export const EMAIL = 'coalesce(r.email, a.email)';
export const NAME = `coalesce(r.name, nullif(person_name(a.first_name, a.last_name), ''), '')`;

const SELECT_REQUEST = `select r.id, r.kind, ${STATE} as state, r.account_id, ${EMAIL} as email, ${NAME} as name, r.language,
    r.price_list, r.items, r.wish, r.terms, r.message, r.requested_at, r.due_at, r.decided_at, d.email as decided_by, r.answer,
    r.valid_until, f.offer_id, f.order_id, a.role, a.currency,
    (select s.country from address s where s.account_id = r.account_id order by s.is_default desc, s.created_at, s.id limit 1) as country
  ${FROM} left join account d on d.id = r.decided_by`;

/** @throws ApiError `resource_not_found` */
export async function loadRequest(tx: Tx, id: string, now: Date): Promise<RequestRow> {
  const rows: RequestRow[] = isUuid(id) ? await tx.query(`${SELECT_REQUEST} where r.id = $2`, [now, id]) : [];
  const [row] = rows;
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

/**
 * Locks an open request until the transaction ends. `accountId` limits it to a customer's own request.
 *
 * @throws ApiError `resource_not_found`, `already_decided`
 */
export async function lockOpenRequest(tx: Tx, id: string, accountId?: string): Promise<void> {
  const rows: { state: string }[] = isUuid(id)
    ? await tx.query(
        'select state from quote_request where id = $1 and ($2::uuid is null or account_id = $2) for update',
        [id, accountId ?? null],
      )
    : [];
  if (!rows[0]) throw new ApiError('resource_not_found');
  if (rows[0].state !== 'open') throw new ApiError('already_decided');
}

/** A page of an account's requests, newest first. */
export async function listRequestsOfAccount(
  tx: Tx,
  accountId: string,
  now: Date,
  { page = 1, size = 20 }: Input<'Account/MyQuoteRequests'>,
): Promise<{ total: number; rows: RequestRow[] }> {
  const [count]: { total: string }[] = await tx.query(
    'select count(*) as total from quote_request where account_id = $1',
    [accountId],
  );
  const rows: RequestRow[] = await tx.query(
    `${SELECT_REQUEST} where r.account_id = $2 order by r.requested_at desc, r.id limit $3 offset $4`,
    [now, accountId, size, (page - 1) * size],
  );
  return { total: Number(count?.total ?? 0), rows };
}
