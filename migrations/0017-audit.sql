-- The audit log, and the results of the integrity checks.

create table audit_log_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for the system, and for callers who are not logged in.
  account_id uuid references account,
  role text,
  address inet,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_entry_newest on audit_log_entry (at desc, id desc);
create index audit_log_entry_subject on audit_log_entry (subject_kind, subject_id, id desc);
create index audit_log_entry_actor on audit_log_entry (account_id, id desc);
create index audit_log_entry_action on audit_log_entry (action, id desc);
create index audit_log_entry_subject_id on audit_log_entry (subject_id, id desc);

-- Personal data of closed accounts and of visitors' quote requests may be removed. Nothing else may change.
create function audit_log_allow_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{address,before,after}'::text[] = to_jsonb(old) - '{address,before,after}'::text[]
    and (new.address is null or new.address = old.address)
    and (new.before is null or old.before @> new.before)
    and (new.after is null or old.after @> new.after)
    and (
      exists (
        select from account a where a.closed_at is not null and (
          a.id = old.account_id
          or a.id::text = old.subject_id
          or a.id in (select o.account_id from customer_order o where o.id = old.subject_id)
          or a.id in (select r.account_id from reseller_application r where r.id::text = old.subject_id)
          or a.id in (select q.account_id from quote_request q where q.id::text = old.subject_id)
        )
      )
      or exists (select from quote_request q where q.id::text = old.subject_id and q.account_id is null)
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_entry_append_only before update or delete on audit_log_entry
  for each row execute function audit_log_allow_erasure();
create trigger audit_log_entry_no_truncate before truncate on audit_log_entry for each statement execute function reject_change();

-- One run of all audit views, by schedule or by hand.
create table integrity_check_run (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null,
  ran_by uuid references account
);
create table integrity_check_finding (
  run_id bigint not null references integrity_check_run,
  view text not null,
  found bigint not null check (found >= 0),
  -- The first few rows.
  sample jsonb not null,
  primary key (run_id, view)
);
create trigger integrity_check_run_append_only before update or delete on integrity_check_run for each row execute function reject_change();
create trigger integrity_check_run_no_truncate before truncate on integrity_check_run for each statement execute function reject_change();
create trigger integrity_check_finding_append_only before update or delete on integrity_check_finding for each row execute function reject_change();
create trigger integrity_check_finding_no_truncate before truncate on integrity_check_finding for each statement execute function reject_change();

-- Reads one audit view in one statement, so that it sees one state of all its tables.
create function audit_view_result(view text, sample_size integer) returns table (found bigint, sample jsonb) language plpgsql stable as $$
begin
  if not exists (select from pg_views where schemaname = current_schema() and viewname = view and viewname like 'audit\_%') then
    raise exception '% is no audit view', view;
  end if;
  return query execute format(
    'select count(*), coalesce(jsonb_agg(row) filter (where place <= $1), ''[]'')
     from (select to_jsonb(a) as row, row_number() over () as place from %I a) rows', view) using sample_size;
end $$;

-- Views over several modules that must always be empty.

create view audit_file_without_object as
select 'artwork' as kind, a.id, a.order_id from artwork a
where a.kind = 'file' and not exists (select from stored_object s where s.id = a.object_id)
union all
select 'proof', p.id, p.order_id from proof p where not exists (select from stored_object s where s.id = p.object_id)
union all
select 'claim', f.claim_id, c.order_id from claim_photo f left join claim c on c.id = f.claim_id
where c.id is null or not exists (select from stored_object s where s.id = f.object_id);

create view audit_duplicate_mail as
select min(id::text) as mail_id, min(template) as template, count(*) as mails
from mail where message_id is not null group by message_id having count(*) > 1
union all
select min(id::text), min(template), count(*) from mail group by dedupe_key having count(*) > 1;
