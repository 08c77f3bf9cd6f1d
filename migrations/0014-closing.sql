-- Accounts are closed by their owners: what is personal goes, also out of what is never changed otherwise.

alter table session_family drop constraint session_family_end_reason_check;
alter table session_family add constraint session_family_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'second_factor', 'closed'));

-- A closed account is nobody's any more, whoever writes to it at the same moment.
alter table account add constraint account_closed_is_nobody check (
  closed_at is null or (
    email = 'closed-' || id || '@closed.invalid'
    and num_nonnulls(password_hash, first_name, last_name, company, phone, birth_date) = 0
  )
);

-- The last mail to somebody: who stands as its recipient once it is sent.
alter table mail add column forgotten_as text;
create index mail_recipient on mail (lower(recipient));

create index contact_message_email on contact_message (lower(email));
create index review_account on review (account_id) where account_id is not null;

-- Histories and the log still tell what happened; of who is gone they may lose words, and nothing else.
create function history_may_forget() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' and old.detail @> new.detail
    and exists (
      select from customer_order o join account a on a.id = o.account_id where o.id = old.order_id and a.closed_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger order_event_append_only on order_event;
create trigger order_event_append_only before update or delete on order_event
  for each row execute function history_may_forget();

create function log_may_forget() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{address,before,after}'::text[] = to_jsonb(old) - '{address,before,after}'::text[]
    and (new.address is null or new.address = old.address)
    and (new.before is null or old.before @> new.before)
    and (new.after is null or old.after @> new.after)
    and exists (
      select from account a where a.closed_at is not null and (
        a.id = old.account_id
        or a.id::text = old.subject_id
        or a.id in (select o.account_id from customer_order o where o.id = old.subject_id)
        or a.id in (select r.account_id from reseller_application r where r.id::text = old.subject_id)
      )
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger audit_entry_stays on audit_entry;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function log_may_forget();
