-- Until when the shop can answer a dispute, if PayPal says so.
alter table paypal_dispute add column respond_by timestamptz;
