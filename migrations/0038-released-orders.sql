-- When each order was last released for production: also of orders that have left production.
update customer_order o set released_at = (
  select max(e.happened_at) from order_event e where e.order_id = o.id and e.state = 'ready_for_production')
where released_at is null
  and exists (select from order_event e where e.order_id = o.id and e.state = 'ready_for_production');
