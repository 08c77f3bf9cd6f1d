/** SQL: whether accounting has put an order on hold. `orderId` is a column or parameter. */
export const onHoldSql = (orderId: string): string =>
  `(select coalesce(max(seq) filter (where event in ('payment_reversed', 'dispute_opened'))
    > coalesce(max(seq) filter (where event = 'hold_released'), 0), false)
  from order_event held where held.order_id = ${orderId})`;
