-- A refund without an answer of PayPal is `requested`, as its columns and the API say.

alter table paypal_refund drop constraint paypal_refund_state_check;
alter table paypal_refund alter column state set default 'requested';
update paypal_refund set state = 'requested' where state = 'asked';
alter table paypal_refund add constraint paypal_refund_state_check check (state in ('requested', 'pending', 'done', 'failed'));

drop index paypal_refund_in_progress;
create index paypal_refund_in_progress on paypal_refund (requested_at) where state in ('requested', 'pending');
