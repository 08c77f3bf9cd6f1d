-- What each closed day sold and what the orders cost, for the overview of admins. Entries of a closed day never change, so
-- these figures do not either.

-- Sales of days, by currency. Amounts in fen use the rate of each order. The costs of an order count on the day of its
-- payment: the factory price and the shipping charge of its quote. They are taken back on the day on which a cancelled
-- order is refunded in full.
create function sales_of_days(first_day date, last_day date) returns table (
  day date, currency char(3), orders bigint, paid bigint, returned bigint,
  paid_fen bigint, returned_fen bigint, factory_fen bigint, shipping_fen bigint
) language sql stable as $$
  with moved as (
    select e.day, e.order_id, p.currency,
      coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0) as paid,
      coalesce(sum(p.amount) filter (where e.kind <> 'payment'), 0) as returned
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.day between first_day and last_day and e.kind in ('payment', 'refund', 'chargeback') and e.order_id is not null
    group by e.day, e.order_id, p.currency
  ), priced as (
    select m.*, 100 / power(10::numeric, c.digits) / o.per_cny as fen_per_unit,
      coalesce((o.quote -> 'original' ->> 'product')::bigint, 0) as factory,
      coalesce((o.quote -> 'shipping' ->> 'first')::bigint, 0)
        + coalesce((o.quote -> 'shipping' ->> 'next')::bigint, 0) as shipping,
      (m.paid > 0)::int - (o.state = 'cancelled' and m.returned > 0 and coalesce((
        select sum(p.amount) filter (where e.kind <> 'payment') >= sum(p.amount) filter (where e.kind = 'payment')
          and sum(p.amount) filter (where e.kind <> 'payment') - m.returned < sum(p.amount) filter (where e.kind = 'payment')
        from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where e.order_id = m.order_id and e.kind in ('payment', 'refund', 'chargeback') and e.day <= m.day), false))::int as times
    from moved m join customer_order o on o.id = m.order_id join currency c on c.code = m.currency
  )
  select day, currency, count(*) filter (where paid > 0), sum(paid)::bigint, sum(returned)::bigint,
    sum(round(paid * fen_per_unit))::bigint, sum(round(returned * fen_per_unit))::bigint,
    sum(times * factory)::bigint, sum(times * shipping)::bigint
  from priced group by day, currency
$$;

create table sales_day (
  day date not null references daily_close,
  currency char(3) not null references currency,
  -- Orders that were paid.
  orders integer not null check (orders >= 0),
  -- Payments, and refunds with chargebacks, in minor units and at the rates of the orders in fen.
  paid bigint not null check (paid >= 0),
  returned bigint not null check (returned >= 0),
  paid_fen bigint not null check (paid_fen >= 0),
  returned_fen bigint not null check (returned_fen >= 0),
  -- Negative if cancelled orders took back more than the day's new orders cost.
  factory_fen bigint not null,
  shipping_fen bigint not null,
  primary key (day, currency)
);
insert into sales_day
select s.* from sales_of_days((select min(day) from daily_close), (select max(day) from daily_close)) s;

create trigger sales_day_append_only before update or delete on sales_day for each row execute function reject_change();
create trigger sales_day_no_truncate before truncate on sales_day for each statement execute function reject_change();
