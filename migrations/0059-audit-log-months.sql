-- The audit log has a partition for each month (UTC). The archive command moves whole months to the object store.

alter table audit_log_entry rename to audit_log_entry_whole;
alter sequence audit_log_entry_id_seq rename to audit_log_entry_whole_id_seq;

create table audit_log_entry (
  id bigint generated always as identity,
  at timestamptz not null,
  -- Null for the system, and for callers who are not logged in.
  account_id uuid,
  role text,
  address inet,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text not null,
  before jsonb,
  after jsonb
) partition by range (at);

-- For months without a partition, so that no insert fails.
create table audit_log_entry_default partition of audit_log_entry default;

-- Creates the partitions from the month before `today` to three months after it, and those of the entries in the default
-- partition, which are moved there. Nobody writes to the log meanwhile.
create function audit_log_add_partitions(today timestamptz) returns void language plpgsql as $$
declare
  this_month timestamp := date_trunc('month', today at time zone 'UTC');
  months timestamp[] := array(
    select month from (
      select generate_series(this_month - interval '1 month', this_month + interval '3 months', interval '1 month')
      union select date_trunc('month', at at time zone 'UTC') from audit_log_entry_default
    ) wanted (month)
    where to_regclass('audit_log_entry_' || to_char(month, 'YYYY_MM')) is null);
  month timestamp;
  name text;
  span text;
begin
  if months = '{}' then return; end if;
  lock table audit_log_entry in share row exclusive mode;
  foreach month in array months
  loop
    name := 'audit_log_entry_' || to_char(month, 'YYYY_MM');
    -- Somebody else may have created it meanwhile.
    continue when to_regclass(name) is not null;
    span := format('at >= %L and at < %L', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create table %I (like audit_log_entry including defaults including constraints)', name);
    alter table audit_log_entry_default disable trigger user;
    execute format('with moved as (delete from audit_log_entry_default where %s returning *) insert into %I select * from moved', span, name);
    alter table audit_log_entry_default enable trigger user;
    execute format('alter table audit_log_entry attach partition %I for values from (%L) to (%L)',
      name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create trigger audit_log_entry_no_truncate before truncate on %I for each statement execute function reject_change()', name);
  end loop;
end $$;

-- A partition for each month that has entries, before they are copied.
insert into audit_log_entry (at, action, subject_kind, subject_id)
  select distinct date_trunc('month', at, 'UTC'), 'month', 'month', '' from audit_log_entry_whole;
select audit_log_add_partitions(now());
delete from audit_log_entry;
insert into audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) overriding system value
  select id, at, account_id, role, address, action, subject_kind, subject_id, before, after from audit_log_entry_whole;
select setval('audit_log_entry_id_seq', greatest(last_value, 1), is_called) from audit_log_entry_whole_id_seq;
drop table audit_log_entry_whole;

alter table audit_log_entry add primary key (id, at);
alter table audit_log_entry add foreign key (account_id) references account;
create index audit_log_entry_newest on audit_log_entry (at desc, id desc);
create index audit_log_entry_subject on audit_log_entry (subject_kind, subject_id, id desc);
create index audit_log_entry_actor on audit_log_entry (account_id, id desc);
create index audit_log_entry_action on audit_log_entry (action, id desc);
create index audit_log_entry_subject_id on audit_log_entry (subject_id, id desc);
create trigger audit_log_entry_append_only before update or delete on audit_log_entry
  for each row execute function audit_log_allow_erasure();
create trigger audit_log_entry_no_truncate before truncate on audit_log_entry for each statement execute function reject_change();
create trigger audit_log_entry_no_truncate before truncate on audit_log_entry_default for each statement execute function reject_change();

-- Months in the object store: compressed lines of JSON, oldest entry first.
create table audit_log_archive (
  object_key text primary key,
  -- Its first day. Entries that came late are in an archive of their own.
  month date not null check (extract(day from month) = 1),
  entries bigint not null check (entries > 0),
  first_id bigint not null,
  last_id bigint not null check (last_id >= first_id),
  subject_kinds text[] not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  archived_at timestamptz not null
);
create index audit_log_archive_month on audit_log_archive (month);
create index audit_log_archive_in_order on audit_log_archive (object_key collate "C");

-- Every object that a row names, and since when.
create or replace view named_object as
select object_key, stored_at as named_at from stored_object
union all
select object_key, added_at from photo
union all
select v.object_key, p.added_at from photo_variant v join photo p on p.id = v.photo_id
union all
-- An upload expires a day after its last segment.
select s.object_key, u.expires_at - interval '24 hours' from upload_segment s join upload u on u.id = s.upload_id
union all
select object_key, archived_at from audit_log_archive;

-- Recent entries in the default partition: the job that adds partitions has not run for months.
create view audit_log_without_partition as
select date_trunc('month', at, 'UTC') as month, count(*) as entries from audit_log_entry_default
where at >= (date_trunc('month', now() at time zone 'UTC') - interval '1 month') at time zone 'UTC' and at <= now()
group by 1;
