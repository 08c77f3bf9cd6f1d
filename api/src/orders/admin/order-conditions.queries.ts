import { isCalendarDate } from '@shop/order-flow';
import { endOfDay, invalidFilter, isUuid, startOfDay, textFilter } from '../../common/public';

/** A condition on the order `o` and the value of its parameter. */
export interface OrderCondition {
  value: string | number;
  sql: (parameter: string) => string;
}

/** SQL: whether the customer of an order requested a change to a proof, and no later version was sent. `orderId` is a column. */
export const changesRequestedSql = (orderId: string): string =>
  `exists (select from proof p where p.order_id = ${orderId} and p.decision = 'change_requested'
    and not exists (select from proof later where later.sid = p.sid and later.version > p.version))`;

/** SQL: the day in China on which the order `o` was released for production. */
export const RELEASE_DAY = `(o.released_at at time zone 'Asia/Shanghai')::date`;

/** SQL: whether the order `o` is late in production. The parameter is the last day on which released orders are late. */
export const lateSql = (parameter: string): string =>
  `o.state in ('ready_for_production', 'in_production') and ${RELEASE_DAY} <= ${parameter}::date`;

const CONDITIONS: Readonly<Record<string, { isValid: (text: string) => boolean; sql: OrderCondition['sql'] }>> = {
  accountId: { isValid: isUuid, sql: (value) => `o.account_id = ${value}` },
  country: { isValid: (text) => /^[A-Z]{2}$/.test(text), sql: (value) => `o.country = ${value}` },
  paymentMethod: { isValid: (text) => /^\d$/.test(text), sql: (value) => `o.payment_method = ${value}::smallint` },
  sku: {
    isValid: (text) => /^[\w-]{1,64}$/.test(text),
    sql: (value) => `exists (select from order_item i where i.order_id = o.id and i.sku = ${value})`,
  },
  from: { isValid: isCalendarDate, sql: (value) => `o.placed_at >= ${startOfDay(value)}` },
  to: { isValid: isCalendarDate, sql: (value) => `o.placed_at < ${endOfDay(value)}` },
};

/**
 * What a list of orders is filtered by, beside status, ids and a search text.
 * @param lateRelease - the last day in China on which released orders are late
 * @throws {ApiError} `validation_failed` for a value that its filter cannot have
 */
export function orderConditions(filter: Record<string, unknown>, lateRelease: string): OrderCondition[] {
  const details = Object.entries(CONDITIONS).flatMap(([name, { isValid, sql }]) => {
    const given = filter[name];
    const value = textFilter({ [name]: typeof given === 'number' ? String(given) : given }, name);
    if (value === null) return [];
    if (!isValid(value)) throw invalidFilter(name);
    return [{ value, sql }];
  });
  return [...details, ...attentionCondition(filter, lateRelease)];
}

/** Orders that are late in production, or whose customer requested changes. */
function attentionCondition(filter: Record<string, unknown>, lateRelease: string): OrderCondition[] {
  const attention = textFilter(filter, 'attention');
  switch (attention) {
    case null:
      return [];
    case 'late':
      return [{ value: lateRelease, sql: lateSql }];
    case 'changes_requested':
      return [{ value: 'in_review', sql: (value) => `o.state = ${value} and ${changesRequestedSql('o.id')}` }];
    default:
      throw invalidFilter('attention');
  }
}
