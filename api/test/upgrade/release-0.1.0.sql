-- A shop of version 0.1.0, written by pg_dump --no-owner --no-privileges --column-inserts (comments removed).
-- All people are invented; the password of each is "a quite good password".

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA graphile_worker;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION public.assign_open_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(7204020);
  select max(day) into closed from daily_close;
  if closed is not null then
    new.posted_at := greatest(new.posted_at, (closed + 1)::timestamp at time zone interval '8 hours');
  end if;
  return new;
end $$;

CREATE FUNCTION public.audit_log_allow_erasure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.audit_view_result(view text, sample_size integer) RETURNS TABLE(found bigint, sample jsonb)
    LANGUAGE plpgsql STABLE
    AS $_$
begin
  if not exists (select from pg_views where schemaname = current_schema() and viewname = view and viewname like 'audit\_%') then
    raise exception '% is no audit view', view;
  end if;
  return query execute format(
    'select count(*), coalesce(jsonb_agg(row) filter (where place <= $1), ''[]'')
     from (select to_jsonb(a) as row, row_number() over () as place from %I a) rows', view) using sample_size;
end $_$;

CREATE FUNCTION public.check_entry_complete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from added a join ledger_entry e on e.id = a.entry_id where e.written_in <> pg_current_xact_id()) then
    raise exception 'an entry is written whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

CREATE FUNCTION public.check_single_decision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and old.state = 'pending' and new.state <> 'pending'
    and (old.id, old.kind, old.account_id, old.fen, old.memo, old.entered_by, old.entered_at)
      = (new.id, new.kind, new.account_id, new.fen, new.memo, new.entered_by, new.entered_at)
    and old.reverses is not distinct from new.reverses
  then
    return new;
  end if;
  raise exception '% is decided once', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

CREATE FUNCTION public.count_deleted_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into order_state_count select state, -count(*) from gone group by state;
  return null;
end $$;

CREATE FUNCTION public.count_inserted_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into order_state_count select state, count(*) from added group by state;
  return null;
end $$;

CREATE FUNCTION public.count_updated_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into order_state_count
    select state, sum(change) from (select state, 1 as change from added union all select state, -1 from gone) moved
    group by state having sum(change) <> 0;
  return null;
end $$;

CREATE FUNCTION public.document_allow_erasure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE'
    -- The name follows from the number, after this trigger.
    and to_jsonb(new) - '{data,name}'::text[] = to_jsonb(old) - '{data,name}'::text[]
    and new.data - '{buyer,lines,reason}'::text[] = old.data - '{buyer,lines,reason}'::text[]
    and old.data @> new.data
    and coalesce(jsonb_array_length(new.data -> 'lines'), 0) = coalesce(jsonb_array_length(old.data -> 'lines'), 0)
    and exists (select from account a where a.id = old.account_id and a.closed_at is not null)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

CREATE FUNCTION public.ledger_account_group(account text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (account ~~ 'prepaid:%'::text) THEN 'prepaid'::text ELSE account END;

CREATE FUNCTION public.order_event_allow_erasure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.recipient_text(ship_to jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(ship_to ->> 'firstName', '') || ' ' || coalesce(ship_to ->> 'lastName', '') || E'\n'
    || coalesce(ship_to ->> 'company', '')
$$;

CREATE FUNCTION public.refresh_product_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform update_product_search(array(select distinct sku from written));
  return null;
end $$;

CREATE FUNCTION public.reject_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

CREATE FUNCTION public.reject_published_version_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from tariff_draft where id = old.draft_id and status = 'published') then
    raise exception 'a published version is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

CREATE FUNCTION public.search_normalize(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select lower(regexp_replace(
    regexp_replace(normalize(words, nfkd), '[\u0300-\u036f\u3099\u309a]', '', 'g'), '[ßẞ]', 'ss', 'g'))
$$;

CREATE FUNCTION public.search_query(words text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select plainto_tsquery('english', search_normalize(words)) || plainto_tsquery('french', search_normalize(words))
    || plainto_tsquery('spanish', search_normalize(words)) || plainto_tsquery('german', search_normalize(words))
    || plainto_tsquery('simple', search_normalize(words))
$$;

CREATE FUNCTION public.search_vector(language text, words text, weight "char") RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select setweight(to_tsvector(
    case language
      when 'en' then 'english'::regconfig
      when 'fr' then 'french'::regconfig
      when 'es' then 'spanish'::regconfig
      when 'de' then 'german'::regconfig
      else 'simple'::regconfig
    end, search_normalize(words)), weight)
$$;

CREATE FUNCTION public.update_product_search(skus text[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into product_search (sku, stems, names, words)
  select sku,
    tsvector_agg(
      search_vector(language, name, 'A')
      || search_vector(language, concat_ws(' ', summary, array_to_string(uses, ' ')), 'B')
      || search_vector(language, concat_ws(' ', description, array_to_string(notes, ' ')), 'C')),
    search_normalize(string_agg(name, E'\n')),
    search_normalize(string_agg(concat_ws(E'\n', name, summary, array_to_string(uses, E'\n'), description), E'\n'))
  from product_text where sku = any(skus) group by sku
  on conflict (sku) do update set stems = excluded.stems, names = excluded.names, words = excluded.words
$$;

CREATE AGGREGATE public.tsvector_agg(tsvector) (
    SFUNC = tsvector_concat,
    STYPE = tsvector,
    INITCOND = ''
);

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.account (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text,
    role text NOT NULL,
    currency text NOT NULL,
    default_unit smallint NOT NULL,
    language text NOT NULL,
    first_name text,
    last_name text,
    company text,
    phone text,
    birth_date date,
    agreed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT account_closed_is_anonymous CHECK (((closed_at IS NULL) OR ((email = (('closed-'::text || id) || '@closed.invalid'::text)) AND (num_nonnulls(password_hash, first_name, last_name, company, phone, birth_date) = 0)))),
    CONSTRAINT account_default_unit_check CHECK (((default_unit >= 0) AND (default_unit <= 3))),
    CONSTRAINT account_email_check CHECK (((email !~ '[\s]'::text) AND (length(email) <= 254))),
    CONSTRAINT account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ja'::text, 'fr'::text, 'es'::text, 'de'::text]))),
    CONSTRAINT account_password_required CHECK (((role = 'guest'::text) OR (closed_at IS NOT NULL) OR (password_hash IS NOT NULL))),
    CONSTRAINT account_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'reseller'::text, 'guest'::text, 'customer_service'::text, 'accounting'::text, 'factory'::text, 'isc_facility'::text, 'admin'::text])))
);

CREATE TABLE public.address (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    company text,
    line1 text NOT NULL,
    line2 text,
    city text NOT NULL,
    region text NOT NULL,
    post_code text NOT NULL,
    phone text NOT NULL,
    country character(2) NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.artwork (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    sid uuid NOT NULL,
    kind text NOT NULL,
    object_id uuid,
    name text NOT NULL,
    url text,
    format text,
    notes text[] DEFAULT '{}'::text[] NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    current boolean NOT NULL,
    rejected_reason text,
    copied_from character(20),
    CONSTRAINT artwork_check CHECK ((((kind = 'file'::text) = (object_id IS NOT NULL)) AND ((kind = 'link'::text) = (url IS NOT NULL)))),
    CONSTRAINT artwork_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'link'::text])))
);

CREATE TABLE public.paypal_capture (
    capture_id text NOT NULL,
    order_id character(20),
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    captured_at timestamp with time zone NOT NULL,
    invoice_id text,
    paid_order_id character(20),
    CONSTRAINT paypal_capture_amount_check CHECK ((amount > 0))
);

CREATE TABLE public.paypal_refund (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    dedupe_key text NOT NULL,
    part smallint DEFAULT 1 NOT NULL,
    request_id uuid DEFAULT gen_random_uuid() NOT NULL,
    capture_id text,
    reported_capture_id text,
    reported_invoice_id text,
    kind text DEFAULT 'refund'::text NOT NULL,
    order_id character(20),
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    paypal_refund_id text,
    state text DEFAULT 'asked'::text NOT NULL,
    origin text DEFAULT 'shop'::text NOT NULL,
    failure text,
    settled_at timestamp with time zone,
    settled_by uuid,
    note text,
    CONSTRAINT paypal_refund_amount_check CHECK ((amount > 0)),
    CONSTRAINT paypal_refund_done CHECK (((state = 'done'::text) = (completed_at IS NOT NULL))),
    CONSTRAINT paypal_refund_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'chargeback'::text]))),
    CONSTRAINT paypal_refund_origin_check CHECK ((origin = ANY (ARRAY['shop'::text, 'paypal'::text]))),
    CONSTRAINT paypal_refund_part_check CHECK ((part > 0)),
    CONSTRAINT paypal_refund_settled CHECK ((((settled_at IS NULL) = (settled_by IS NULL)) AND ((settled_at IS NULL) = (note IS NULL)))),
    CONSTRAINT paypal_refund_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'pending'::text, 'done'::text, 'failed'::text])))
);

CREATE VIEW public.audit_capture_over_refunded AS
 SELECT c.capture_id,
    c.amount,
    (sum(r.amount))::bigint AS refunded
   FROM (public.paypal_capture c
     JOIN public.paypal_refund r ON ((r.capture_id = c.capture_id)))
  WHERE (r.state <> 'failed'::text)
  GROUP BY c.capture_id, c.amount
 HAVING (sum(r.amount) > (c.amount)::numeric);

CREATE TABLE public.claim (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    sid uuid NOT NULL,
    reason text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    opened_by uuid,
    deadline date,
    response_due date NOT NULL,
    resolution text,
    lost_parcel boolean DEFAULT false NOT NULL,
    amount bigint,
    answer text,
    resolved_at timestamp with time zone,
    resolved_by uuid,
    reprint_order_id character(20),
    CONSTRAINT claim_amount_check CHECK ((amount > 0)),
    CONSTRAINT claim_check CHECK (((resolution IS NULL) = (resolved_at IS NULL))),
    CONSTRAINT claim_check1 CHECK (((NOT (resolution IS DISTINCT FROM 'refund'::text)) = (amount IS NOT NULL))),
    CONSTRAINT claim_check2 CHECK (((reprint_order_id IS NULL) OR (resolution = 'reprint'::text))),
    CONSTRAINT claim_check3 CHECK (((NOT lost_parcel) OR (resolution = ANY (ARRAY['reprint'::text, 'refund'::text])))),
    CONSTRAINT claim_resolution_check CHECK ((resolution = ANY (ARRAY['reprint'::text, 'refund'::text, 'refused'::text])))
);

CREATE TABLE public.order_event (
    order_id character(20) NOT NULL,
    seq integer NOT NULL,
    event text NOT NULL,
    actor text NOT NULL,
    account_id uuid,
    happened_at timestamp with time zone NOT NULL,
    sid uuid,
    state text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    internal boolean DEFAULT false NOT NULL,
    CONSTRAINT order_event_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'customer_service'::text, 'accounting'::text, 'factory'::text, 'isc_facility'::text, 'system'::text]))),
    CONSTRAINT order_event_seq_check CHECK ((seq > 0))
);

CREATE VIEW public.audit_claim_history AS
 SELECT COALESCE(c.order_id, e.order_id) AS order_id,
    COALESCE(c.opened, (0)::bigint) AS opened,
    COALESCE(e.opened, (0)::bigint) AS events_opened,
    COALESCE(c.resolved, (0)::bigint) AS resolved,
    COALESCE(e.resolved, (0)::bigint) AS events_resolved
   FROM (( SELECT claim.order_id,
            count(*) AS opened,
            count(claim.resolved_at) AS resolved
           FROM public.claim
          GROUP BY claim.order_id) c
     FULL JOIN ( SELECT order_event.order_id,
            count(*) FILTER (WHERE (order_event.event = 'claim_opened'::text)) AS opened,
            count(*) FILTER (WHERE (order_event.event = 'claim_resolved'::text)) AS resolved
           FROM public.order_event
          WHERE (order_event.event = ANY (ARRAY['claim_opened'::text, 'claim_resolved'::text]))
          GROUP BY order_event.order_id) e USING (order_id))
  WHERE ((COALESCE(c.opened, (0)::bigint) <> COALESCE(e.opened, (0)::bigint)) OR (COALESCE(c.resolved, (0)::bigint) <> COALESCE(e.resolved, (0)::bigint)));

CREATE TABLE public.customer_order (
    id character(20) NOT NULL,
    account_id uuid NOT NULL,
    state text NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    currency character(3) NOT NULL,
    total bigint NOT NULL,
    product_total bigint NOT NULL,
    quote jsonb NOT NULL,
    per_cny numeric(18,8) NOT NULL,
    country character(2) NOT NULL,
    ship_to jsonb NOT NULL,
    shipping_method smallint NOT NULL,
    payment_method smallint NOT NULL,
    notes text,
    delivered_on date,
    reprint_of character(20),
    rate_from timestamp with time zone,
    offer_id uuid,
    CONSTRAINT customer_order_check CHECK (((product_total >= 0) AND (product_total <= total))),
    CONSTRAINT customer_order_check1 CHECK (((reprint_of IS NULL) OR ((total = 0) AND (reprint_of <> id)))),
    CONSTRAINT customer_order_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){2}$'::text)),
    CONSTRAINT customer_order_payment_method_check CHECK ((payment_method >= 0)),
    CONSTRAINT customer_order_state_check CHECK ((state = ANY (ARRAY['preorder'::text, 'awaiting_payment'::text, 'awaiting_files'::text, 'in_review'::text, 'awaiting_proof_approval'::text, 'ready_for_production'::text, 'in_production'::text, 'shipped'::text, 'completed'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT customer_order_total_check CHECK ((total >= 0))
);

CREATE TABLE public.ledger_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    seq bigint NOT NULL,
    kind text NOT NULL,
    order_id character(20),
    memo text NOT NULL,
    posted_at timestamp with time zone NOT NULL,
    posted_by uuid,
    reverses uuid,
    dedupe_key text NOT NULL,
    written_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
    day date GENERATED ALWAYS AS (((posted_at AT TIME ZONE '08:00:00'::interval))::date) STORED NOT NULL,
    CONSTRAINT ledger_entry_check CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
    CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'payment'::text, 'refund'::text, 'chargeback'::text, 'dispute'::text, 'unmatched'::text, 'reversal'::text])))
);

CREATE TABLE public.ledger_posting (
    id bigint NOT NULL,
    entry_id uuid NOT NULL,
    from_account text NOT NULL,
    to_account text NOT NULL,
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT ledger_posting_accounts CHECK ((((from_account = ANY (ARRAY['bank'::text, 'sales'::text, 'shipping'::text, 'fees'::text, 'refunds'::text, 'chargebacks'::text, 'unmatched-payments'::text, 'disputed-payments'::text])) OR (from_account ~ '^[a-z]+(-[a-z]+)*-clearing$'::text) OR ((from_account ~~ 'prepaid:%'::text) AND (currency = 'CNY'::bpchar))) AND ((to_account = ANY (ARRAY['bank'::text, 'sales'::text, 'shipping'::text, 'fees'::text, 'refunds'::text, 'chargebacks'::text, 'unmatched-payments'::text, 'disputed-payments'::text])) OR (to_account ~ '^[a-z]+(-[a-z]+)*-clearing$'::text) OR ((to_account ~~ 'prepaid:%'::text) AND (currency = 'CNY'::bpchar))))),
    CONSTRAINT ledger_posting_amount_check CHECK ((amount > 0)),
    CONSTRAINT ledger_posting_check CHECK ((from_account <> to_account))
);

CREATE VIEW public.order_payment AS
 SELECT e.order_id,
    p.currency,
    (COALESCE(sum(p.amount) FILTER (WHERE (e.kind = 'payment'::text)), (0)::numeric))::bigint AS paid,
    (COALESCE(sum(p.amount) FILTER (WHERE (e.kind = ANY (ARRAY['refund'::text, 'chargeback'::text]))), (0)::numeric))::bigint AS refunded
   FROM (public.ledger_entry e
     JOIN public.ledger_posting p ON ((p.entry_id = e.id)))
  WHERE ((e.order_id IS NOT NULL) AND (e.kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text])))
  GROUP BY e.order_id, p.currency;

CREATE VIEW public.audit_claim_refund AS
 SELECT c.order_id,
    c.amount,
    COALESCE(p.refunded, (0)::bigint) AS refunded
   FROM ((( SELECT claim.order_id,
            sum(claim.amount) AS amount
           FROM public.claim
          WHERE (claim.amount IS NOT NULL)
          GROUP BY claim.order_id) c
     JOIN public.customer_order o ON ((o.id = c.order_id)))
     LEFT JOIN public.order_payment p ON (((p.order_id = o.id) AND (p.currency = o.currency))))
  WHERE (c.amount > (COALESCE(p.refunded, (0)::bigint))::numeric);

CREATE TABLE public.daily_close (
    day date NOT NULL,
    follows date,
    closed_at timestamp with time zone NOT NULL,
    closed_by uuid,
    entries integer NOT NULL,
    first_seq bigint,
    last_seq bigint,
    findings jsonb NOT NULL,
    CONSTRAINT daily_close_check CHECK ((follows = (day - 1))),
    CONSTRAINT daily_close_check1 CHECK ((((entries = 0) = (first_seq IS NULL)) AND ((first_seq IS NULL) = (last_seq IS NULL)))),
    CONSTRAINT daily_close_check2 CHECK ((closed_at >= (((day + 1))::timestamp without time zone AT TIME ZONE '08:00:00'::interval))),
    CONSTRAINT daily_close_entries_check CHECK ((entries >= 0))
);

CREATE VIEW public.audit_close_gap AS
 SELECT c.day,
    c.follows
   FROM public.daily_close c
  WHERE (((c.follows IS NULL) AND (EXISTS ( SELECT
           FROM public.daily_close e
          WHERE (e.day < c.day)))) OR ((c.follows IS NOT NULL) AND (NOT (EXISTS ( SELECT
           FROM public.daily_close e
          WHERE ((e.day = c.follows) AND (e.day = (c.day - 1))))))));

CREATE TABLE public.daily_close_balance (
    day date NOT NULL,
    account text NOT NULL,
    currency character(3) NOT NULL,
    opening bigint NOT NULL,
    received bigint NOT NULL,
    given bigint NOT NULL,
    closing bigint NOT NULL,
    CONSTRAINT daily_close_balance_check CHECK ((closing = ((opening + received) - given))),
    CONSTRAINT daily_close_balance_given_check CHECK ((given >= 0)),
    CONSTRAINT daily_close_balance_received_check CHECK ((received >= 0))
);

CREATE VIEW public.audit_close_opening AS
 SELECT b.day,
    b.account,
    b.currency,
    b.opening,
    COALESCE(earlier.closing, (0)::bigint) AS closed_before
   FROM (public.daily_close_balance b
     LEFT JOIN public.daily_close_balance earlier ON (((earlier.day = (b.day - 1)) AND (earlier.account = b.account) AND (earlier.currency = b.currency))))
  WHERE (b.opening <> COALESCE(earlier.closing, (0)::bigint))
UNION ALL
 SELECT (b.day + 1) AS day,
    b.account,
    b.currency,
    0 AS opening,
    b.closing AS closed_before
   FROM (public.daily_close_balance b
     JOIN public.daily_close c ON ((c.day = (b.day + 1))))
  WHERE ((b.closing <> 0) AND (NOT (EXISTS ( SELECT
           FROM public.daily_close_balance n
          WHERE ((n.day = c.day) AND (n.account = b.account) AND (n.currency = b.currency))))));

CREATE VIEW public.audit_close_unbalanced AS
 SELECT daily_close_balance.day,
    daily_close_balance.currency,
    (sum(daily_close_balance.closing))::bigint AS off
   FROM public.daily_close_balance
  GROUP BY daily_close_balance.day, daily_close_balance.currency
 HAVING (sum(daily_close_balance.closing) <> (0)::numeric);

CREATE VIEW public.audit_closed_day_balance AS
 WITH moved AS (
         SELECT moves.day,
            moves.account,
            moves.currency,
            sum(moves.received) AS received,
            sum(moves.given) AS given
           FROM ( SELECT e.day,
                    public.ledger_account_group(p.to_account) AS account,
                    p.currency,
                    p.amount AS received,
                    0 AS given
                   FROM (public.ledger_posting p
                     JOIN public.ledger_entry e ON ((e.id = p.entry_id)))
                UNION ALL
                 SELECT e.day,
                    public.ledger_account_group(p.from_account) AS ledger_account_group,
                    p.currency,
                    0,
                    p.amount
                   FROM (public.ledger_posting p
                     JOIN public.ledger_entry e ON ((e.id = p.entry_id)))) moves
          GROUP BY moves.day, moves.account, moves.currency
        )
 SELECT COALESCE(b.day, m.day) AS day,
    COALESCE(b.account, m.account) AS account,
    COALESCE(b.currency, m.currency) AS currency,
    b.received,
    b.given,
    m.received AS received_found,
    m.given AS given_found
   FROM (public.daily_close_balance b
     FULL JOIN moved m ON (((m.day = b.day) AND (m.account = b.account) AND (m.currency = b.currency))))
  WHERE ((COALESCE(b.day, m.day) IN ( SELECT daily_close.day
           FROM public.daily_close)) AND (((COALESCE(b.received, (0)::bigint))::numeric <> COALESCE(m.received, (0)::numeric)) OR ((COALESCE(b.given, (0)::bigint))::numeric <> COALESCE(m.given, (0)::numeric))));

CREATE VIEW public.audit_closed_day_entries AS
 SELECT c.day,
    c.entries,
    count(e.id) AS found,
    c.last_seq,
    max(e.seq) AS last_found
   FROM (public.daily_close c
     LEFT JOIN public.ledger_entry e ON ((e.day = c.day)))
  GROUP BY c.day, c.entries, c.first_seq, c.last_seq
 HAVING ((c.entries <> count(e.id)) OR (c.first_seq IS DISTINCT FROM min(e.seq)) OR (c.last_seq IS DISTINCT FROM max(e.seq)));

CREATE TABLE public.coupon (
    code character(14) NOT NULL,
    percent smallint NOT NULL,
    account_id uuid,
    reason text NOT NULL,
    lost_order_id character(20),
    issued_at timestamp with time zone NOT NULL,
    issued_by uuid,
    valid_until timestamp with time zone NOT NULL,
    redeemed_by character(20),
    redeemed_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by uuid,
    CONSTRAINT coupon_check CHECK (((redeemed_by IS NULL) = (redeemed_at IS NULL))),
    CONSTRAINT coupon_check1 CHECK (((redeemed_by IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT coupon_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'::text)),
    CONSTRAINT coupon_percent_check CHECK (((percent >= 1) AND (percent <= 99)))
);

CREATE VIEW public.audit_coupon AS
 SELECT COALESCE(c.code, ''::bpchar) AS code,
    o.id AS order_id,
    o.state
   FROM (public.coupon c
     FULL JOIN public.customer_order o ON ((o.id = c.redeemed_by)))
  WHERE (((c.redeemed_by IS NOT NULL) OR ((o.quote -> 'adjusted'::text) ? 'discount'::text)) AND
        CASE
            WHEN (o.state IS NULL) THEN true
            WHEN (o.state = 'expired'::text) THEN (c.redeemed_by IS NOT NULL)
            WHEN (o.state = 'cancelled'::text) THEN ((c.redeemed_by IS NOT NULL) AND (NOT (EXISTS ( SELECT
               FROM public.order_event e
              WHERE ((e.order_id = o.id) AND (e.event = 'order_paid'::text))))))
            ELSE ((c.redeemed_by IS NULL) OR (NOT ((o.quote -> 'adjusted'::text) ? 'discount'::text)))
        END);

CREATE TABLE public.paypal_dispute (
    id text NOT NULL,
    capture_id text NOT NULL,
    order_id character(20),
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    reason text NOT NULL,
    state text NOT NULL,
    outcome text,
    reported_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    posted text,
    CONSTRAINT paypal_dispute_amount_check CHECK ((amount > 0)),
    CONSTRAINT paypal_dispute_check CHECK ((((state = 'resolved'::text) = (outcome IS NOT NULL)) AND ((outcome IS NULL) = (resolved_at IS NULL)))),
    CONSTRAINT paypal_dispute_check1 CHECK (((posted IS DISTINCT FROM 'resolved'::text) OR (state = 'resolved'::text))),
    CONSTRAINT paypal_dispute_posted_check CHECK ((posted = ANY (ARRAY['opened'::text, 'resolved'::text]))),
    CONSTRAINT paypal_dispute_state_check CHECK ((state = ANY (ARRAY['open'::text, 'resolved'::text])))
);

CREATE VIEW public.audit_disputed_payment AS
 SELECT COALESCE(d.currency, b.currency) AS currency,
    COALESCE(d.held, (0)::bigint) AS disputes,
    COALESCE(b.held, (0)::bigint) AS booked
   FROM (( SELECT paypal_dispute.currency,
            (sum(paypal_dispute.amount))::bigint AS held
           FROM public.paypal_dispute
          WHERE (paypal_dispute.posted = 'opened'::text)
          GROUP BY paypal_dispute.currency) d
     FULL JOIN ( SELECT moves.currency,
            (sum(moves.amount))::bigint AS held
           FROM ( SELECT ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.from_account = 'disputed-payments'::text)
                UNION ALL
                 SELECT ledger_posting.currency,
                    (- ledger_posting.amount)
                   FROM public.ledger_posting
                  WHERE (ledger_posting.to_account = 'disputed-payments'::text)) moves
          GROUP BY moves.currency) b ON ((b.currency = d.currency)))
  WHERE (COALESCE(d.held, (0)::bigint) <> COALESCE(b.held, (0)::bigint));

CREATE TABLE public.document (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    year smallint NOT NULL,
    number integer NOT NULL,
    name text GENERATED ALWAYS AS ((((
CASE kind
    WHEN 'invoice'::text THEN 'INV-'::text
    ELSE 'CN-'::text
END || (year)::text) || '-'::text) || lpad((number)::text, GREATEST(6, length((number)::text)), '0'::text))) STORED NOT NULL,
    order_id character(20) NOT NULL,
    account_id uuid NOT NULL,
    entry_id uuid,
    invoice_id uuid,
    issued_at timestamp with time zone NOT NULL,
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    data jsonb NOT NULL,
    CONSTRAINT document_amount_check CHECK ((amount > 0)),
    CONSTRAINT document_check CHECK ((((kind = 'credit_note'::text) = (entry_id IS NOT NULL)) AND ((entry_id IS NULL) = (invoice_id IS NULL)))),
    CONSTRAINT document_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT document_number_check CHECK ((number > 0))
);

CREATE VIEW public.audit_document_amount AS
 SELECT d.name,
    d.amount,
    d.currency,
    o.total AS booked
   FROM (public.document d
     JOIN public.customer_order o ON ((o.id = d.order_id)))
  WHERE ((d.kind = 'invoice'::text) AND ((d.amount <> o.total) OR (d.currency <> o.currency)))
UNION ALL
 SELECT d.name,
    d.amount,
    d.currency,
    booked.amount AS booked
   FROM (public.document d
     LEFT JOIN LATERAL ( SELECT (sum(p.amount))::bigint AS amount,
            min(p.currency) AS currency
           FROM public.ledger_posting p
          WHERE (p.entry_id = d.entry_id)) booked ON (true))
  WHERE ((d.kind = 'credit_note'::text) AND ((d.amount IS DISTINCT FROM booked.amount) OR (d.currency IS DISTINCT FROM booked.currency)));

CREATE TABLE public.document_number (
    kind text NOT NULL,
    year smallint NOT NULL,
    last integer NOT NULL,
    CONSTRAINT document_number_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT document_number_last_check CHECK ((last >= 0))
);

CREATE VIEW public.audit_document_gap AS
 SELECT n.kind,
    n.year,
    n.last,
    count(d.id) AS documents,
    max(d.number) AS highest
   FROM (public.document_number n
     FULL JOIN public.document d USING (kind, year))
  GROUP BY n.kind, n.year, n.last
 HAVING ((n.last IS DISTINCT FROM COALESCE(max(d.number), 0)) OR (count(d.id) <> COALESCE(max(d.number), 0)));

CREATE TABLE public.mail (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    dedupe_key text NOT NULL,
    recipient text NOT NULL,
    template text NOT NULL,
    language text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    message_id text,
    reply_to text,
    secret jsonb,
    erased_recipient text,
    CONSTRAINT mail_check CHECK (((sent_at IS NULL) = (message_id IS NULL))),
    CONSTRAINT mail_check1 CHECK (((sent_at IS NULL) OR (secret IS NULL))),
    CONSTRAINT mail_recipient_check CHECK ((recipient !~ '[\r\n]'::text)),
    CONSTRAINT mail_reply_to_check CHECK ((reply_to !~ '[\s<>,]'::text))
);

CREATE VIEW public.audit_duplicate_mail AS
 SELECT min((mail.id)::text) AS mail_id,
    min(mail.template) AS template,
    count(*) AS mails
   FROM public.mail
  WHERE (mail.message_id IS NOT NULL)
  GROUP BY mail.message_id
 HAVING (count(*) > 1)
UNION ALL
 SELECT min((mail.id)::text) AS mail_id,
    min(mail.template) AS template,
    count(*) AS mails
   FROM public.mail
  GROUP BY mail.dedupe_key
 HAVING (count(*) > 1);

CREATE VIEW public.audit_entry_before_first_close AS
 SELECT e.id,
    e.seq,
    e.day
   FROM public.ledger_entry e
  WHERE (e.day < ( SELECT min(daily_close.day) AS min
           FROM public.daily_close));

CREATE VIEW public.audit_entry_currency AS
 SELECT e.id,
    e.kind,
    e.order_id,
    min(p.currency) AS currency,
    o.currency AS order_currency
   FROM ((public.ledger_entry e
     JOIN public.ledger_posting p ON ((p.entry_id = e.id)))
     LEFT JOIN public.customer_order o ON ((o.id = e.order_id)))
  GROUP BY e.id, e.kind, e.order_id, o.currency
 HAVING ((min(p.currency) <> max(p.currency)) OR ((e.kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text])) AND (min(p.currency) <> o.currency)));

CREATE VIEW public.audit_entry_without_posting AS
 SELECT e.id
   FROM public.ledger_entry e
  WHERE (NOT (EXISTS ( SELECT
           FROM public.ledger_posting p
          WHERE (p.entry_id = e.id))));

CREATE TABLE public.claim_photo (
    claim_id uuid NOT NULL,
    "position" smallint NOT NULL,
    object_id uuid NOT NULL,
    name text NOT NULL
);

CREATE TABLE public.proof (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    sid uuid NOT NULL,
    version integer NOT NULL,
    object_id uuid NOT NULL,
    artwork_id uuid NOT NULL,
    name text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    current boolean NOT NULL,
    decision text,
    comment text,
    decided_at timestamp with time zone,
    CONSTRAINT proof_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT proof_decision_check CHECK ((decision = ANY (ARRAY['confirmed'::text, 'change_requested'::text]))),
    CONSTRAINT proof_version_check CHECK ((version > 0))
);

CREATE TABLE public.stored_object (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    object_key text NOT NULL,
    size bigint NOT NULL,
    sha256 bytea NOT NULL,
    content_type text NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    CONSTRAINT stored_object_sha256_check CHECK ((length(sha256) = 32)),
    CONSTRAINT stored_object_size_check CHECK ((size > 0))
);

CREATE VIEW public.audit_file_without_object AS
 SELECT 'artwork'::text AS kind,
    a.id,
    a.order_id
   FROM public.artwork a
  WHERE ((a.kind = 'file'::text) AND (NOT (EXISTS ( SELECT
           FROM public.stored_object s
          WHERE (s.id = a.object_id)))))
UNION ALL
 SELECT 'proof'::text AS kind,
    p.id,
    p.order_id
   FROM public.proof p
  WHERE (NOT (EXISTS ( SELECT
           FROM public.stored_object s
          WHERE (s.id = p.object_id))))
UNION ALL
 SELECT 'claim'::text AS kind,
    f.claim_id AS id,
    c.order_id
   FROM (public.claim_photo f
     LEFT JOIN public.claim c ON ((c.id = f.claim_id)))
  WHERE ((c.id IS NULL) OR (NOT (EXISTS ( SELECT
           FROM public.stored_object s
          WHERE (s.id = f.object_id)))));

CREATE TABLE public.shipment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    agent text NOT NULL,
    tracking_number text NOT NULL,
    shipped_at timestamp with time zone NOT NULL
);

CREATE TABLE public.shipment_item (
    order_id character(20) NOT NULL,
    sid uuid NOT NULL,
    shipment_id uuid NOT NULL
);

CREATE VIEW public.audit_item_shipment_order AS
 SELECT i.sid,
    i.order_id,
    s.order_id AS shipment_order
   FROM (public.shipment_item i
     LEFT JOIN public.shipment s ON ((s.id = i.shipment_id)))
  WHERE (s.order_id IS DISTINCT FROM i.order_id);

CREATE TABLE public.audit_log_entry (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    account_id uuid,
    role text,
    address inet,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    CONSTRAINT audit_log_entry_action_check CHECK ((action ~ '^[a-z]+(-[a-z]+)*$'::text)),
    CONSTRAINT audit_log_entry_subject_kind_check CHECK ((subject_kind ~ '^[a-z]+(-[a-z]+)*$'::text))
);

ALTER TABLE public.audit_log_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.manual_payment (
    entry_id uuid NOT NULL,
    order_id character(20) NOT NULL,
    method text NOT NULL,
    reference text NOT NULL,
    reference_key text,
    CONSTRAINT manual_payment_method_check CHECK ((method = ANY (ARRAY['western_union'::text, 'moneygram'::text, 'bank_transfer'::text]))),
    CONSTRAINT manual_payment_reference_key_check CHECK ((reference_key <> ''::text))
);

CREATE VIEW public.audit_manual_payment AS
 SELECT m.order_id,
    m.method,
    m.reference,
    m.entry_id
   FROM (public.manual_payment m
     LEFT JOIN public.ledger_entry e ON ((e.id = m.entry_id)))
  WHERE ((e.kind IS DISTINCT FROM 'payment'::text) OR (e.order_id <> m.order_id) OR (EXISTS ( SELECT
           FROM public.ledger_posting p
          WHERE ((p.entry_id = m.entry_id) AND (p.from_account <> 'manual-clearing'::text)))));

CREATE VIEW public.audit_order_changed_after_end AS
 SELECT e.order_id,
    e.seq,
    e.state
   FROM public.order_event e
  WHERE ((e.seq > 1) AND (EXISTS ( SELECT
           FROM public.order_event earlier
          WHERE ((earlier.order_id = e.order_id) AND (earlier.seq = (e.seq - 1)) AND (earlier.state = ANY (ARRAY['completed'::text, 'cancelled'::text, 'expired'::text])) AND (e.state <> earlier.state)))));

CREATE VIEW public.audit_order_history_gap AS
 SELECT order_event.order_id
   FROM public.order_event
  GROUP BY order_event.order_id
 HAVING (count(*) <> max(order_event.seq));

CREATE VIEW public.audit_order_paid_twice AS
 SELECT payments.order_id,
    sum(payments.entries) AS entries,
    sum(payments.events) AS events
   FROM ( SELECT ledger_entry.order_id,
            1 AS entries,
            0 AS events
           FROM public.ledger_entry
          WHERE ((ledger_entry.kind = 'payment'::text) AND (ledger_entry.order_id IS NOT NULL))
        UNION ALL
         SELECT order_event.order_id,
            0,
            1
           FROM public.order_event
          WHERE (order_event.event = 'order_paid'::text)) payments
  GROUP BY payments.order_id
 HAVING ((sum(payments.entries) <> sum(payments.events)) OR (sum(payments.events) > 1));

CREATE VIEW public.audit_order_payment AS
 SELECT o.id AS order_id,
    o.total,
    COALESCE(p.paid, (0)::bigint) AS paid
   FROM (public.customer_order o
     LEFT JOIN public.order_payment p ON (((p.order_id = o.id) AND (p.currency = o.currency))))
  WHERE (((o.state = ANY (ARRAY['awaiting_files'::text, 'in_review'::text, 'awaiting_proof_approval'::text, 'ready_for_production'::text, 'in_production'::text, 'shipped'::text, 'completed'::text])) <> ((COALESCE(p.paid, (0)::bigint) = o.total) AND (COALESCE(p.refunded, (0)::bigint) <= o.total))) AND (NOT ((o.state = 'cancelled'::text) AND (COALESCE(p.paid, (0)::bigint) = COALESCE(p.refunded, (0)::bigint)))));

CREATE VIEW public.audit_order_state AS
 SELECT o.id AS order_id,
    o.state,
    last.state AS history_state
   FROM (public.customer_order o
     LEFT JOIN LATERAL ( SELECT e.state
           FROM public.order_event e
          WHERE (e.order_id = o.id)
          ORDER BY e.seq DESC
         LIMIT 1) last ON (true))
  WHERE (last.state IS DISTINCT FROM o.state);

CREATE TABLE public.order_state_count (
    state text NOT NULL,
    change bigint NOT NULL
);

CREATE VIEW public.audit_order_state_count AS
 SELECT COALESCE(t.state, o.state) AS state,
    COALESCE(t.orders, (0)::numeric) AS counted,
    COALESCE(o.orders, (0)::bigint) AS orders
   FROM (( SELECT order_state_count.state,
            sum(order_state_count.change) AS orders
           FROM public.order_state_count
          GROUP BY order_state_count.state) t
     FULL JOIN ( SELECT customer_order.state,
            count(*) AS orders
           FROM public.customer_order
          GROUP BY customer_order.state) o USING (state))
  WHERE (COALESCE(t.orders, (0)::numeric) <> (COALESCE(o.orders, (0)::bigint))::numeric);

CREATE VIEW public.audit_order_underpaid_by_captures AS
 SELECT o.id AS order_id,
    o.total,
    (sum(c.amount))::bigint AS captured
   FROM (public.customer_order o
     JOIN public.paypal_capture c ON ((c.paid_order_id = o.id)))
  WHERE (EXISTS ( SELECT
           FROM public.order_event e
          WHERE ((e.order_id = o.id) AND (e.event = 'order_paid'::text) AND (e.actor = 'system'::text))))
  GROUP BY o.id, o.total
 HAVING (sum(c.amount) < (o.total)::numeric);

CREATE TABLE public.prepaid_balance (
    account_id uuid NOT NULL,
    fen bigint NOT NULL,
    CONSTRAINT prepaid_balance_fen_check CHECK ((fen >= 0))
);

CREATE VIEW public.audit_prepaid_balance AS
 WITH posted AS (
         SELECT moves.account,
            sum(moves.fen) AS fen
           FROM ( SELECT ledger_posting.to_account AS account,
                    ledger_posting.amount AS fen
                   FROM public.ledger_posting
                  WHERE (ledger_posting.to_account ~~ 'prepaid:%'::text)
                UNION ALL
                 SELECT ledger_posting.from_account,
                    (- ledger_posting.amount)
                   FROM public.ledger_posting
                  WHERE (ledger_posting.from_account ~~ 'prepaid:%'::text)) moves
          GROUP BY moves.account
        )
 SELECT COALESCE(b.account_id, (substr(p.account, 9))::uuid) AS account_id,
    b.fen AS held,
    COALESCE(p.fen, (0)::numeric) AS posted
   FROM (public.prepaid_balance b
     FULL JOIN posted p ON ((p.account = ('prepaid:'::text || b.account_id))))
  WHERE ((COALESCE(b.fen, (0)::bigint))::numeric <> COALESCE(p.fen, (0)::numeric));

CREATE TABLE public.prepaid_transaction (
    entry_id uuid NOT NULL,
    account_id uuid NOT NULL,
    seq bigint NOT NULL,
    fen bigint NOT NULL,
    balance_after bigint NOT NULL,
    CONSTRAINT prepaid_transaction_balance_after_check CHECK ((balance_after >= 0)),
    CONSTRAINT prepaid_transaction_fen_check CHECK ((fen <> 0))
);

CREATE VIEW public.audit_prepaid_below_zero AS
 SELECT prepaid_balance.account_id,
    prepaid_balance.fen
   FROM public.prepaid_balance
  WHERE (prepaid_balance.fen < 0)
UNION ALL
 SELECT prepaid_transaction.account_id,
    prepaid_transaction.balance_after AS fen
   FROM public.prepaid_transaction
  WHERE (prepaid_transaction.balance_after < 0);

CREATE TABLE public.prepaid_request (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    account_id uuid NOT NULL,
    fen bigint NOT NULL,
    memo text NOT NULL,
    reverses uuid,
    entered_by uuid NOT NULL,
    entered_at timestamp with time zone NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    reason text,
    entry_id uuid,
    CONSTRAINT prepaid_request_check CHECK ((decided_by <> entered_by)),
    CONSTRAINT prepaid_request_check1 CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
    CONSTRAINT prepaid_request_check2 CHECK ((((state = 'pending'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
    CONSTRAINT prepaid_request_check3 CHECK (((state = 'approved'::text) = (entry_id IS NOT NULL))),
    CONSTRAINT prepaid_request_fen_check CHECK ((fen > 0)),
    CONSTRAINT prepaid_request_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'reversal'::text]))),
    CONSTRAINT prepaid_request_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

CREATE VIEW public.audit_prepaid_request AS
 SELECT r.id,
    r.kind,
    r.state,
    r.fen,
    m.fen AS moved
   FROM (public.prepaid_request r
     LEFT JOIN public.prepaid_transaction m ON ((m.entry_id = r.entry_id)))
  WHERE ((r.entered_by = r.decided_by) OR ((r.state = 'approved'::text) <> (m.entry_id IS NOT NULL)) OR (m.fen <>
        CASE r.kind
            WHEN 'deposit'::text THEN r.fen
            ELSE (- r.fen)
        END) OR (m.account_id <> r.account_id));

CREATE VIEW public.audit_prepaid_running AS
 SELECT movements.account_id,
    movements.seq,
    movements.balance_after,
    movements.ran
   FROM ( SELECT prepaid_transaction.account_id,
            prepaid_transaction.seq,
            prepaid_transaction.balance_after,
            sum(prepaid_transaction.fen) OVER (PARTITION BY prepaid_transaction.account_id ORDER BY prepaid_transaction.seq) AS ran
           FROM public.prepaid_transaction) movements
  WHERE ((movements.balance_after)::numeric <> movements.ran);

CREATE VIEW public.audit_prepaid_statement AS
 SELECT b.account_id,
    b.fen AS held,
    COALESCE(sum(m.fen), (0)::numeric) AS moved
   FROM (public.prepaid_balance b
     LEFT JOIN public.prepaid_transaction m USING (account_id))
  GROUP BY b.account_id, b.fen
 HAVING ((b.fen)::numeric <> COALESCE(sum(m.fen), (0)::numeric));

CREATE VIEW public.audit_refund_above_payment AS
 SELECT order_payment.order_id,
    order_payment.currency,
    order_payment.paid,
    order_payment.refunded
   FROM public.order_payment
  WHERE (order_payment.refunded > order_payment.paid);

CREATE VIEW public.audit_reprint AS
 SELECT COALESCE(o.id, c.reprint_order_id) AS order_id,
    o.reprint_of,
    c.id AS claim_id
   FROM (( SELECT customer_order.id,
            customer_order.reprint_of
           FROM public.customer_order
          WHERE (customer_order.reprint_of IS NOT NULL)) o
     FULL JOIN ( SELECT claim.id,
            claim.order_id,
            claim.reprint_order_id
           FROM public.claim
          WHERE (claim.resolution = 'reprint'::text)) c ON ((c.reprint_order_id = o.id)))
  WHERE ((o.id IS NULL) OR (c.id IS NULL) OR (c.order_id <> o.reprint_of));

CREATE VIEW public.audit_reversal AS
 SELECT e.id,
    e.reverses,
    o.kind
   FROM (public.ledger_entry e
     JOIN public.ledger_entry o ON ((o.id = e.reverses)))
  WHERE ((o.kind = 'reversal'::text) OR (o.order_id IS DISTINCT FROM e.order_id) OR (EXISTS ((
                 SELECT ledger_posting.to_account,
                    ledger_posting.from_account,
                    ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.entry_id = o.id)
                EXCEPT ALL
                 SELECT ledger_posting.from_account,
                    ledger_posting.to_account,
                    ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.entry_id = e.id)
        ) UNION ALL (
                 SELECT ledger_posting.from_account,
                    ledger_posting.to_account,
                    ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.entry_id = e.id)
                EXCEPT ALL
                 SELECT ledger_posting.to_account,
                    ledger_posting.from_account,
                    ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.entry_id = o.id)
        ))));

CREATE VIEW public.audit_unbalanced_posting AS
 SELECT p.id,
    p.entry_id,
    p.from_account,
    p.to_account,
    p.currency,
    p.amount
   FROM (public.ledger_posting p
     LEFT JOIN public.ledger_entry e ON ((e.id = p.entry_id)))
  WHERE ((e.id IS NULL) OR (p.amount <= 0) OR (p.from_account = p.to_account) OR ((p.currency <> 'CNY'::bpchar) AND ((p.from_account ~~ 'prepaid:%'::text) OR (p.to_account ~~ 'prepaid:%'::text))));

CREATE VIEW public.audit_unmatched_below_zero AS
 SELECT moves.currency,
    (sum(moves.amount))::bigint AS held
   FROM ( SELECT ledger_posting.currency,
            ledger_posting.amount
           FROM public.ledger_posting
          WHERE (ledger_posting.to_account = 'unmatched-payments'::text)
        UNION ALL
         SELECT ledger_posting.currency,
            (- ledger_posting.amount)
           FROM public.ledger_posting
          WHERE (ledger_posting.from_account = 'unmatched-payments'::text)) moves
  GROUP BY moves.currency
 HAVING (sum(moves.amount) < (0)::numeric);

CREATE TABLE public.unmatched_payment (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    entry_id uuid,
    order_id character(20),
    source text NOT NULL,
    reference text NOT NULL,
    currency character(3) NOT NULL,
    amount bigint NOT NULL,
    reason text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    refunded bigint DEFAULT 0 NOT NULL,
    settlement text,
    applied_to character(20),
    settled_by uuid,
    CONSTRAINT unmatched_payment_amount_check CHECK ((amount > 0)),
    CONSTRAINT unmatched_payment_check CHECK (((refunded >= 0) AND (refunded <= amount))),
    CONSTRAINT unmatched_payment_settled CHECK ((((settled_at IS NULL) = (settlement IS NULL)) AND ((NOT (settlement IS DISTINCT FROM 'applied'::text)) = (applied_to IS NOT NULL)) AND ((settlement IS DISTINCT FROM 'given_back'::text) OR (refunded = amount)))),
    CONSTRAINT unmatched_payment_settlement_check CHECK ((settlement = ANY (ARRAY['given_back'::text, 'applied'::text])))
);

CREATE VIEW public.audit_unmatched_payment AS
 SELECT COALESCE(t.currency, b.currency) AS currency,
    COALESCE(t.held, (0)::bigint) AS tasks,
    COALESCE(b.held, (0)::bigint) AS booked
   FROM (( SELECT unmatched_payment.currency,
            (sum((unmatched_payment.amount - unmatched_payment.refunded)))::bigint AS held
           FROM public.unmatched_payment
          WHERE ((unmatched_payment.settlement IS DISTINCT FROM 'applied'::text) AND (unmatched_payment.entry_id IS NOT NULL))
          GROUP BY unmatched_payment.currency) t
     FULL JOIN ( SELECT moves.currency,
            (sum(moves.amount))::bigint AS held
           FROM ( SELECT ledger_posting.currency,
                    ledger_posting.amount
                   FROM public.ledger_posting
                  WHERE (ledger_posting.to_account = 'unmatched-payments'::text)
                UNION ALL
                 SELECT ledger_posting.currency,
                    (- ledger_posting.amount)
                   FROM public.ledger_posting
                  WHERE (ledger_posting.from_account = 'unmatched-payments'::text)) moves
          GROUP BY moves.currency) b ON ((b.currency = t.currency)))
  WHERE (COALESCE(t.held, (0)::bigint) <> COALESCE(b.held, (0)::bigint));

CREATE TABLE public.calendar_day (
    day date NOT NULL,
    kind text NOT NULL,
    holiday text NOT NULL,
    CONSTRAINT calendar_day_check CHECK (((kind = 'holiday'::text) OR (EXTRACT(isodow FROM day) >= (6)::numeric))),
    CONSTRAINT calendar_day_holiday_check CHECK ((holiday = ANY (ARRAY['new_year'::text, 'spring_festival'::text, 'qingming'::text, 'labour_day'::text, 'dragon_boat'::text, 'mid_autumn'::text, 'national_day'::text, 'other'::text]))),
    CONSTRAINT calendar_day_kind_check CHECK ((kind = ANY (ARRAY['holiday'::text, 'workday'::text])))
);

CREATE TABLE public.cart_item (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    "position" bigint NOT NULL,
    item jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    copied_from uuid
);

ALTER TABLE public.cart_item ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_item_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.category (
    slug text NOT NULL,
    "position" smallint NOT NULL
);

CREATE TABLE public.category_text (
    category text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL
);

CREATE TABLE public.contact_message (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    department smallint NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    language text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT contact_message_department_check CHECK ((department = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT contact_message_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ja'::text, 'fr'::text, 'es'::text, 'de'::text])))
);

CREATE TABLE public.currency (
    code character(3) NOT NULL,
    digits smallint NOT NULL,
    "position" smallint NOT NULL,
    exchange_fee numeric(6,5) NOT NULL,
    CONSTRAINT currency_digits_check CHECK (((digits >= 0) AND (digits <= 3))),
    CONSTRAINT currency_exchange_fee_check CHECK (((exchange_fee >= (0)::numeric) AND (exchange_fee < (1)::numeric)))
);

CREATE TABLE public.currency_rate (
    currency character(3) NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    per_cny numeric(18,8) NOT NULL,
    source text,
    set_at timestamp with time zone,
    entered_by uuid,
    CONSTRAINT currency_rate_per_cny_check CHECK ((per_cny > (0)::numeric)),
    CONSTRAINT currency_rate_source_check CHECK ((source = ANY (ARRAY['entered'::text, 'fetched'::text, 'approved'::text])))
);

CREATE TABLE public.finish_text (
    finish text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    note text NOT NULL
);

CREATE TABLE public.guest_link (
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT guest_link_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.idempotency_key (
    caller text NOT NULL,
    call text NOT NULL,
    key uuid NOT NULL,
    body_hash bytea NOT NULL,
    answer json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.integrity_check_finding (
    run_id bigint NOT NULL,
    view text NOT NULL,
    found bigint NOT NULL,
    sample jsonb NOT NULL,
    CONSTRAINT integrity_check_finding_found_check CHECK ((found >= 0))
);

CREATE TABLE public.integrity_check_run (
    id bigint NOT NULL,
    ran_at timestamp with time zone NOT NULL,
    ran_by uuid
);

ALTER TABLE public.integrity_check_run ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.integrity_check_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.ledger_entry ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entry_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.ledger_posting ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_posting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.notice (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    published_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.notice_text (
    notice_id uuid NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.offer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash bytea NOT NULL,
    kind text NOT NULL,
    items jsonb NOT NULL,
    quote jsonb NOT NULL,
    currency character(3) NOT NULL,
    per_cny numeric(18,8) NOT NULL,
    rate_from timestamp with time zone NOT NULL,
    price_list text NOT NULL,
    country character(2) NOT NULL,
    shipping_method smallint NOT NULL,
    payment_method smallint NOT NULL,
    skus text[] NOT NULL,
    message text,
    account_id uuid,
    request_id uuid,
    created_at timestamp with time zone NOT NULL,
    valid_until timestamp with time zone NOT NULL,
    CONSTRAINT offer_check CHECK ((valid_until > created_at)),
    CONSTRAINT offer_kind_check CHECK ((kind = ANY (ARRAY['shared'::text, 'staff'::text]))),
    CONSTRAINT offer_payment_method_check CHECK ((payment_method >= 0)),
    CONSTRAINT offer_price_list_check CHECK ((price_list = ANY (ARRAY['retail'::text, 'reseller'::text]))),
    CONSTRAINT offer_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.order_item (
    sid uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    "position" smallint NOT NULL,
    sku text NOT NULL,
    item jsonb NOT NULL,
    printed boolean NOT NULL,
    line_fen bigint NOT NULL,
    line_amount bigint NOT NULL,
    grommets integer NOT NULL,
    seams integer NOT NULL,
    product text GENERATED ALWAYS AS (NULLIF(sku, 'buy-for-me'::text)) STORED,
    CONSTRAINT order_item_line_amount_check CHECK ((line_amount >= 0)),
    CONSTRAINT order_item_line_fen_check CHECK ((line_fen >= 0))
);

CREATE VIEW public.order_overview AS
 SELECT o.id,
    o.account_id,
    o.placed_at,
    o.updated_at,
    o.due_at,
    o.state,
    o.currency,
    o.total,
    o.country,
    o.ship_to,
    o.payment_method,
    o.shipping_method,
    a.email,
    ( SELECT (count(*))::integer AS count
           FROM public.order_item i
          WHERE (i.order_id = o.id)) AS item_count,
    (EXISTS ( SELECT
           FROM public.order_item i
          WHERE ((i.order_id = o.id) AND i.printed AND (NOT (EXISTS ( SELECT
                   FROM public.artwork w
                  WHERE ((w.sid = i.sid) AND w.current AND (w.rejected_reason IS NULL)))))))) AS lacks_artwork
   FROM (public.customer_order o
     JOIN public.account a ON ((a.id = o.account_id)));

CREATE TABLE public.paypal_invoice (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id character(20) NOT NULL,
    number text NOT NULL,
    paypal_id text,
    pay_url text,
    state text NOT NULL,
    locked_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone,
    CONSTRAINT paypal_invoice_check CHECK (((state <> ALL (ARRAY['open'::text, 'paid'::text])) OR (pay_url IS NOT NULL))),
    CONSTRAINT paypal_invoice_state_check CHECK ((state = ANY (ARRAY['numbered'::text, 'created'::text, 'open'::text, 'paid'::text, 'cancelled'::text])))
);

CREATE TABLE public.paypal_reconciliation (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    requested_by uuid,
    state text DEFAULT 'waiting'::text NOT NULL,
    ended_at timestamp with time zone,
    checked integer DEFAULT 0 NOT NULL,
    found integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    findings jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT paypal_reconciliation_check CHECK (((state = ANY (ARRAY['done'::text, 'paused'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT paypal_reconciliation_checked_check CHECK ((checked >= 0)),
    CONSTRAINT paypal_reconciliation_failed_check CHECK ((failed >= 0)),
    CONSTRAINT paypal_reconciliation_found_check CHECK ((found >= 0)),
    CONSTRAINT paypal_reconciliation_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'paused'::text, 'failed'::text])))
);

CREATE TABLE public.paypal_webhook (
    event_id text NOT NULL,
    body jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    applied_at timestamp with time zone,
    outcome text
);

CREATE TABLE public.pending_rate (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    currency character(3) NOT NULL,
    reason text NOT NULL,
    quoted text,
    per_cny numeric(18,8),
    in_force numeric(18,8),
    quoted_on date NOT NULL,
    detected_at timestamp with time zone NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT pending_rate_check CHECK (((reason = 'jump'::text) = (per_cny IS NOT NULL))),
    CONSTRAINT pending_rate_check1 CHECK (((status <> 'approved'::text) OR (per_cny IS NOT NULL))),
    CONSTRAINT pending_rate_check2 CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT pending_rate_per_cny_check CHECK ((per_cny > (0)::numeric)),
    CONSTRAINT pending_rate_reason_check CHECK ((reason = ANY (ARRAY['missing'::text, 'not_a_number'::text, 'not_positive'::text, 'jump'::text]))),
    CONSTRAINT pending_rate_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'superseded'::text])))
);

CREATE TABLE public.photo (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sku text,
    gallery text,
    "position" integer NOT NULL,
    alt jsonb NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    object_key text NOT NULL,
    size bigint NOT NULL,
    sha256 bytea NOT NULL,
    content_type text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    ready boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT photo_alt_check CHECK ((alt ? 'en'::text)),
    CONSTRAINT photo_check CHECK (((sku IS NULL) <> (gallery IS NULL))),
    CONSTRAINT photo_height_check CHECK ((height > 0)),
    CONSTRAINT photo_position_check CHECK (("position" >= 0)),
    CONSTRAINT photo_sha256_check CHECK ((length(sha256) = 32)),
    CONSTRAINT photo_size_check CHECK ((size > 0)),
    CONSTRAINT photo_width_check CHECK ((width > 0))
);

CREATE TABLE public.photo_variant (
    photo_id uuid NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    format text NOT NULL,
    object_key text NOT NULL,
    size bigint NOT NULL,
    sha256 bytea NOT NULL,
    CONSTRAINT photo_variant_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text]))),
    CONSTRAINT photo_variant_height_check CHECK ((height > 0)),
    CONSTRAINT photo_variant_sha256_check CHECK ((length(sha256) = 32)),
    CONSTRAINT photo_variant_size_check CHECK ((size > 0)),
    CONSTRAINT photo_variant_width_check CHECK ((width > 0))
);

ALTER TABLE public.prepaid_transaction ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.prepaid_transaction_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.printer_type_text (
    printer_type text NOT NULL,
    language text NOT NULL,
    name text NOT NULL
);

CREATE TABLE public.product (
    sku text NOT NULL,
    category text NOT NULL,
    slug text NOT NULL,
    "position" smallint NOT NULL,
    kind text NOT NULL,
    uv_inkjet boolean NOT NULL,
    featured boolean NOT NULL,
    withdrawn boolean DEFAULT false NOT NULL,
    tariff jsonb NOT NULL,
    properties jsonb NOT NULL,
    presentation jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT product_check CHECK ((((tariff -> 'pricing'::text) ->> 'kind'::text) = kind)),
    CONSTRAINT product_kind_check CHECK ((kind = ANY (ARRAY['area'::text, 'unit'::text]))),
    CONSTRAINT product_sku_reserved CHECK ((sku <> 'buy-for-me'::text))
);

CREATE TABLE public.product_search (
    sku text NOT NULL,
    stems tsvector NOT NULL,
    names text NOT NULL,
    words text NOT NULL
);

CREATE TABLE public.product_text (
    sku text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    description text NOT NULL,
    notes text[] NOT NULL,
    uses text[] NOT NULL
);

CREATE TABLE public.quote_request (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    account_id uuid,
    email text,
    name text,
    language text NOT NULL,
    price_list text NOT NULL,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    wish jsonb,
    terms jsonb DEFAULT '{}'::jsonb NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    answer jsonb,
    valid_until timestamp with time zone,
    CONSTRAINT quote_request_check CHECK (((account_id IS NULL) = (email IS NOT NULL))),
    CONSTRAINT quote_request_check1 CHECK (((kind = 'buy_for_me'::text) = (wish IS NOT NULL))),
    CONSTRAINT quote_request_check2 CHECK (((state = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT quote_request_check3 CHECK (((state = ANY (ARRAY['answered'::text, 'declined'::text])) = (answer IS NOT NULL))),
    CONSTRAINT quote_request_check4 CHECK (((state = 'answered'::text) = (valid_until IS NOT NULL))),
    CONSTRAINT quote_request_items_check CHECK ((jsonb_typeof(items) = 'array'::text)),
    CONSTRAINT quote_request_kind_check CHECK ((kind = ANY (ARRAY['item'::text, 'cart'::text, 'buy_for_me'::text]))),
    CONSTRAINT quote_request_price_list_check CHECK ((price_list = ANY (ARRAY['retail'::text, 'reseller'::text]))),
    CONSTRAINT quote_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'declined'::text, 'withdrawn'::text])))
);

CREATE TABLE public.rate_fetch (
    id bigint NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
    outcome text NOT NULL,
    reason text,
    quoted_on date,
    applied smallint DEFAULT 0 NOT NULL,
    pending smallint DEFAULT 0 NOT NULL,
    CONSTRAINT rate_fetch_check CHECK (((outcome = 'failed'::text) = (reason IS NOT NULL))),
    CONSTRAINT rate_fetch_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'failed'::text])))
);

ALTER TABLE public.rate_fetch ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rate_fetch_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE public.rate_limit (
    rule text NOT NULL,
    key bytea NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT rate_limit_count_check CHECK ((count > 0)),
    CONSTRAINT rate_limit_key_check CHECK ((length(key) = 32))
);

CREATE TABLE public.recovery_code (
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT recovery_code_code_hash_check CHECK ((length(code_hash) = 32))
);

CREATE TABLE public.remittance_fee (
    payment_method smallint NOT NULL,
    rate numeric(6,5) NOT NULL,
    fixed jsonb NOT NULL,
    CONSTRAINT remittance_fee_rate_check CHECK (((rate >= (0)::numeric) AND (rate < (1)::numeric)))
);

CREATE TABLE public.reseller_application (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    company text NOT NULL,
    website text,
    phone text NOT NULL,
    country character(2) NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    applied_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    reason text,
    CONSTRAINT reseller_application_check CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((status = 'pending'::text) = (decided_by IS NULL)))),
    CONSTRAINT reseller_application_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'granted'::text, 'declined'::text])))
);

CREATE TABLE public.review (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sku text NOT NULL,
    account_id uuid,
    rating smallint NOT NULL,
    country character(2) NOT NULL,
    text text NOT NULL,
    published_at timestamp with time zone,
    order_id character(20),
    sid uuid,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    rejected_at timestamp with time zone,
    decided_by uuid,
    revision integer DEFAULT 1 NOT NULL,
    state text GENERATED ALWAYS AS (
CASE
    WHEN (published_at IS NOT NULL) THEN 'published'::text
    WHEN (rejected_at IS NOT NULL) THEN 'rejected'::text
    ELSE 'pending'::text
END) STORED NOT NULL,
    CONSTRAINT review_check CHECK (((order_id IS NULL) = (sid IS NULL))),
    CONSTRAINT review_check1 CHECK ((num_nonnulls(published_at, rejected_at) <= 1)),
    CONSTRAINT review_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

CREATE TABLE public.schema_migration (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.second_factor (
    account_id uuid NOT NULL,
    encrypted_secret bytea NOT NULL,
    started_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint,
    CONSTRAINT second_factor_check CHECK (((confirmed_at IS NULL) OR (last_step IS NOT NULL))),
    CONSTRAINT second_factor_encrypted_secret_check CHECK ((length(encrypted_secret) > 28))
);

CREATE TABLE public.service_status (
    place text NOT NULL,
    type smallint NOT NULL,
    hours text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT service_status_place_check CHECK ((place = ANY (ARRAY['office'::text, 'factory'::text, 'courier'::text])))
);

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    family_id uuid NOT NULL,
    refresh_hash bytea NOT NULL,
    access_expires_at timestamp with time zone NOT NULL,
    refresh_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    successor_id uuid,
    successor_salt bytea,
    successor_access_token bytea,
    CONSTRAINT session_check CHECK ((((used_at IS NULL) = (successor_id IS NULL)) AND ((used_at IS NULL) = (successor_salt IS NULL)) AND ((used_at IS NULL) = (successor_access_token IS NULL)))),
    CONSTRAINT session_refresh_hash_check CHECK ((length(refresh_hash) = 32))
);

CREATE TABLE public.session_family (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    CONSTRAINT session_family_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
    CONSTRAINT session_family_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'reuse'::text, 'password'::text, 'disabled'::text, 'second_factor'::text, 'closed'::text])))
);

CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.shipping_exclusion (
    country character(2) NOT NULL
);

CREATE TABLE public.shipping_method (
    method smallint NOT NULL,
    "position" smallint NOT NULL,
    major_days int4range NOT NULL,
    other_days int4range NOT NULL
);

CREATE TABLE public.shipping_service (
    method smallint NOT NULL,
    zone text NOT NULL,
    tariff jsonb NOT NULL
);

CREATE TABLE public.shipping_zone (
    country character(2) NOT NULL,
    zone text NOT NULL,
    major boolean NOT NULL
);

CREATE TABLE public.signing_key (
    id uuid NOT NULL,
    public_jwk jsonb NOT NULL,
    encrypted_private_key bytea,
    signs_from timestamp with time zone NOT NULL,
    CONSTRAINT signing_key_encrypted_private_key_check CHECK ((length(encrypted_private_key) > 28))
);

CREATE TABLE public.staff_invitation (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    first_name text,
    last_name text,
    language text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    invited_by uuid,
    CONSTRAINT staff_invitation_email_check CHECK (((email !~ '[\s]'::text) AND (length(email) <= 254))),
    CONSTRAINT staff_invitation_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ja'::text, 'fr'::text, 'es'::text, 'de'::text]))),
    CONSTRAINT staff_invitation_role_check CHECK ((role = ANY (ARRAY['customer_service'::text, 'accounting'::text, 'factory'::text, 'isc_facility'::text, 'admin'::text]))),
    CONSTRAINT staff_invitation_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.subscription (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    state text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    CONSTRAINT subscription_check CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT subscription_check1 CHECK (((state <> 'unsubscribed'::text) OR (unsubscribed_at IS NOT NULL))),
    CONSTRAINT subscription_email_check CHECK (((email !~ '[\s]'::text) AND (length(email) <= 254))),
    CONSTRAINT subscription_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ja'::text, 'fr'::text, 'es'::text, 'de'::text]))),
    CONSTRAINT subscription_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);

CREATE TABLE public.subscription_token (
    hash bytea NOT NULL,
    subscription_id uuid NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT subscription_token_check CHECK (((purpose = 'confirm'::text) = (expires_at IS NOT NULL))),
    CONSTRAINT subscription_token_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT subscription_token_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'unsubscribe'::text])))
);

CREATE TABLE public.tariff_change (
    draft_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    base jsonb NOT NULL,
    value jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by uuid NOT NULL,
    CONSTRAINT tariff_change_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'service'::text, 'zone'::text, 'exclusion'::text, 'exchange_fee'::text, 'remittance'::text])))
);

CREATE TABLE public.tariff_draft (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by uuid NOT NULL,
    publish_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by uuid,
    version integer,
    CONSTRAINT tariff_draft_check CHECK (((status = 'open'::text) OR (num_nulls(publish_at, decided_at, decided_by) = 0))),
    CONSTRAINT tariff_draft_check1 CHECK (((status <> 'open'::text) OR (num_nonnulls(publish_at, decided_at, decided_by) = 0))),
    CONSTRAINT tariff_draft_check2 CHECK (((status = 'published'::text) = (version IS NOT NULL))),
    CONSTRAINT tariff_draft_status_check CHECK ((status = ANY (ARRAY['open'::text, 'scheduled'::text, 'published'::text]))),
    CONSTRAINT tariff_draft_version_check CHECK ((version > 0))
);

CREATE TABLE public.verification_code (
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT verification_code_code_hash_check CHECK ((length(code_hash) = 32)),
    CONSTRAINT verification_code_purpose_check CHECK ((purpose = 'password-reset'::text))
);

INSERT INTO graphile_worker._private_job_queues (id, queue_name, locked_at, locked_by) OVERRIDING SYSTEM VALUE VALUES (1, 'paypal', NULL, NULL);
INSERT INTO graphile_worker._private_job_queues (id, queue_name, locked_at, locked_by) OVERRIDING SYSTEM VALUE VALUES (6, 'paypal-reconciliation', NULL, NULL);

INSERT INTO graphile_worker._private_jobs (id, job_queue_id, task_id, payload, priority, run_at, attempts, max_attempts, last_error, created_at, updated_at, key, locked_at, locked_by, revision, flags) OVERRIDING SYSTEM VALUE VALUES (11, NULL, 20, '{"orderId":"3PG33F-1H9PH5-SCBJGN"}', 0, '2026-12-23 08:23:02.714+00', 0, 25, NULL, '2026-11-23 08:23:02.700391+00', '2026-11-23 08:23:02.700391+00', 'completion:3PG33F-1H9PH5-SCBJGN', NULL, NULL, 0, NULL);

INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('rate-limits.sweep', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('tariff.settle', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('auth.delete-expired-sessions', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('offers.sweep', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('newsletter.sweep', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('orders.expire', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('orders.cancel-invalid', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('orders.compact-state-counts', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('payments.reconcile', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('documents.issue-missing', '2026-11-23 08:23:01.171+00', NULL);
INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution) VALUES ('ledger.close-days', '2026-11-23 08:23:01.171+00', NULL);

INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (1, 'mail.send');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (2, 'mail.erase');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (3, 'rate-limits.sweep');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (4, 'tariff.settle');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (5, 'rates.pending');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (6, 'rates.failed');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (7, 'photo.variants');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (8, 'photo.objects-unused');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (9, 'auth.password-reset-requested');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (10, 'auth.log-in-failed');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (11, 'auth.delete-expired-sessions');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (12, 'artwork.delete-objects');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (13, 'offers.sweep');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (14, 'newsletter.wanted');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (15, 'account.opened');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (16, 'newsletter.sweep');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (17, 'orders.expire');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (18, 'orders.cancel-invalid');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (19, 'orders.compact-state-counts');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (20, 'orders.complete');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (21, 'orders.paypal-invoice-requested');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (22, 'orders.paypal-invoice-cancelled');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (23, 'payments.paypal-refund-requested');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (24, 'payments.paypal-webhook-stored');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (25, 'payments.reconciliation-requested');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (26, 'payments.reconcile');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (27, 'orders.paid');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (28, 'orders.payment-refunded');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (29, 'documents.issue-missing');
INSERT INTO graphile_worker._private_tasks (id, identifier) OVERRIDING SYSTEM VALUE VALUES (30, 'ledger.close-days');

INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (1, '2026-11-23 08:22:57.742496+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (2, '2026-11-23 08:22:57.764846+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (3, '2026-11-23 08:22:57.772778+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (4, '2026-11-23 08:22:57.7808+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (5, '2026-11-23 08:22:57.78463+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (6, '2026-11-23 08:22:57.788639+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (7, '2026-11-23 08:22:57.799973+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (8, '2026-11-23 08:22:57.804625+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (9, '2026-11-23 08:22:57.816754+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (10, '2026-11-23 08:22:57.820661+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (11, '2026-11-23 08:22:57.824701+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (12, '2026-11-23 08:22:57.921315+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (13, '2026-11-23 08:22:57.928651+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (14, '2026-11-23 08:22:57.932618+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (15, '2026-11-23 08:22:57.935952+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (16, '2026-11-23 08:22:57.940622+00', true);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (17, '2026-11-23 08:22:57.947091+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (18, '2026-11-23 08:22:57.951921+00', false);
INSERT INTO graphile_worker.migrations (id, ts, breaking) VALUES (19, '2026-11-23 08:22:57.960609+00', true);

INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('c568861b-0b68-4efc-97a5-8426f3b7c164', 'customer-1@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'customer', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.371+00', '2026-11-23 08:23:01.371+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting-2@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'accounting', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.402+00', '2026-11-23 08:23:01.402+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'customer_service', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.411+00', '2026-11-23 08:23:01.411+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('32d11e43-d153-4f6f-b144-b239eff6c14b', 'admin-4@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'admin', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.424+00', '2026-11-23 08:23:01.424+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('ca04a94d-4267-478e-b344-56cb2f9528d0', 'reseller-5@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'reseller', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.433+00', '2026-11-23 08:23:01.433+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('3e98e355-1771-4192-87ec-19ffb1a34d6b', 'accounting-6@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'accounting', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.441+00', '2026-11-23 08:23:01.441+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'customer_service', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.55+00', '2026-11-23 08:23:01.55+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('dc708d1c-e374-49f3-b1b4-4bcaca8fd841', 'factory-8@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'factory', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.649+00', '2026-11-23 08:23:01.649+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'customer_service', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:01.661+00', '2026-11-23 08:23:01.661+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('440f0828-d299-4849-98b8-3bb71cccb334', 'customer_service-10@people.test', '$argon2id$v=19$m=19456,t=2,p=1$FqXTtz+6WBK1wL/nMPB45Q$mTNDSbCQyfKH6vFavtOQGKsSmEAX/BMM07knF7oWcr4', 'customer_service', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:03.092+00', '2026-11-23 08:23:03.092+00', NULL, NULL);
INSERT INTO public.account (id, email, password_hash, role, currency, default_unit, language, first_name, last_name, company, phone, birth_date, agreed_at, created_at, disabled_at, closed_at) VALUES ('2e294c78-6bb9-444e-b025-ca8b217881ba', 'guest@example.com', NULL, 'guest', 'USD', 2, 'en', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 08:23:06.987+00', NULL, NULL);

INSERT INTO public.address (id, account_id, first_name, last_name, company, line1, line2, city, region, post_code, phone, country, is_default, created_at) VALUES ('01e9e770-1639-41ed-80ef-e40ae50fb53f', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'Hanako', 'Tanaka', 'Tanaka Signs KK', '1-2-3 Jingumae', NULL, 'Shibuya', 'Tokyo', '150-0001', '+81 3 1234 5678', 'JP', true, '2026-11-23 08:23:06.917+00');

INSERT INTO public.artwork (id, order_id, sid, kind, object_id, name, url, format, notes, uploaded_at, current, rejected_reason, copied_from) VALUES ('e227edff-d617-4932-bd3b-0de57d6db5d9', '3PG33F-1H9PH5-SCBJGN', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'file', 'dd695621-a4df-4eb4-91e5-b43416ead1ed', 'art.pdf', NULL, 'pdf', '{}', '2026-11-23 08:23:02.195+00', true, NULL, NULL);
INSERT INTO public.artwork (id, order_id, sid, kind, object_id, name, url, format, notes, uploaded_at, current, rejected_reason, copied_from) VALUES ('483a1791-a827-4d4b-9291-b814a5f8d4da', '2BEA8C-1AWPFW-WYJFQ4', 'be6f25cb-bb72-4200-bcc9-f0cdb9478f00', 'file', 'c9884900-12cc-4fbb-89ad-7554d51dc83a', 'art.pdf', NULL, 'pdf', '{}', '2026-11-23 08:23:03.445+00', true, NULL, NULL);
INSERT INTO public.artwork (id, order_id, sid, kind, object_id, name, url, format, notes, uploaded_at, current, rejected_reason, copied_from) VALUES ('81638298-7b15-4371-9458-98ef6a819439', 'Y4XERC-XXMXY4-NNCQJ5', '0f22f93c-cc72-4eb1-acae-c6687502e21a', 'file', 'b40f8f34-081d-49e3-b0fd-b72b35e358c4', 'art.pdf', NULL, 'pdf', '{}', '2026-11-23 08:23:03.986+00', true, NULL, NULL);

INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-23 08:23:01.513+00', '3e98e355-1771-4192-87ec-19ffb1a34d6b', 'accounting', '127.0.0.1', 'prepaid-deposited', 'account', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '{"balance": {"amount": 0, "currency": "CNY"}}', '{"memo": "bank transfer", "amount": {"amount": 5000000, "currency": "CNY"}, "balance": {"amount": 5000000, "currency": "CNY"}, "transaction": "90e77387-e266-4e23-929f-23913782c59b"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-23 08:23:02.408+00', 'e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service', '127.0.0.1', 'order-event', 'order', '3PG33F-1H9PH5-SCBJGN', '{"status": "in_review"}', '{"sid": "b3623173-c5fc-46e6-ba6d-6beb037036bf", "event": "digital_proof_sent", "status": "awaiting_proof_approval"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-23 08:23:02.58+00', 'dc708d1c-e374-49f3-b1b4-4bcaca8fd841', 'factory', '127.0.0.1', 'order-event', 'order', '3PG33F-1H9PH5-SCBJGN', '{"status": "ready_for_production"}', '{"event": "in_production", "status": "in_production"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-23 08:23:02.754+00', 'dc708d1c-e374-49f3-b1b4-4bcaca8fd841', 'factory', '127.0.0.1', 'order-event', 'order', '3PG33F-1H9PH5-SCBJGN', '{"status": "in_production"}', '{"agent": "DHL", "event": "shipped", "items": ["b3623173-c5fc-46e6-ba6d-6beb037036bf"], "status": "shipped", "trackingNumber": "JD014600"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-23 08:23:02.836+00', 'e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service', '127.0.0.1', 'order-event', 'order', '3PG33F-1H9PH5-SCBJGN', '{"status": "shipped"}', '{"event": "order_completed", "status": "completed"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-23 08:23:03.658+00', '440f0828-d299-4849-98b8-3bb71cccb334', 'customer_service', '127.0.0.1', 'order-event', 'order', '2BEA8C-1AWPFW-WYJFQ4', '{"status": "in_review"}', '{"sid": "be6f25cb-bb72-4200-bcc9-f0cdb9478f00", "event": "digital_proof_sent", "status": "awaiting_proof_approval"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-23 08:23:06.985+00', NULL, NULL, '127.0.0.1', 'password-reset-requested', 'account', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, NULL);
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-23 08:23:07.359+00', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'customer', '127.0.0.1', 'reseller-applied', 'reseller-application', '3f074b4d-30db-451b-b65e-174a06d2f153', NULL, '{"company": "Prints", "country": "JP"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (9, '2026-11-23 08:23:07.396+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', 'admin', '127.0.0.1', 'staff-invited', 'staff-invitation', '519690e5-e70c-42a0-8572-38e95caff750', NULL, '{"role": "factory", "email": "new@example.com"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (10, '2026-11-23 08:23:07.464+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', 'admin', '127.0.0.1', 'coupon-issued', 'coupon', 'ZDEM-7XPT-A7QP', NULL, '{"reason": "Sorry for the delay.", "percent": 10}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (11, '2026-11-23 08:23:07.49+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', 'admin', '127.0.0.1', 'notice-written', 'notice', '64304341-d5bf-48ec-b1c4-57e1a99cd2f1', NULL, '{"texts": {"en": {"body": "We are closed.", "title": "Holidays"}}}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (12, '2026-11-23 08:23:07.535+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', 'admin', '127.0.0.1', 'tariff-draft-opened', 'tariff-draft', '2c7e943e-a52e-4670-85b9-1770243f7d46', NULL, '{"title": "Spring prices"}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (13, '2026-11-23 08:23:07.767+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting', '127.0.0.1', 'audits-run', 'audit-run', '1', NULL, '{"findings": {}}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (14, '2026-11-24 10:23:07.864+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting', '127.0.0.1', 'logged-in', 'account', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', NULL, NULL);
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (15, '2026-11-24 10:23:08.156+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting', '127.0.0.1', 'day-closed', 'day', '2026-11-23', NULL, '{"findings": {}}');
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (16, '2026-11-24 10:23:08.166+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting', '127.0.0.1', 'reconciliation-requested', 'paypal-reconciliation', 'a8dec4bf-0c88-426e-b85d-690f1c739757', NULL, NULL);
INSERT INTO public.audit_log_entry (id, at, account_id, role, address, action, subject_kind, subject_id, before, after) OVERRIDING SYSTEM VALUE VALUES (17, '2026-11-24 10:23:08.178+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting', '127.0.0.1', 'prepaid-deposited', 'account', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '{"balance": {"amount": 4931309, "currency": "CNY"}}', '{"memo": "x", "amount": {"amount": 1, "currency": "CNY"}, "balance": {"amount": 4931310, "currency": "CNY"}, "transaction": "7c7cd648-a55f-40a7-99b6-344933c621f7"}');

INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-01-01', 'holiday', 'new_year');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-01-02', 'holiday', 'new_year');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-01-03', 'holiday', 'new_year');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-15', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-16', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-17', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-18', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-19', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-20', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-21', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-22', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-23', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-04-04', 'holiday', 'qingming');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-04-05', 'holiday', 'qingming');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-04-06', 'holiday', 'qingming');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-01', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-02', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-03', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-04', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-05', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-06-19', 'holiday', 'dragon_boat');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-06-20', 'holiday', 'dragon_boat');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-06-21', 'holiday', 'dragon_boat');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-09-25', 'holiday', 'mid_autumn');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-09-26', 'holiday', 'mid_autumn');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-09-27', 'holiday', 'mid_autumn');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-01', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-02', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-03', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-04', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-05', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-06', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-07', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-01-04', 'workday', 'new_year');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-14', 'workday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-02-28', 'workday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-05-09', 'workday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-09-20', 'workday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2026-10-10', 'workday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-01-01', 'holiday', 'new_year');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-02-05', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-02-06', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-02-07', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-02-08', 'holiday', 'spring_festival');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-04-05', 'holiday', 'qingming');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-05-01', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-05-02', 'holiday', 'labour_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-06-09', 'holiday', 'dragon_boat');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-09-15', 'holiday', 'mid_autumn');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-10-01', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-10-02', 'holiday', 'national_day');
INSERT INTO public.calendar_day (day, kind, holiday) VALUES ('2027-10-03', 'holiday', 'national_day');

INSERT INTO public.cart_item (id, account_id, "position", item, created_at, copied_from) OVERRIDING SYSTEM VALUE VALUES ('9e9cec87-a9b5-4bb4-b203-66084906d6d8', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 10, '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', '2026-11-23 08:23:06.893+00', NULL);

INSERT INTO public.category (slug, "position") VALUES ('banner', 0);
INSERT INTO public.category (slug, "position") VALUES ('exhibition', 1);
INSERT INTO public.category (slug, "position") VALUES ('uvinkjet', 2);

INSERT INTO public.category_text (category, language, name, summary) VALUES ('banner', 'en', 'Banners', 'Printed, hemmed and eyeleted.');
INSERT INTO public.category_text (category, language, name, summary) VALUES ('banner', 'ja', '横断幕', '印刷、ハトメ加工。');
INSERT INTO public.category_text (category, language, name, summary) VALUES ('exhibition', 'en', 'Exhibition', 'Stands and displays.');
INSERT INTO public.category_text (category, language, name, summary) VALUES ('exhibition', 'ja', '展示会', 'スタンド、ディスプレイ。');
INSERT INTO public.category_text (category, language, name, summary) VALUES ('uvinkjet', 'en', 'UV inkjet', 'Printed on boards.');
INSERT INTO public.category_text (category, language, name, summary) VALUES ('uvinkjet', 'ja', 'UVインクジェット', 'ボードへの直接印刷。');

INSERT INTO public.claim (id, order_id, sid, reason, opened_at, opened_by, deadline, response_due, resolution, lost_parcel, amount, answer, resolved_at, resolved_by, reprint_order_id) VALUES ('c9df7bd9-7357-4760-9f75-a19f4ae70562', '3PG33F-1H9PH5-SCBJGN', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'torn', '2026-11-23 08:23:03.059+00', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-12-02', '2026-12-02', NULL, false, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.claim_photo (claim_id, "position", object_id, name) VALUES ('c9df7bd9-7357-4760-9f75-a19f4ae70562', 1, '8f6a5dc5-f9a2-44dc-a54e-c7dd518a0268', 'a.png');

INSERT INTO public.contact_message (id, department, name, phone, email, subject, message, language, received_at) VALUES ('413eb06d-e3d2-4c1b-b63f-f329f9942b70', 1, 'Aiko', '+81 3-1234-5678', 'aiko@example.com', 'Banners', 'How many?', 'en', '2026-11-23 08:23:07.253+00');

INSERT INTO public.coupon (code, percent, account_id, reason, lost_order_id, issued_at, issued_by, valid_until, redeemed_by, redeemed_at, revoked_at, revoked_by) VALUES ('ZDEM-7XPT-A7QP', 10, NULL, 'Sorry for the delay.', NULL, '2026-11-23 08:23:07.452+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', '2027-11-23 08:23:07.452+00', NULL, NULL, NULL, NULL);

INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('CNY', 2, 0, 0.00000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('USD', 2, 1, 0.03000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('JPY', 0, 2, 0.03500);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('EUR', 2, 3, 0.03000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('GBP', 2, 4, 0.03000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('AUD', 2, 5, 0.03000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('CAD', 2, 6, 0.03000);
INSERT INTO public.currency (code, digits, "position", exchange_fee) VALUES ('HKD', 2, 7, 0.03000);

INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('CNY', '2020-01-01 00:00:00+00', 1.00000000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('USD', '2020-01-01 00:00:00+00', 0.13900000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('JPY', '2020-01-01 00:00:00+00', 21.43000000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('EUR', '2020-01-01 00:00:00+00', 0.12110000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('GBP', '2020-01-01 00:00:00+00', 0.10520000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('AUD', '2020-01-01 00:00:00+00', 0.21450000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('CAD', '2020-01-01 00:00:00+00', 0.19330000, NULL, NULL, NULL);
INSERT INTO public.currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) VALUES ('HKD', '2020-01-01 00:00:00+00', 1.08420000, NULL, NULL, NULL);

INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 'ready_for_production', '2026-11-23 08:23:03.213+00', '2026-11-30 08:23:03.213+00', '2026-11-23 08:23:03.704+00', 'CNY', 22897, 6497, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 4850, "currency": "CNY", "expression": "1.67225472 m² × 29.00 × 1 ≈ 48.50"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 6497, "currency": "CNY", "expression": "48.49538688 + 16.47824 ≈ 64.97"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 6497, "currency": "CNY", "expression": "64.97 × 1 = 64.97"}, {"label": "convert.shippingFirst", "amount": 9800, "currency": "CNY", "expression": "98.00 × 1 = 98.00"}, {"label": "convert.shippingNext", "amount": 6600, "currency": "CNY", "expression": "66.00 × 1 = 66.00"}, {"label": "subtotal", "amount": 22897, "currency": "CNY", "expression": "64.97 + 98.00 + 66.00 = 228.97"}, {"label": "exchangeFee", "amount": 0, "currency": "CNY", "expression": "228.97 × 0 = 0.00"}, {"label": "remittanceFee", "amount": 0, "currency": "CNY", "expression": "⌈(228.97 + 0.00) / (1 − 0)⌉ − 228.97 = 0.00"}, {"label": "total", "amount": 22897, "currency": "CNY", "expression": "228.97 + 0.00 + 0.00 = 228.97"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [6497], "total": 22897, "product": 6497, "currency": "CNY", "subtotal": 22897, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "original": {"lines": [{"line": 6497, "seams": 0, "grommets": 22}], "product": 6497}, "shipping": {"next": 6600, "first": 9800}}', 1.00000000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 3, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('3PG33F-1H9PH5-SCBJGN', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 'completed', '2026-11-23 08:23:01.801+00', '2026-11-30 08:23:01.801+00', '2026-11-23 08:23:03.059+00', 'CNY', 22897, 6497, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 4850, "currency": "CNY", "expression": "1.67225472 m² × 29.00 × 1 ≈ 48.50"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 6497, "currency": "CNY", "expression": "48.49538688 + 16.47824 ≈ 64.97"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 6497, "currency": "CNY", "expression": "64.97 × 1 = 64.97"}, {"label": "convert.shippingFirst", "amount": 9800, "currency": "CNY", "expression": "98.00 × 1 = 98.00"}, {"label": "convert.shippingNext", "amount": 6600, "currency": "CNY", "expression": "66.00 × 1 = 66.00"}, {"label": "subtotal", "amount": 22897, "currency": "CNY", "expression": "64.97 + 98.00 + 66.00 = 228.97"}, {"label": "exchangeFee", "amount": 0, "currency": "CNY", "expression": "228.97 × 0 = 0.00"}, {"label": "remittanceFee", "amount": 0, "currency": "CNY", "expression": "⌈(228.97 + 0.00) / (1 − 0)⌉ − 228.97 = 0.00"}, {"label": "total", "amount": 22897, "currency": "CNY", "expression": "228.97 + 0.00 + 0.00 = 228.97"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [6497], "total": 22897, "product": 6497, "currency": "CNY", "subtotal": 22897, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "original": {"lines": [{"line": 6497, "seams": 0, "grommets": 22}], "product": 6497}, "shipping": {"next": 6600, "first": 9800}}', 1.00000000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 3, NULL, '2026-11-23', NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('CZE4BV-3PXHW4-VS8AEM', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'awaiting_payment', '2026-11-23 08:23:04.118+00', '2026-11-30 08:23:04.118+00', '2026-11-23 08:23:04.545+00', 'USD', 4703, 1598, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 1492, "chargeableGrams": 1742, "gramsToNextStep": 258, "volumetricGrams": 415}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"line": 1, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 1, "label": "material", "amount": 3495, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 0.55 ≈ 34.95"}, {"line": 1, "label": "line", "amount": 3495, "currency": "CNY", "expression": "34.950123648 ≈ 34.95"}, {"label": "actualWeight", "amount": 1492, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g + 1 × 1.67225472 m² × 440 g⌉ = 1492 g"}, {"label": "volumetricWeight", "amount": 415, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³ + 1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 415 g"}, {"label": "weight", "amount": 1742, "currency": "", "expression": "max(1492 g, 415 g) + 250 g = 1742 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1742 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 9900, "currency": "CNY", "expression": "1 × ⌈(1742 g − 500 g) / 500 g⌉ × 33.00 = 99.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"line": 1, "label": "convert.line", "amount": 486, "currency": "USD", "expression": "34.95 × 0.139 ≈ 4.86"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 1376, "currency": "USD", "expression": "99.00 × 0.139 ≈ 13.76"}, {"label": "subtotal", "amount": 4336, "currency": "USD", "expression": "15.98 + 13.62 + 13.76 = 43.36"}, {"label": "exchangeFee", "amount": 130, "currency": "USD", "expression": "43.36 × 0.03 ≈ 1.30"}, {"label": "remittanceFee", "amount": 237, "currency": "USD", "expression": "⌈(44.66 + 0.30) / (1 − 0.044)⌉ − 44.66 = 2.37"}, {"label": "total", "amount": 4703, "currency": "USD", "expression": "43.36 + 1.30 + 2.37 = 47.03"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [1112, 486], "total": 4703, "product": 1598, "currency": "USD", "subtotal": 4336, "exchangeFee": 130, "shippingNext": 1376, "remittanceFee": 237, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}, {"line": 3495, "seams": 0, "grommets": 0}], "product": 11497}, "shipping": {"next": 9900, "first": 9800}}', 0.13900000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 0, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('RAX65B-VGW5CX-FMQ6WR', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'awaiting_files', '2026-11-23 08:23:04.321+00', '2026-11-30 08:23:04.321+00', '2026-11-23 08:23:05.186+00', 'USD', 3686, 1112, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 917, "currency": "USD", "expression": "66.00 × 0.139 ≈ 9.17"}, {"label": "subtotal", "amount": 3391, "currency": "USD", "expression": "11.12 + 13.62 + 9.17 = 33.91"}, {"label": "exchangeFee", "amount": 102, "currency": "USD", "expression": "33.91 × 0.03 ≈ 1.02"}, {"label": "remittanceFee", "amount": 193, "currency": "USD", "expression": "⌈(34.93 + 0.30) / (1 − 0.044)⌉ − 34.93 = 1.93"}, {"label": "total", "amount": 3686, "currency": "USD", "expression": "33.91 + 1.02 + 1.93 = 36.86"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [1112], "total": 3686, "product": 1112, "currency": "USD", "subtotal": 3391, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}], "product": 8002}, "shipping": {"next": 6600, "first": 9800}}', 0.13900000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 0, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 'in_review', '2026-11-23 08:23:03.793+00', '2026-11-30 08:23:03.793+00', '2026-11-23 08:23:04.008+00', 'CNY', 22897, 6497, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 4850, "currency": "CNY", "expression": "1.67225472 m² × 29.00 × 1 ≈ 48.50"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 6497, "currency": "CNY", "expression": "48.49538688 + 16.47824 ≈ 64.97"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 6497, "currency": "CNY", "expression": "64.97 × 1 = 64.97"}, {"label": "convert.shippingFirst", "amount": 9800, "currency": "CNY", "expression": "98.00 × 1 = 98.00"}, {"label": "convert.shippingNext", "amount": 6600, "currency": "CNY", "expression": "66.00 × 1 = 66.00"}, {"label": "subtotal", "amount": 22897, "currency": "CNY", "expression": "64.97 + 98.00 + 66.00 = 228.97"}, {"label": "exchangeFee", "amount": 0, "currency": "CNY", "expression": "228.97 × 0 = 0.00"}, {"label": "remittanceFee", "amount": 0, "currency": "CNY", "expression": "⌈(228.97 + 0.00) / (1 − 0)⌉ − 228.97 = 0.00"}, {"label": "total", "amount": 22897, "currency": "CNY", "expression": "228.97 + 0.00 + 0.00 = 228.97"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [6497], "total": 22897, "product": 6497, "currency": "CNY", "subtotal": 22897, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "original": {"lines": [{"line": 6497, "seams": 0, "grommets": 22}], "product": 6497}, "shipping": {"next": 6600, "first": 9800}}', 1.00000000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 3, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('07T57J-SNAHB2-13GN0J', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'cancelled', '2026-11-23 08:23:05.351+00', '2026-11-30 08:23:05.351+00', '2026-11-23 08:23:05.437+00', 'USD', 3686, 1112, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 917, "currency": "USD", "expression": "66.00 × 0.139 ≈ 9.17"}, {"label": "subtotal", "amount": 3391, "currency": "USD", "expression": "11.12 + 13.62 + 9.17 = 33.91"}, {"label": "exchangeFee", "amount": 102, "currency": "USD", "expression": "33.91 × 0.03 ≈ 1.02"}, {"label": "remittanceFee", "amount": 193, "currency": "USD", "expression": "⌈(34.93 + 0.30) / (1 − 0.044)⌉ − 34.93 = 1.93"}, {"label": "total", "amount": 3686, "currency": "USD", "expression": "33.91 + 1.02 + 1.93 = 36.86"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [1112], "total": 3686, "product": 1112, "currency": "USD", "subtotal": 3391, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}], "product": 8002}, "shipping": {"next": 6600, "first": 9800}}', 0.13900000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 0, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('6VP9C4-Q9W703-X0V78C', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'awaiting_files', '2026-11-23 08:23:06.2+00', '2026-11-30 08:23:06.2+00', '2026-11-23 08:23:06.686+00', 'USD', 3686, 1112, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 917, "currency": "USD", "expression": "66.00 × 0.139 ≈ 9.17"}, {"label": "subtotal", "amount": 3391, "currency": "USD", "expression": "11.12 + 13.62 + 9.17 = 33.91"}, {"label": "exchangeFee", "amount": 102, "currency": "USD", "expression": "33.91 × 0.03 ≈ 1.02"}, {"label": "remittanceFee", "amount": 193, "currency": "USD", "expression": "⌈(34.93 + 0.30) / (1 − 0.044)⌉ − 34.93 = 1.93"}, {"label": "total", "amount": 3686, "currency": "USD", "expression": "33.91 + 1.02 + 1.93 = 36.86"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [1112], "total": 3686, "product": 1112, "currency": "USD", "subtotal": 3391, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}], "product": 8002}, "shipping": {"next": 6600, "first": 9800}}', 0.13900000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 0, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);
INSERT INTO public.customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total, quote, per_cny, country, ship_to, shipping_method, payment_method, notes, delivered_on, reprint_of, rate_from, offer_id) VALUES ('QEZVT1-KF2735-SKG7DV', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'awaiting_payment', '2026-11-23 08:23:05.503+00', '2026-11-30 08:23:05.503+00', '2026-11-23 08:23:05.74+00', 'USD', 3686, 1112, '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 917, "currency": "USD", "expression": "66.00 × 0.139 ≈ 9.17"}, {"label": "subtotal", "amount": 3391, "currency": "USD", "expression": "11.12 + 13.62 + 9.17 = 33.91"}, {"label": "exchangeFee", "amount": 102, "currency": "USD", "expression": "33.91 × 0.03 ≈ 1.02"}, {"label": "remittanceFee", "amount": 193, "currency": "USD", "expression": "⌈(34.93 + 0.30) / (1 − 0.044)⌉ − 34.93 = 1.93"}, {"label": "total", "amount": 3686, "currency": "USD", "expression": "33.91 + 1.02 + 1.93 = 36.86"}], "promise": {"delivery": {"to": "2026-12-08", "from": "2026-11-27"}, "production": {"to": "2026-11-27", "from": "2026-11-24"}}, "adjusted": {"lines": [1112], "total": 3686, "product": 1112, "currency": "USD", "subtotal": 3391, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}], "product": 8002}, "shipping": {"next": 6600, "first": 9800}}', 0.13900000, 'JP', '{"city": "Shibuya", "line1": "1-2-3 Jingumae", "phone": "+81 3 1234 5678", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}', 0, 0, NULL, NULL, NULL, '2020-01-01 00:00:00+00', NULL);

INSERT INTO public.daily_close (day, follows, closed_at, closed_by, entries, first_seq, last_seq, findings) VALUES ('2026-11-23', NULL, '2026-11-24 10:23:08.153+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 9, 1, 9, '{}');

INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'bank', 'CNY', 0, 0, 5000000, -5000000);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'disputed-payments', 'USD', 0, 0, 100, -100);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'fees', 'USD', 0, 590, 0, 590);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'paypal-clearing', 'USD', 0, 600, 7472, -6872);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'prepaid', 'CNY', 0, 5000000, 68691, 4931309);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'refunds', 'USD', 0, 0, 500, -500);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'sales', 'CNY', 0, 19491, 0, 19491);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'sales', 'USD', 0, 2224, 0, 2224);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'shipping', 'CNY', 0, 49200, 0, 49200);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'shipping', 'USD', 0, 4558, 0, 4558);
INSERT INTO public.daily_close_balance (day, account, currency, opening, received, given, closing) VALUES ('2026-11-23', 'unmatched-payments', 'USD', 0, 100, 0, 100);

INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('f1c90bae-0678-4d62-a1dd-e61cd1d768a8', 'invoice', 2026, 1, '3PG33F-1H9PH5-SCBJGN', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, NULL, '2026-11-23 08:23:02.083+00', 'CNY', 22897, '{"sums": {"total": 22897, "product": 6497, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "buyer": {"city": "Shibuya", "email": "reseller-5@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "lines": [{"fen": 6497, "sku": "vinyl-440", "name": "Vinyl banner, 3 × 6 ft", "label": "shop front", "amount": 6497, "details": ["Custom printing", "Hem and grommets"], "quantity": 1}], "digits": 2, "perCny": "1.00000000", "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "orderId": "3PG33F-1H9PH5-SCBJGN", "payment": {"at": "2026-11-23T08:23:01.973Z", "route": "prepaid"}, "currency": "CNY", "language": "en", "placedAt": "2026-11-23T08:23:01.801Z", "rateFrom": "2020-01-01T00:00:00.000Z", "shipping": "Standard parcel"}');
INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('97b5bdd6-dc3a-4893-8bf4-b62f624bdbe7', 'invoice', 2026, 2, '2BEA8C-1AWPFW-WYJFQ4', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, NULL, '2026-11-23 08:23:03.381+00', 'CNY', 22897, '{"sums": {"total": 22897, "product": 6497, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "buyer": {"city": "Shibuya", "email": "reseller-5@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "lines": [{"fen": 6497, "sku": "vinyl-440", "name": "Vinyl banner, 3 × 6 ft", "label": "shop front", "amount": 6497, "details": ["Custom printing", "Hem and grommets"], "quantity": 1}], "digits": 2, "perCny": "1.00000000", "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "payment": {"at": "2026-11-23T08:23:03.314Z", "route": "prepaid"}, "currency": "CNY", "language": "en", "placedAt": "2026-11-23T08:23:03.213Z", "rateFrom": "2020-01-01T00:00:00.000Z", "shipping": "Standard parcel"}');
INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('21e8b5f2-364f-4891-ba48-c7544efc9218', 'invoice', 2026, 3, 'Y4XERC-XXMXY4-NNCQJ5', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, NULL, '2026-11-23 08:23:03.922+00', 'CNY', 22897, '{"sums": {"total": 22897, "product": 6497, "exchangeFee": 0, "shippingNext": 6600, "remittanceFee": 0, "shippingFirst": 9800}, "buyer": {"city": "Shibuya", "email": "reseller-5@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "lines": [{"fen": 6497, "sku": "vinyl-440", "name": "Vinyl banner, 3 × 6 ft", "label": "shop front", "amount": 6497, "details": ["Custom printing", "Hem and grommets"], "quantity": 1}], "digits": 2, "perCny": "1.00000000", "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "payment": {"at": "2026-11-23T08:23:03.863Z", "route": "prepaid"}, "currency": "CNY", "language": "en", "placedAt": "2026-11-23T08:23:03.793Z", "rateFrom": "2020-01-01T00:00:00.000Z", "shipping": "Standard parcel"}');
INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('1cff308c-c6a5-43fc-aac7-c412426fe0db', 'invoice', 2026, 4, 'RAX65B-VGW5CX-FMQ6WR', 'c568861b-0b68-4efc-97a5-8426f3b7c164', NULL, NULL, '2026-11-23 08:23:05.129+00', 'USD', 3686, '{"sums": {"total": 3686, "product": 1112, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "buyer": {"city": "Shibuya", "email": "customer-1@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "lines": [{"fen": 8002, "sku": "vinyl-440", "name": "Vinyl banner, 3 × 6 ft", "label": "shop front", "amount": 1112, "details": ["Custom printing", "Hem and grommets"], "quantity": 1}], "digits": 2, "perCny": "0.13900000", "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "payment": {"at": "2026-11-23T08:23:05.025Z", "route": "paypal", "reference": "RAX65B-VGW5CX-FMQ6WR"}, "currency": "USD", "language": "en", "placedAt": "2026-11-23T08:23:04.321Z", "rateFrom": "2020-01-01T00:00:00.000Z", "shipping": "Standard parcel"}');
INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('d13a7680-8120-4ab2-af06-3171a0e4c144', 'credit_note', 2026, 1, 'RAX65B-VGW5CX-FMQ6WR', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '0fda46b8-fc1e-4a35-80fb-0297fe64b273', '1cff308c-c6a5-43fc-aac7-c412426fe0db', '2026-11-23 08:23:05.311+00', 'USD', 500, '{"buyer": {"city": "Shibuya", "email": "customer-1@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "route": "paypal", "amount": 500, "digits": 2, "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "invoice": {"name": "INV-2026-000004", "issuedAt": "2026-11-23T08:23:05.129Z"}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "currency": "USD", "language": "en", "refundedAt": "2026-11-23T08:23:05.186Z"}');
INSERT INTO public.document (id, kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data) VALUES ('dd495e5d-dd3f-4c96-84bb-cea5a848e7d4', 'invoice', 2026, 5, '6VP9C4-Q9W703-X0V78C', 'c568861b-0b68-4efc-97a5-8426f3b7c164', NULL, NULL, '2026-11-23 08:23:06.757+00', 'USD', 3686, '{"sums": {"total": 3686, "product": 1112, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "buyer": {"city": "Shibuya", "email": "customer-1@people.test", "line1": "1-2-3 Jingumae", "region": "Tokyo", "company": "Tanaka Signs KK", "country": "JP", "lastName": "Tanaka", "postCode": "150-0001", "firstName": "Hanako"}, "lines": [{"fen": 8002, "sku": "vinyl-440", "name": "Vinyl banner, 3 × 6 ft", "label": "shop front", "amount": 1112, "details": ["Custom printing", "Hem and grommets"], "quantity": 1}], "digits": 2, "perCny": "0.13900000", "seller": {"name": "Widepress", "address": ["Shanghai", "China"]}, "orderId": "6VP9C4-Q9W703-X0V78C", "payment": {"at": "2026-11-23T08:23:06.686Z", "route": "paypal", "reference": "6VP9C4-Q9W703-X0V78C"}, "currency": "USD", "language": "en", "placedAt": "2026-11-23T08:23:06.200Z", "rateFrom": "2020-01-01T00:00:00.000Z", "shipping": "Standard parcel"}');

INSERT INTO public.document_number (kind, year, last) VALUES ('credit_note', 2026, 1);
INSERT INTO public.document_number (kind, year, last) VALUES ('invoice', 2026, 5);

INSERT INTO public.finish_text (finish, language, name, note) VALUES ('hem-grommet', 'en', 'Hem and grommets', 'Every 30 cm.');
INSERT INTO public.finish_text (finish, language, name, note) VALUES ('hem-grommet', 'ja', '縁縫いとハトメ', '30cm間隔。');
INSERT INTO public.finish_text (finish, language, name, note) VALUES ('raw-edges', 'en', 'Raw edges', '');

INSERT INTO public.idempotency_key (caller, call, key, body_hash, answer, created_at) VALUES ('c568861b-0b68-4efc-97a5-8426f3b7c164', 'POST Cart/Add2Cart', '0b0c2f0e-5a51-4d3b-9a0f-6f2f3f1f0a01', '\x1fc7308e6104906d59151d062cb7c07291237ee67e616b1bd44426a1fe415e99', '{"itemId":"9e9cec87-a9b5-4bb4-b203-66084906d6d8","count":1}', '2026-11-23 08:23:06.868393+00');

INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_capture_over_refunded', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_claim_history', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_claim_refund', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_close_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_close_opening', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_close_unbalanced', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_closed_day_balance', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_closed_day_entries', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_coupon', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_disputed_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_document_amount', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_document_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_duplicate_mail', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_entry_before_first_close', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_entry_currency', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_entry_without_posting', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_file_without_object', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_item_shipment_order', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_manual_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_changed_after_end', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_history_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_paid_twice', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_state', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_state_count', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_order_underpaid_by_captures', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_prepaid_balance', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_prepaid_below_zero', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_prepaid_request', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_prepaid_running', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_prepaid_statement', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_refund_above_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_reprint', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_reversal', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_unbalanced_posting', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_unmatched_below_zero', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (1, 'audit_unmatched_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_capture_over_refunded', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_claim_history', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_claim_refund', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_close_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_close_opening', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_close_unbalanced', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_closed_day_balance', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_closed_day_entries', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_coupon', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_disputed_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_document_amount', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_document_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_duplicate_mail', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_entry_before_first_close', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_entry_currency', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_entry_without_posting', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_file_without_object', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_item_shipment_order', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_manual_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_changed_after_end', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_history_gap', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_paid_twice', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_state', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_state_count', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_order_underpaid_by_captures', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_prepaid_balance', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_prepaid_below_zero', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_prepaid_request', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_prepaid_running', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_prepaid_statement', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_refund_above_payment', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_reprint', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_reversal', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_unbalanced_posting', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_unmatched_below_zero', 0, '[]');
INSERT INTO public.integrity_check_finding (run_id, view, found, sample) VALUES (2, 'audit_unmatched_payment', 0, '[]');

INSERT INTO public.integrity_check_run (id, ran_at, ran_by) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-23 08:23:07.653+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4');
INSERT INTO public.integrity_check_run (id, ran_at, ran_by) OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-24 10:23:08.099+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4');

INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('90e77387-e266-4e23-929f-23913782c59b', 1, 'deposit', NULL, 'bank transfer', '2026-11-23 08:23:01.502+00', '3e98e355-1771-4192-87ec-19ffb1a34d6b', NULL, 'deposit:7638586e-bc07-465e-a74c-d1d0c4f3a7fb', '1570');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('3edf774a-e543-46a8-a44a-586a131a744f', 2, 'payment', '3PG33F-1H9PH5-SCBJGN', '3PG33F-1H9PH5-SCBJGN', '2026-11-23 08:23:01.973+00', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, 'payment:3PG33F-1H9PH5-SCBJGN', '1585');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('33f06e35-69f4-4b9e-a1df-da67397f010b', 3, 'payment', '2BEA8C-1AWPFW-WYJFQ4', '2BEA8C-1AWPFW-WYJFQ4', '2026-11-23 08:23:03.314+00', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, 'payment:2BEA8C-1AWPFW-WYJFQ4', '1642');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('98411a05-44d7-426b-9b15-4ebafabc2bdb', 4, 'payment', 'Y4XERC-XXMXY4-NNCQJ5', 'Y4XERC-XXMXY4-NNCQJ5', '2026-11-23 08:23:03.863+00', 'ca04a94d-4267-478e-b344-56cb2f9528d0', NULL, 'payment:Y4XERC-XXMXY4-NNCQJ5', '1676');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('56794e24-6796-447b-a35b-ede81d8d95c0', 5, 'payment', 'RAX65B-VGW5CX-FMQ6WR', 'RAX65B-VGW5CX-FMQ6WR', '2026-11-23 08:23:05.025+00', NULL, NULL, 'payment:RAX65B-VGW5CX-FMQ6WR', '1732');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('0fda46b8-fc1e-4a35-80fb-0297fe64b273', 6, 'refund', 'RAX65B-VGW5CX-FMQ6WR', 'RAX65B-VGW5CX-FMQ6WR', '2026-11-23 08:23:05.186+00', NULL, NULL, 'refund:RAX65B-VGW5CX-FMQ6WR:7:payment', '1738');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('27c5a260-5e75-47ba-b409-a8cc825829fe', 7, 'unmatched', 'QEZVT1-KF2735-SKG7DV', 'SG3LA37F7Q87KVD35', '2026-11-23 08:23:06.041+00', NULL, NULL, 'unmatched:SG3LA37F7Q87KVD35', '1782');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 8, 'payment', '6VP9C4-Q9W703-X0V78C', '6VP9C4-Q9W703-X0V78C', '2026-11-23 08:23:06.686+00', NULL, NULL, 'payment:6VP9C4-Q9W703-X0V78C', '1807');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('05532b96-4ca7-4d66-8461-a4c1eb5fe1d3', 9, 'dispute', 'QEZVT1-KF2735-SKG7DV', 'PP-D-ZCM5GZTF', '2026-11-23 08:23:06.792+00', NULL, NULL, 'dispute:PP-D-ZCM5GZTF:opened', '1813');
INSERT INTO public.ledger_entry (id, seq, kind, order_id, memo, posted_at, posted_by, reverses, dedupe_key, written_in) OVERRIDING SYSTEM VALUE VALUES ('7c7cd648-a55f-40a7-99b6-344933c621f7', 10, 'deposit', NULL, 'x', '2026-11-24 10:23:08.176+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', NULL, 'deposit:7ff213fe-50c1-401f-aef5-ac10117e20f2', '1889');

INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (1, '90e77387-e266-4e23-929f-23913782c59b', 'bank', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'CNY', 5000000);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (2, '3edf774a-e543-46a8-a44a-586a131a744f', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'sales', 'CNY', 6497);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (3, '3edf774a-e543-46a8-a44a-586a131a744f', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 9800);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (4, '3edf774a-e543-46a8-a44a-586a131a744f', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 6600);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (5, '33f06e35-69f4-4b9e-a1df-da67397f010b', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'sales', 'CNY', 6497);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (6, '33f06e35-69f4-4b9e-a1df-da67397f010b', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 9800);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (7, '33f06e35-69f4-4b9e-a1df-da67397f010b', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 6600);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (8, '98411a05-44d7-426b-9b15-4ebafabc2bdb', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'sales', 'CNY', 6497);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (9, '98411a05-44d7-426b-9b15-4ebafabc2bdb', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 9800);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (10, '98411a05-44d7-426b-9b15-4ebafabc2bdb', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'shipping', 'CNY', 6600);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (11, '56794e24-6796-447b-a35b-ede81d8d95c0', 'paypal-clearing', 'sales', 'USD', 1112);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (12, '56794e24-6796-447b-a35b-ede81d8d95c0', 'paypal-clearing', 'shipping', 'USD', 1362);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (13, '56794e24-6796-447b-a35b-ede81d8d95c0', 'paypal-clearing', 'shipping', 'USD', 917);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (14, '56794e24-6796-447b-a35b-ede81d8d95c0', 'paypal-clearing', 'fees', 'USD', 102);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (15, '56794e24-6796-447b-a35b-ede81d8d95c0', 'paypal-clearing', 'fees', 'USD', 193);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (16, '0fda46b8-fc1e-4a35-80fb-0297fe64b273', 'refunds', 'paypal-clearing', 'USD', 500);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (17, '27c5a260-5e75-47ba-b409-a8cc825829fe', 'paypal-clearing', 'unmatched-payments', 'USD', 100);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (18, '31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 'paypal-clearing', 'sales', 'USD', 1112);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (19, '31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 'paypal-clearing', 'shipping', 'USD', 1362);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (20, '31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 'paypal-clearing', 'shipping', 'USD', 917);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (21, '31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 'paypal-clearing', 'fees', 'USD', 102);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (22, '31f2e2ae-68c0-4b16-8b16-d6f7256245a7', 'paypal-clearing', 'fees', 'USD', 193);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (23, '05532b96-4ca7-4d66-8461-a4c1eb5fe1d3', 'disputed-payments', 'paypal-clearing', 'USD', 100);
INSERT INTO public.ledger_posting (id, entry_id, from_account, to_account, currency, amount) OVERRIDING SYSTEM VALUE VALUES (24, '7c7cd648-a55f-40a7-99b6-344933c621f7', 'bank', 'prepaid:ca04a94d-4267-478e-b344-56cb2f9528d0', 'CNY', 1);

INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('bbf3125f-abaa-428c-bd65-51f5df5170a2', 'prepaid:90e77387-e266-4e23-929f-23913782c59b', 'reseller-5@people.test', 'prepaid_deposited', 'en', '{"link": "http://shop.test/account/prepaid-account", "memo": "bank transfer", "amount": {"amount": 5000000, "currency": "CNY"}, "balance": {"amount": 5000000, "currency": "CNY"}}', '2026-11-23 08:23:01.515+00', '2026-11-23 08:23:01.742+00', '<bbf3125f-abaa-428c-bd65-51f5df5170a2@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('aae076ba-7789-407b-b451-205cd95eb6a3', '3PG33F-1H9PH5-SCBJGN:2:order_placed', 'reseller-5@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:01.89+00', '2026-11-23 08:23:01.963+00', '<aae076ba-7789-407b-b451-205cd95eb6a3@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('b4fca53b-78da-43e5-9a1a-8fc31810cc8b', '3PG33F-1H9PH5-SCBJGN:3:order_paid', 'reseller-5@people.test', 'order_paid', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:02.001+00', '2026-11-23 08:23:02.1+00', '<b4fca53b-78da-43e5-9a1a-8fc31810cc8b@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('5d1156c0-6c4e-4e69-87a3-0752941aec93', '3PG33F-1H9PH5-SCBJGN:7:artworks_submitted:e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:02.24+00', '2026-11-23 08:23:02.3+00', '<5d1156c0-6c4e-4e69-87a3-0752941aec93@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('b2ea54d2-b609-4432-a38d-bfb7b9708410', '3PG33F-1H9PH5-SCBJGN:7:artworks_submitted:f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:02.23+00', '2026-11-23 08:23:02.3+00', '<b2ea54d2-b609-4432-a38d-bfb7b9708410@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('941b2d13-3009-491d-b2c5-f6de09597e03', '3PG33F-1H9PH5-SCBJGN:7:artworks_submitted:e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:02.235+00', '2026-11-23 08:23:02.3+00', '<941b2d13-3009-491d-b2c5-f6de09597e03@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('6d859855-5cc6-413f-8b76-5fb2a4362640', '3PG33F-1H9PH5-SCBJGN:8:proof_ready', 'reseller-5@people.test', 'proof_ready', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:02.399+00', '2026-11-23 08:23:02.555+00', '<6d859855-5cc6-413f-8b76-5fb2a4362640@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('d09d4e42-5686-4d6f-b822-2f1585f4031a', '3PG33F-1H9PH5-SCBJGN:9:ready_for_production:dc708d1c-e374-49f3-b1b4-4bcaca8fd841', 'factory-8@people.test', 'staff_ready_for_production', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:02.503+00', '2026-11-23 08:23:02.576+00', '<d09d4e42-5686-4d6f-b822-2f1585f4031a@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('d59d6736-bada-4650-aa9d-0e48132296e6', '3PG33F-1H9PH5-SCBJGN:11:order_shipped', 'reseller-5@people.test', 'order_shipped', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "agent": "DHL", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null, "trackingNumber": "JD014600"}', '2026-11-23 08:23:02.751+00', '2026-11-23 08:23:02.853+00', '<d59d6736-bada-4650-aa9d-0e48132296e6@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('0685d832-9caf-41ec-81b1-8a75f18189a9', '3PG33F-1H9PH5-SCBJGN:12:order_completed', 'reseller-5@people.test', 'order_completed', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:02.832+00', '2026-11-23 08:23:02.982+00', '<0685d832-9caf-41ec-81b1-8a75f18189a9@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('1675098d-c9f5-4589-9241-a7b2318f2214', '3PG33F-1H9PH5-SCBJGN:13:claim_opened', 'reseller-5@people.test', 'claim_opened', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "reason": "torn", "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.069+00', '2026-11-23 08:23:03.164+00', '<1675098d-c9f5-4589-9241-a7b2318f2214@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('3634db28-a7a3-4978-adb5-98d401454e1a', '3PG33F-1H9PH5-SCBJGN:13:claim_opened:e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', 'staff_claim_opened', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "reason": "torn", "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:03.073+00', '2026-11-23 08:23:03.171+00', '<3634db28-a7a3-4978-adb5-98d401454e1a@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('fba7d2f3-235a-493b-a09b-1fc4beaab9ed', '3PG33F-1H9PH5-SCBJGN:13:claim_opened:f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', 'staff_claim_opened', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "reason": "torn", "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:03.072+00', '2026-11-23 08:23:03.174+00', '<fba7d2f3-235a-493b-a09b-1fc4beaab9ed@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('a8d06c72-8c8e-4d79-a5e1-0428bd54ad76', '3PG33F-1H9PH5-SCBJGN:13:claim_opened:e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', 'staff_claim_opened', 'en', '{"due": "2026-11-30T08:23:01.801Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "reason": "torn", "orderId": "3PG33F-1H9PH5-SCBJGN", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/3PG33F-1H9PH5-SCBJGN/show", "reprintOf": null}', '2026-11-23 08:23:03.08+00', '2026-11-23 08:23:03.186+00', '<a8d06c72-8c8e-4d79-a5e1-0428bd54ad76@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('60646631-cef7-43dd-a2c7-e85f42aa3df4', '2BEA8C-1AWPFW-WYJFQ4:8:proof_ready', 'reseller-5@people.test', 'proof_ready', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.651+00', '2026-11-23 08:23:03.724+00', '<60646631-cef7-43dd-a2c7-e85f42aa3df4@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('10ab8d6a-7166-4fda-b788-eb45514dd2c1', 'Y4XERC-XXMXY4-NNCQJ5:2:order_placed', 'reseller-5@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.831+00', '2026-11-23 08:23:03.865+00', '<10ab8d6a-7166-4fda-b788-eb45514dd2c1@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('956c4881-3337-4c0f-b1e4-98aa24091ebe', '2BEA8C-1AWPFW-WYJFQ4:2:order_placed', 'reseller-5@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.275+00', '2026-11-23 08:23:03.313+00', '<956c4881-3337-4c0f-b1e4-98aa24091ebe@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('58f31c00-4987-4753-bc39-2286ab4d28e1', '2BEA8C-1AWPFW-WYJFQ4:3:order_paid', 'reseller-5@people.test', 'order_paid', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.326+00', '2026-11-23 08:23:03.394+00', '<58f31c00-4987-4753-bc39-2286ab4d28e1@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('06735934-b07e-4ec7-9bf0-d205a8551ba0', '2BEA8C-1AWPFW-WYJFQ4:7:artworks_submitted:e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/2BEA8C-1AWPFW-WYJFQ4/show", "reprintOf": null}', '2026-11-23 08:23:03.489+00', '2026-11-23 08:23:03.558+00', '<06735934-b07e-4ec7-9bf0-d205a8551ba0@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('7a562ea3-d523-476a-ab7d-252e1c53f7ea', 'CZE4BV-3PXHW4-VS8AEM:2:order_placed', 'customer-1@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:04.118Z", "name": "Hanako Tanaka", "amount": {"amount": 4703, "currency": "USD"}, "orderId": "CZE4BV-3PXHW4-VS8AEM", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:04.165+00', '2026-11-23 08:23:04.251+00', '<7a562ea3-d523-476a-ab7d-252e1c53f7ea@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('1972f03a-6c67-4254-934c-4f185b85466f', 'RAX65B-VGW5CX-FMQ6WR:2:order_placed', 'customer-1@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:04.321Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:04.501+00', '2026-11-23 08:23:04.646+00', '<1972f03a-6c67-4254-934c-4f185b85466f@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('deb42c22-eb1f-44fd-bcec-df7cedc48587', 'RAX65B-VGW5CX-FMQ6WR:4:invoice', 'customer-1@people.test', 'invoice', 'en', '{"due": "2026-11-30T08:23:04.321Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "payUrl": "http://127.0.0.1:33545/invoice/p/MY3LDW6HRMLFLPWG", "orderId": "RAX65B-VGW5CX-FMQ6WR", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:04.738+00', '2026-11-23 08:23:04.926+00', '<deb42c22-eb1f-44fd-bcec-df7cedc48587@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('a3049985-f34e-492b-8bc0-2b8303cb18d5', 'RAX65B-VGW5CX-FMQ6WR:5:order_paid', 'customer-1@people.test', 'order_paid', 'en', '{"due": "2026-11-30T08:23:04.321Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:05.036+00', '2026-11-23 08:23:05.16+00', '<a3049985-f34e-492b-8bc0-2b8303cb18d5@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('88296680-27db-42de-bd4b-45b0aeec175c', 'contact:413eb06d-e3d2-4c1b-b63f-f329f9942b70', 'shop@example.com', 'contact_message', 'en', '{"name": "Aiko", "email": "aiko@example.com", "phone": "+81 3-1234-5678", "message": "How many?", "subject": "Banners", "writtenIn": "en"}', '2026-11-23 08:23:07.254+00', '2026-11-23 08:23:07.335+00', '<88296680-27db-42de-bd4b-45b0aeec175c@shop.test>', 'aiko@example.com', NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('cc4a3db9-c18b-499a-87d2-e429ba24c5e9', 'newsletter:a806eb57-f080-4180-9f54-468b5d33b6c7', 'aiko@example.com', 'newsletter_confirm', 'en', '{"due": "2026-11-30T08:23:07.335Z"}', '2026-11-23 08:23:07.353+00', '2026-11-23 08:23:07.411+00', '<cc4a3db9-c18b-499a-87d2-e429ba24c5e9@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('8cc0c88a-a3e9-40f0-aa71-43bda54dfa7c', 'invitation:519690e5-e70c-42a0-8572-38e95caff750:1795422187408', 'new@example.com', 'staff_invitation', 'en', '{"due": "2026-11-30T08:23:07.408Z"}', '2026-11-23 08:23:07.408+00', '2026-11-23 08:23:07.476+00', '<8cc0c88a-a3e9-40f0-aa71-43bda54dfa7c@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('a5c6582b-62db-46e9-9642-51a7a0863d43', 'prepaid:7c7cd648-a55f-40a7-99b6-344933c621f7', 'reseller-5@people.test', 'prepaid_deposited', 'en', '{"link": "http://shop.test/account/prepaid-account", "memo": "x", "amount": {"amount": 1, "currency": "CNY"}, "balance": {"amount": 4931310, "currency": "CNY"}}', '2026-11-24 10:23:08.178+00', '2026-11-24 10:23:08.211+00', '<a5c6582b-62db-46e9-9642-51a7a0863d43@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('ed6feb40-deca-4bc4-82dd-56594add7a5f', '2BEA8C-1AWPFW-WYJFQ4:7:artworks_submitted:e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/2BEA8C-1AWPFW-WYJFQ4/show", "reprintOf": null}', '2026-11-23 08:23:03.493+00', '2026-11-23 08:23:03.559+00', '<ed6feb40-deca-4bc4-82dd-56594add7a5f@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('d3301c2a-c6a2-42d9-b5e1-c00902583968', '2BEA8C-1AWPFW-WYJFQ4:7:artworks_submitted:440f0828-d299-4849-98b8-3bb71cccb334', 'customer_service-10@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/2BEA8C-1AWPFW-WYJFQ4/show", "reprintOf": null}', '2026-11-23 08:23:03.494+00', '2026-11-23 08:23:03.561+00', '<d3301c2a-c6a2-42d9-b5e1-c00902583968@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('14a4e6af-b879-494d-afa6-95b94da47262', '2BEA8C-1AWPFW-WYJFQ4:7:artworks_submitted:f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/2BEA8C-1AWPFW-WYJFQ4/show", "reprintOf": null}', '2026-11-23 08:23:03.487+00', '2026-11-23 08:23:03.561+00', '<14a4e6af-b879-494d-afa6-95b94da47262@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('8ca8d5ee-c013-4059-90e6-ff446d24246f', '2BEA8C-1AWPFW-WYJFQ4:9:ready_for_production:dc708d1c-e374-49f3-b1b4-4bcaca8fd841', 'factory-8@people.test', 'staff_ready_for_production', 'en', '{"due": "2026-11-30T08:23:03.213Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "2BEA8C-1AWPFW-WYJFQ4", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/2BEA8C-1AWPFW-WYJFQ4/show", "reprintOf": null}', '2026-11-23 08:23:03.728+00', '2026-11-23 08:23:03.762+00', '<8ca8d5ee-c013-4059-90e6-ff446d24246f@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('5ed23314-876f-4341-973d-71bacc76576f', '07T57J-SNAHB2-13GN0J:2:order_placed', 'customer-1@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:05.351Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "07T57J-SNAHB2-13GN0J", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:05.377+00', '2026-11-23 08:23:05.438+00', '<5ed23314-876f-4341-973d-71bacc76576f@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('a40f364b-d4d8-4b2a-8f3b-d516990ab9f9', 'QEZVT1-KF2735-SKG7DV:4:invoice', 'customer-1@people.test', 'invoice', 'en', '{"due": "2026-11-30T08:23:05.503Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "payUrl": "http://127.0.0.1:33545/invoice/p/VYANSH2GJWCR4LX3", "orderId": "QEZVT1-KF2735-SKG7DV", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:05.757+00', '2026-11-23 08:23:05.789+00', '<a40f364b-d4d8-4b2a-8f3b-d516990ab9f9@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('856cd7aa-e47c-4d31-af50-55105f750a2b', 'unmatched:SG3LA37F7Q87KVD35:199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting-2@people.test', 'staff_payment_unmatched', 'en', '{"link": "http://shop.test/admin#/unmatched-payments", "amount": {"amount": 100, "currency": "USD"}, "reason": "it is not exactly the total", "orderId": "QEZVT1-KF2735-SKG7DV", "reference": "SG3LA37F7Q87KVD35"}', '2026-11-23 08:23:06.065+00', '2026-11-23 08:23:06.186+00', '<856cd7aa-e47c-4d31-af50-55105f750a2b@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('4e277879-969b-4fff-aec6-64ccdec23aec', 'unmatched:SG3LA37F7Q87KVD35:3e98e355-1771-4192-87ec-19ffb1a34d6b', 'accounting-6@people.test', 'staff_payment_unmatched', 'en', '{"link": "http://shop.test/admin#/unmatched-payments", "amount": {"amount": 100, "currency": "USD"}, "reason": "it is not exactly the total", "orderId": "QEZVT1-KF2735-SKG7DV", "reference": "SG3LA37F7Q87KVD35"}', '2026-11-23 08:23:06.072+00', '2026-11-23 08:23:06.194+00', '<4e277879-969b-4fff-aec6-64ccdec23aec@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('4aec27f5-2dce-4068-9913-c670fc429ad0', '6VP9C4-Q9W703-X0V78C:2:order_placed', 'customer-1@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:06.200Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "6VP9C4-Q9W703-X0V78C", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:06.288+00', '2026-11-23 08:23:06.388+00', '<4aec27f5-2dce-4068-9913-c670fc429ad0@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('c78fccd9-8f46-4015-a9d2-d2b054be583e', 'Y4XERC-XXMXY4-NNCQJ5:3:order_paid', 'reseller-5@people.test', 'order_paid', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "reprintOf": null}', '2026-11-23 08:23:03.875+00', '2026-11-23 08:23:03.929+00', '<c78fccd9-8f46-4015-a9d2-d2b054be583e@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('14e3f6bb-3377-4891-a514-4f68b7919512', 'Y4XERC-XXMXY4-NNCQJ5:7:artworks_submitted:e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/Y4XERC-XXMXY4-NNCQJ5/show", "reprintOf": null}', '2026-11-23 08:23:04.016+00', '2026-11-23 08:23:04.074+00', '<14e3f6bb-3377-4891-a514-4f68b7919512@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('42ba9314-d83a-489a-b86f-f7d7e5f15b96', 'Y4XERC-XXMXY4-NNCQJ5:7:artworks_submitted:440f0828-d299-4849-98b8-3bb71cccb334', 'customer_service-10@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/Y4XERC-XXMXY4-NNCQJ5/show", "reprintOf": null}', '2026-11-23 08:23:04.019+00', '2026-11-23 08:23:04.074+00', '<42ba9314-d83a-489a-b86f-f7d7e5f15b96@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('8c5450f1-9ce7-4bd8-8607-e92eca9f4151', 'Y4XERC-XXMXY4-NNCQJ5:7:artworks_submitted:f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/Y4XERC-XXMXY4-NNCQJ5/show", "reprintOf": null}', '2026-11-23 08:23:04.011+00', '2026-11-23 08:23:04.074+00', '<8c5450f1-9ce7-4bd8-8607-e92eca9f4151@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('0236ae99-523f-4aca-82ab-1abca31c368a', 'Y4XERC-XXMXY4-NNCQJ5:7:artworks_submitted:e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', 'staff_artworks_submitted', 'en', '{"due": "2026-11-30T08:23:03.793Z", "name": "Hanako Tanaka", "amount": {"amount": 22897, "currency": "CNY"}, "orderId": "Y4XERC-XXMXY4-NNCQJ5", "prepaid": true, "orderUrl": "http://shop.test/admin#/orders/Y4XERC-XXMXY4-NNCQJ5/show", "reprintOf": null}', '2026-11-23 08:23:04.018+00', '2026-11-23 08:23:04.074+00', '<0236ae99-523f-4aca-82ab-1abca31c368a@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('aded2453-c5aa-499e-a670-5578d437b901', 'CZE4BV-3PXHW4-VS8AEM:4:invoice', 'customer-1@people.test', 'invoice', 'en', '{"due": "2026-11-30T08:23:04.118Z", "name": "Hanako Tanaka", "amount": {"amount": 4703, "currency": "USD"}, "payUrl": "http://127.0.0.1:33545/invoice/p/A4PYWA3H3XN25XLX", "orderId": "CZE4BV-3PXHW4-VS8AEM", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:04.61+00', '2026-11-23 08:23:04.721+00', '<aded2453-c5aa-499e-a670-5578d437b901@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('3f7b9aeb-1443-4730-89a1-c2dfd2801424', 'refund-by-hand:WGRB6SECXSHSCPEJS:199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting-2@people.test', 'staff_refund_by_hand', 'en', '{"link": "http://shop.test/admin#/paypal-refunds", "amount": {"amount": 500, "currency": "USD"}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "reference": "WGRB6SECXSHSCPEJS"}', '2026-11-23 08:23:05.207+00', '2026-11-23 08:23:05.31+00', '<3f7b9aeb-1443-4730-89a1-c2dfd2801424@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('6e835b5a-8afd-46aa-8698-9840e1825542', 'refund-by-hand:WGRB6SECXSHSCPEJS:3e98e355-1771-4192-87ec-19ffb1a34d6b', 'accounting-6@people.test', 'staff_refund_by_hand', 'en', '{"link": "http://shop.test/admin#/paypal-refunds", "amount": {"amount": 500, "currency": "USD"}, "orderId": "RAX65B-VGW5CX-FMQ6WR", "reference": "WGRB6SECXSHSCPEJS"}', '2026-11-23 08:23:05.214+00', '2026-11-23 08:23:05.347+00', '<6e835b5a-8afd-46aa-8698-9840e1825542@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('77aa6cfe-b91f-4f10-8383-939d28d15bc7', 'dispute:PP-D-ZCM5GZTF:opened:3e98e355-1771-4192-87ec-19ffb1a34d6b', 'accounting-6@people.test', 'staff_dispute_opened', 'en', '{"link": "http://shop.test/admin#/paypal-disputes", "amount": {"amount": 100, "currency": "USD"}, "orderId": "QEZVT1-KF2735-SKG7DV", "reference": "PP-D-ZCM5GZTF"}', '2026-11-23 08:23:06.826+00', '2026-11-23 08:23:06.905+00', '<77aa6cfe-b91f-4f10-8383-939d28d15bc7@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('839800ee-9fd0-43e2-8f54-89dd2d5fab7c', 'dispute:PP-D-ZCM5GZTF:opened:199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'accounting-2@people.test', 'staff_dispute_opened', 'en', '{"link": "http://shop.test/admin#/paypal-disputes", "amount": {"amount": 100, "currency": "USD"}, "orderId": "QEZVT1-KF2735-SKG7DV", "reference": "PP-D-ZCM5GZTF"}', '2026-11-23 08:23:06.823+00', '2026-11-23 08:23:06.905+00', '<839800ee-9fd0-43e2-8f54-89dd2d5fab7c@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('63946c00-4718-4bc3-9f43-09720e7af07b', '07T57J-SNAHB2-13GN0J:3:order_cancelled', 'customer-1@people.test', 'order_cancelled', 'en', '{"due": "2026-11-30T08:23:05.351Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "reason": "Changed my mind.", "orderId": "07T57J-SNAHB2-13GN0J", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:05.445+00', '2026-11-23 08:23:05.489+00', '<63946c00-4718-4bc3-9f43-09720e7af07b@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('de866fcc-8acd-41c1-953e-399f9ab728e8', 'QEZVT1-KF2735-SKG7DV:2:order_placed', 'customer-1@people.test', 'order_placed', 'en', '{"due": "2026-11-30T08:23:05.503Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "QEZVT1-KF2735-SKG7DV", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:05.55+00', '2026-11-23 08:23:05.664+00', '<de866fcc-8acd-41c1-953e-399f9ab728e8@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('7bb56eb0-3aea-45a6-977e-84f20566b3ab', '6VP9C4-Q9W703-X0V78C:4:invoice', 'customer-1@people.test', 'invoice', 'en', '{"due": "2026-11-30T08:23:06.200Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "payUrl": "http://127.0.0.1:33545/invoice/p/BV7CFD6WAQ38GM9Y", "orderId": "6VP9C4-Q9W703-X0V78C", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:06.422+00', '2026-11-23 08:23:06.447+00', '<7bb56eb0-3aea-45a6-977e-84f20566b3ab@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('461e8ef9-926b-4319-b03a-7ce9a453bd8a', '6VP9C4-Q9W703-X0V78C:5:order_paid', 'customer-1@people.test', 'order_paid', 'en', '{"due": "2026-11-30T08:23:06.200Z", "name": "Hanako Tanaka", "amount": {"amount": 3686, "currency": "USD"}, "orderId": "6VP9C4-Q9W703-X0V78C", "prepaid": false, "reprintOf": null}', '2026-11-23 08:23:06.696+00', '2026-11-23 08:23:06.777+00', '<461e8ef9-926b-4319-b03a-7ce9a453bd8a@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('7c013963-3ddf-4b2b-8d41-a1258e057f4d', 'password-reset:8fb69f30-faee-4019-b1bd-60558e7bef89', 'reseller-5@people.test', 'password_reset_code', 'en', '{"link": "http://shop.test/account/resetpassword?email=reseller-5%40people.test"}', '2026-11-23 08:23:06.987+00', '2026-11-23 08:23:07.036+00', '<7c013963-3ddf-4b2b-8d41-a1258e057f4d@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('25a70d90-ef02-44bd-8256-52df980d8f0d', 'quote-request:9247d6e6-d6b4-49a2-a6fd-ffaead50fb81:asked', 'customer-1@people.test', 'quote_asked', 'en', '{"due": "2026-11-25T08:23:07.033Z", "name": "", "what": ["Vinyl banner × 1"], "message": ""}', '2026-11-23 08:23:07.042+00', '2026-11-23 08:23:07.248+00', '<25a70d90-ef02-44bd-8256-52df980d8f0d@shop.test>', NULL, NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('a3a4440b-48a9-4b7f-9388-7f4fc60f6e1e', 'quote-request:9247d6e6-d6b4-49a2-a6fd-ffaead50fb81:e024a150-ced1-4072-8ac2-676ab4d12607', 'customer_service-7@people.test', 'staff_quote_asked', 'en', '{"due": "2026-11-25T08:23:07.033Z", "link": "http://shop.test/admin#/quote-requests/9247d6e6-d6b4-49a2-a6fd-ffaead50fb81/show", "name": "", "what": ["Vinyl banner × 1"], "email": "customer-1@people.test", "message": "", "writtenIn": "en"}', '2026-11-23 08:23:07.064+00', '2026-11-23 08:23:07.248+00', '<a3a4440b-48a9-4b7f-9388-7f4fc60f6e1e@shop.test>', 'customer-1@people.test', NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('54ba8989-81ff-430d-9741-2ce412e92f05', 'quote-request:9247d6e6-d6b4-49a2-a6fd-ffaead50fb81:f1dc069b-c406-47e6-8966-2b0c639aae49', 'customer_service-3@people.test', 'staff_quote_asked', 'en', '{"due": "2026-11-25T08:23:07.033Z", "link": "http://shop.test/admin#/quote-requests/9247d6e6-d6b4-49a2-a6fd-ffaead50fb81/show", "name": "", "what": ["Vinyl banner × 1"], "email": "customer-1@people.test", "message": "", "writtenIn": "en"}', '2026-11-23 08:23:07.053+00', '2026-11-23 08:23:07.249+00', '<54ba8989-81ff-430d-9741-2ce412e92f05@shop.test>', 'customer-1@people.test', NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('1f1e9f5d-38ae-4b5c-8940-e71aa3940d6e', 'quote-request:9247d6e6-d6b4-49a2-a6fd-ffaead50fb81:e03000a6-fdee-41a5-b083-67d45648002a', 'customer_service-9@people.test', 'staff_quote_asked', 'en', '{"due": "2026-11-25T08:23:07.033Z", "link": "http://shop.test/admin#/quote-requests/9247d6e6-d6b4-49a2-a6fd-ffaead50fb81/show", "name": "", "what": ["Vinyl banner × 1"], "email": "customer-1@people.test", "message": "", "writtenIn": "en"}', '2026-11-23 08:23:07.073+00', '2026-11-23 08:23:07.249+00', '<1f1e9f5d-38ae-4b5c-8940-e71aa3940d6e@shop.test>', 'customer-1@people.test', NULL, NULL);
INSERT INTO public.mail (id, dedupe_key, recipient, template, language, data, created_at, sent_at, message_id, reply_to, secret, erased_recipient) VALUES ('73c7478d-c6fc-4e89-95ab-36ac1a0ab8aa', 'quote-request:9247d6e6-d6b4-49a2-a6fd-ffaead50fb81:440f0828-d299-4849-98b8-3bb71cccb334', 'customer_service-10@people.test', 'staff_quote_asked', 'en', '{"due": "2026-11-25T08:23:07.033Z", "link": "http://shop.test/admin#/quote-requests/9247d6e6-d6b4-49a2-a6fd-ffaead50fb81/show", "name": "", "what": ["Vinyl banner × 1"], "email": "customer-1@people.test", "message": "", "writtenIn": "en"}', '2026-11-23 08:23:07.077+00', '2026-11-23 08:23:07.344+00', '<73c7478d-c6fc-4e89-95ab-36ac1a0ab8aa@shop.test>', 'customer-1@people.test', NULL, NULL);

INSERT INTO public.notice (id, published_at, created_at, changed_at, revision) VALUES ('64304341-d5bf-48ec-b1c4-57e1a99cd2f1', NULL, '2026-11-23 08:23:07.483+00', '2026-11-23 08:23:07.483+00', 1);

INSERT INTO public.notice_text (notice_id, language, title, body) VALUES ('64304341-d5bf-48ec-b1c4-57e1a99cd2f1', 'en', 'Holidays', 'We are closed.');

INSERT INTO public.offer (id, token_hash, kind, items, quote, currency, per_cny, rate_from, price_list, country, shipping_method, payment_method, skus, message, account_id, request_id, created_at, valid_until) VALUES ('2934c928-090d-4118-b7a2-3d48a072cce8', '\x4851dcf27dad5a7e3049c53b7f3a696bf5e457b82345194b5c5dc96aab352088', 'shared', '[{"sku": "vinyl-440", "unit": 1, "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}]', '{"bulk": false, "weight": {"parcels": 1, "actualGrams": 756, "chargeableGrams": 1006, "gramsToNextStep": 494, "volumetricGrams": 208}, "formula": [{"line": 0, "label": "area", "amount": 1672255, "currency": "", "expression": "max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²"}, {"line": 0, "label": "material", "amount": 6355, "currency": "CNY", "expression": "1.67225472 m² × 38.00 × 1 ≈ 63.55"}, {"line": 0, "label": "finish.hem-grommet", "amount": 1648, "currency": "CNY", "expression": "5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48"}, {"line": 0, "label": "line", "amount": 8002, "currency": "CNY", "expression": "63.54567936 + 16.47824 ≈ 80.02"}, {"label": "actualWeight", "amount": 756, "currency": "", "expression": "⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g"}, {"label": "volumetricWeight", "amount": 208, "currency": "", "expression": "⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g"}, {"label": "weight", "amount": 1006, "currency": "", "expression": "max(756 g, 208 g) + 250 g = 1006 g"}, {"label": "parcels", "amount": 1, "currency": "", "expression": "⌈1006 g / 30000 g⌉ = 1"}, {"label": "shippingFirst", "amount": 9800, "currency": "CNY", "expression": "1 × 98.00 = 98.00"}, {"label": "shippingNext", "amount": 6600, "currency": "CNY", "expression": "1 × ⌈(1006 g − 500 g) / 500 g⌉ × 33.00 = 66.00"}, {"line": 0, "label": "convert.line", "amount": 1112, "currency": "USD", "expression": "80.02 × 0.139 ≈ 11.12"}, {"label": "convert.shippingFirst", "amount": 1362, "currency": "USD", "expression": "98.00 × 0.139 ≈ 13.62"}, {"label": "convert.shippingNext", "amount": 917, "currency": "USD", "expression": "66.00 × 0.139 ≈ 9.17"}, {"label": "subtotal", "amount": 3391, "currency": "USD", "expression": "11.12 + 13.62 + 9.17 = 33.91"}, {"label": "exchangeFee", "amount": 102, "currency": "USD", "expression": "33.91 × 0.03 ≈ 1.02"}, {"label": "remittanceFee", "amount": 193, "currency": "USD", "expression": "⌈(34.93 + 0.30) / (1 − 0.044)⌉ − 34.93 = 1.93"}, {"label": "total", "amount": 3686, "currency": "USD", "expression": "33.91 + 1.02 + 1.93 = 36.86"}], "adjusted": {"lines": [1112], "total": 3686, "product": 1112, "currency": "USD", "subtotal": 3391, "exchangeFee": 102, "shippingNext": 917, "remittanceFee": 193, "shippingFirst": 1362}, "original": {"lines": [{"line": 8002, "seams": 0, "grommets": 22}], "product": 8002}, "shipping": {"next": 6600, "first": 9800}}', 'USD', 0.13900000, '2020-01-01 00:00:00+00', 'retail', 'JP', 0, 0, '{vinyl-440}', NULL, NULL, NULL, '2026-11-23 08:23:07.211+00', '2026-12-07 08:23:07.21+00');

INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 1, 'preorder', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:01.801+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 2, 'recipient_info_added', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:01.881+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 3, 'order_paid', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:01.973+00', NULL, 'awaiting_files', '{"amount": 22897, "currency": "CNY"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 4, 'waiting_for_user_file', 'system', NULL, '2026-11-23 08:23:01.973+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 5, 'user_file_upload', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:02.195+00', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'awaiting_files', '{"fileName": "art.pdf"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 6, 'all_files_uploaded', 'system', NULL, '2026-11-23 08:23:02.195+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 7, 'artworks_submitted', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:02.224+00', NULL, 'in_review', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 8, 'digital_proof_sent', 'customer_service', 'e03000a6-fdee-41a5-b083-67d45648002a', '2026-11-23 08:23:02.384+00', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'awaiting_proof_approval', '{"fileName": "proof.pdf"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 9, 'artwork_confirmed', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:02.499+00', NULL, 'ready_for_production', '{"versions": {"b3623173-c5fc-46e6-ba6d-6beb037036bf": 1}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 10, 'in_production', 'factory', 'dc708d1c-e374-49f3-b1b4-4bcaca8fd841', '2026-11-23 08:23:02.572+00', NULL, 'in_production', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 11, 'shipped', 'factory', 'dc708d1c-e374-49f3-b1b4-4bcaca8fd841', '2026-11-23 08:23:02.714+00', NULL, 'shipped', '{"agent": "DHL", "items": ["b3623173-c5fc-46e6-ba6d-6beb037036bf"], "trackingNumber": "JD014600"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 12, 'order_completed', 'customer_service', 'e024a150-ced1-4072-8ac2-676ab4d12607', '2026-11-23 08:23:02.827+00', NULL, 'completed', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('3PG33F-1H9PH5-SCBJGN', 13, 'claim_opened', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.059+00', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'completed', '{"reason": "torn"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 1, 'preorder', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.213+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 2, 'recipient_info_added', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.265+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 3, 'order_paid', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.314+00', NULL, 'awaiting_files', '{"amount": 22897, "currency": "CNY"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 4, 'waiting_for_user_file', 'system', NULL, '2026-11-23 08:23:03.314+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 5, 'user_file_upload', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.445+00', 'be6f25cb-bb72-4200-bcc9-f0cdb9478f00', 'awaiting_files', '{"fileName": "art.pdf"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 6, 'all_files_uploaded', 'system', NULL, '2026-11-23 08:23:03.445+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 7, 'artworks_submitted', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.484+00', NULL, 'in_review', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 8, 'digital_proof_sent', 'customer_service', '440f0828-d299-4849-98b8-3bb71cccb334', '2026-11-23 08:23:03.634+00', 'be6f25cb-bb72-4200-bcc9-f0cdb9478f00', 'awaiting_proof_approval', '{"fileName": "proof.pdf"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('2BEA8C-1AWPFW-WYJFQ4', 9, 'artwork_confirmed', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.704+00', NULL, 'ready_for_production', '{"versions": {"be6f25cb-bb72-4200-bcc9-f0cdb9478f00": 1}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 1, 'preorder', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.793+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 2, 'recipient_info_added', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.824+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 3, 'order_paid', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.863+00', NULL, 'awaiting_files', '{"amount": 22897, "currency": "CNY"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 4, 'waiting_for_user_file', 'system', NULL, '2026-11-23 08:23:03.863+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 5, 'user_file_upload', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:03.986+00', '0f22f93c-cc72-4eb1-acae-c6687502e21a', 'awaiting_files', '{"fileName": "art.pdf"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 6, 'all_files_uploaded', 'system', NULL, '2026-11-23 08:23:03.986+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('Y4XERC-XXMXY4-NNCQJ5', 7, 'artworks_submitted', 'customer', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:04.008+00', NULL, 'in_review', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('CZE4BV-3PXHW4-VS8AEM', 1, 'preorder', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:04.118+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('CZE4BV-3PXHW4-VS8AEM', 2, 'recipient_info_added', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:04.151+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 1, 'preorder', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:04.321+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 2, 'recipient_info_added', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:04.476+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('CZE4BV-3PXHW4-VS8AEM', 3, 'paypal_invoice_created', 'system', NULL, '2026-11-23 08:23:04.489+00', NULL, 'awaiting_payment', '{"invoice": {"number": "CZE4BV-3PXHW4-VS8AEM", "payUrl": "http://127.0.0.1:33545/invoice/p/A4PYWA3H3XN25XLX"}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('CZE4BV-3PXHW4-VS8AEM', 4, 'invoice_sent', 'system', NULL, '2026-11-23 08:23:04.545+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 3, 'paypal_invoice_created', 'system', NULL, '2026-11-23 08:23:04.728+00', NULL, 'awaiting_payment', '{"invoice": {"number": "RAX65B-VGW5CX-FMQ6WR", "payUrl": "http://127.0.0.1:33545/invoice/p/MY3LDW6HRMLFLPWG"}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 4, 'invoice_sent', 'system', NULL, '2026-11-23 08:23:04.733+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 5, 'order_paid', 'system', NULL, '2026-11-23 08:23:05.025+00', NULL, 'awaiting_files', '{"amount": 3686, "currency": "USD"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 6, 'waiting_for_user_file', 'system', NULL, '2026-11-23 08:23:05.025+00', NULL, 'awaiting_files', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('RAX65B-VGW5CX-FMQ6WR', 7, 'payment_reversed', 'system', NULL, '2026-11-23 08:23:05.186+00', NULL, 'awaiting_files', '{"kind": "refund", "amount": 500, "currency": "USD", "reference": "WGRB6SECXSHSCPEJS"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('07T57J-SNAHB2-13GN0J', 1, 'preorder', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:05.351+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('07T57J-SNAHB2-13GN0J', 2, 'recipient_info_added', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:05.375+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('07T57J-SNAHB2-13GN0J', 3, 'order_cancelled', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:05.437+00', NULL, 'cancelled', '{"reason": "Changed my mind."}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('QEZVT1-KF2735-SKG7DV', 1, 'preorder', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:05.503+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('QEZVT1-KF2735-SKG7DV', 2, 'recipient_info_added', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:05.544+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('QEZVT1-KF2735-SKG7DV', 3, 'paypal_invoice_created', 'system', NULL, '2026-11-23 08:23:05.711+00', NULL, 'awaiting_payment', '{"invoice": {"number": "QEZVT1-KF2735-SKG7DV", "payUrl": "http://127.0.0.1:33545/invoice/p/VYANSH2GJWCR4LX3"}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('QEZVT1-KF2735-SKG7DV', 4, 'invoice_sent', 'system', NULL, '2026-11-23 08:23:05.74+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 1, 'preorder', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:06.2+00', NULL, 'preorder', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 2, 'recipient_info_added', 'customer', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:06.28+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 3, 'paypal_invoice_created', 'system', NULL, '2026-11-23 08:23:06.399+00', NULL, 'awaiting_payment', '{"invoice": {"number": "6VP9C4-Q9W703-X0V78C", "payUrl": "http://127.0.0.1:33545/invoice/p/BV7CFD6WAQ38GM9Y"}}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 4, 'invoice_sent', 'system', NULL, '2026-11-23 08:23:06.414+00', NULL, 'awaiting_payment', '{}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 5, 'order_paid', 'system', NULL, '2026-11-23 08:23:06.686+00', NULL, 'awaiting_files', '{"amount": 3686, "currency": "USD"}', false);
INSERT INTO public.order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal) VALUES ('6VP9C4-Q9W703-X0V78C', 6, 'waiting_for_user_file', 'system', NULL, '2026-11-23 08:23:06.686+00', NULL, 'awaiting_files', '{}', false);

INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('b3623173-c5fc-46e6-ba6d-6beb037036bf', '3PG33F-1H9PH5-SCBJGN', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 6497, 6497, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('be6f25cb-bb72-4200-bcc9-f0cdb9478f00', '2BEA8C-1AWPFW-WYJFQ4', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 6497, 6497, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('0f22f93c-cc72-4eb1-acae-c6687502e21a', 'Y4XERC-XXMXY4-NNCQJ5', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 6497, 6497, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('b3a36e1d-8eae-4ff5-a268-bc4dbd1468b7', 'CZE4BV-3PXHW4-VS8AEM', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 8002, 1112, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('be9f4174-d2b8-4833-b113-4c20168d6963', 'CZE4BV-3PXHW4-VS8AEM', 1, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "spare", "width": "3", "length": "6", "artwork": "blank", "finishes": [], "quantity": 1}', false, 3495, 486, 0, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('9a38bbb5-14a6-4ad9-9309-765d2635ef61', 'RAX65B-VGW5CX-FMQ6WR', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 8002, 1112, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('fb84f3e2-44d8-4328-a269-4d494e8cd83f', '07T57J-SNAHB2-13GN0J', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 8002, 1112, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('1e39cfd1-3b67-447a-a205-bae6e2f4a26e', 'QEZVT1-KF2735-SKG7DV', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 8002, 1112, 22, 0);
INSERT INTO public.order_item (sid, order_id, "position", sku, item, printed, line_fen, line_amount, grommets, seams) VALUES ('11c5ee96-2f25-497b-bd2a-9a3572e23c25', '6VP9C4-Q9W703-X0V78C', 0, 'vinyl-440', '{"sku": "vinyl-440", "unit": 1, "label": "shop front", "width": "3", "length": "6", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}', true, 8002, 1112, 22, 0);

INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_review', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_review', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_proof_approval', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_proof_approval', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('ready_for_production', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_production', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('ready_for_production', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('shipped', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_production', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('completed', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('shipped', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_review', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_review', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_proof_approval', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_proof_approval', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('ready_for_production', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('in_review', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('cancelled', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('preorder', -1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_files', 1);
INSERT INTO public.order_state_count (state, change) VALUES ('awaiting_payment', -1);

INSERT INTO public.paypal_capture (capture_id, order_id, currency, amount, captured_at, invoice_id, paid_order_id) VALUES ('2GNVEYT9ESR9P5RSW', 'RAX65B-VGW5CX-FMQ6WR', 'USD', 3686, '2026-11-23 08:23:05.016+00', 'INV2-MY3L-DW6H-RMLF-LPWG', 'RAX65B-VGW5CX-FMQ6WR');
INSERT INTO public.paypal_capture (capture_id, order_id, currency, amount, captured_at, invoice_id, paid_order_id) VALUES ('SG3LA37F7Q87KVD35', 'QEZVT1-KF2735-SKG7DV', 'USD', 100, '2026-11-23 08:23:06.015+00', 'INV2-VYAN-SH2G-JWCR-4LX3', NULL);
INSERT INTO public.paypal_capture (capture_id, order_id, currency, amount, captured_at, invoice_id, paid_order_id) VALUES ('4B7NZZH5L9SJ4XN7A', '6VP9C4-Q9W703-X0V78C', 'USD', 3686, '2026-11-23 08:23:06.682+00', 'INV2-BV7C-FD6W-AQ38-GM9Y', '6VP9C4-Q9W703-X0V78C');

INSERT INTO public.paypal_dispute (id, capture_id, order_id, currency, amount, reason, state, outcome, reported_at, resolved_at, posted) VALUES ('PP-D-ZCM5GZTF', 'SG3LA37F7Q87KVD35', 'QEZVT1-KF2735-SKG7DV', 'USD', 100, 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'open', NULL, '2026-11-23 08:23:06.781+00', NULL, 'opened');

INSERT INTO public.paypal_invoice (id, order_id, number, paypal_id, pay_url, state, locked_until, created_at, updated_at, checked_at) VALUES ('2e5b7e20-6de6-4015-ae64-1adcb7a13530', 'QEZVT1-KF2735-SKG7DV', 'QEZVT1-KF2735-SKG7DV', 'INV2-VYAN-SH2G-JWCR-4LX3', 'http://127.0.0.1:33545/invoice/p/VYANSH2GJWCR4LX3', 'open', NULL, '2026-11-23 08:23:05.639+00', '2026-11-23 08:23:05.728+00', '2026-11-24 10:23:08.181+00');
INSERT INTO public.paypal_invoice (id, order_id, number, paypal_id, pay_url, state, locked_until, created_at, updated_at, checked_at) VALUES ('d21f5e95-34d5-4369-b4b4-d7d1ff74be72', 'CZE4BV-3PXHW4-VS8AEM', 'CZE4BV-3PXHW4-VS8AEM', 'INV2-A4PY-WA3H-3XN2-5XLX', 'http://127.0.0.1:33545/invoice/p/A4PYWA3H3XN25XLX', 'open', NULL, '2026-11-23 08:23:04.23+00', '2026-11-23 08:23:04.508+00', '2026-11-24 10:23:08.181+00');
INSERT INTO public.paypal_invoice (id, order_id, number, paypal_id, pay_url, state, locked_until, created_at, updated_at, checked_at) VALUES ('db06377d-8d7b-4c47-9006-219b46d37f27', '6VP9C4-Q9W703-X0V78C', '6VP9C4-Q9W703-X0V78C', 'INV2-BV7C-FD6W-AQ38-GM9Y', 'http://127.0.0.1:33545/invoice/p/BV7CFD6WAQ38GM9Y', 'paid', NULL, '2026-11-23 08:23:06.331+00', '2026-11-23 08:23:06.703+00', '2026-11-24 10:23:08.181+00');
INSERT INTO public.paypal_invoice (id, order_id, number, paypal_id, pay_url, state, locked_until, created_at, updated_at, checked_at) VALUES ('fbae2c95-49a3-4e01-b7bc-c4608a5f1df7', 'RAX65B-VGW5CX-FMQ6WR', 'RAX65B-VGW5CX-FMQ6WR', 'INV2-MY3L-DW6H-RMLF-LPWG', 'http://127.0.0.1:33545/invoice/p/MY3LDW6HRMLFLPWG', 'paid', NULL, '2026-11-23 08:23:04.611+00', '2026-11-23 08:23:05.042+00', '2026-11-24 10:23:08.181+00');

INSERT INTO public.paypal_reconciliation (id, requested_at, requested_by, state, ended_at, checked, found, failed, findings) VALUES ('a8dec4bf-0c88-426e-b85d-690f1c739757', '2026-11-24 10:23:08.164+00', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', 'done', '2026-11-24 10:23:08.263+00', 5, 0, 0, '[]');

INSERT INTO public.paypal_refund (id, dedupe_key, part, request_id, capture_id, reported_capture_id, reported_invoice_id, kind, order_id, currency, amount, requested_at, completed_at, paypal_refund_id, state, origin, failure, settled_at, settled_by, note) VALUES ('4b74489b-056d-4c84-8f0c-e39c6ce6b2f7', 'paypal:WGRB6SECXSHSCPEJS', 1, 'c5dbc756-c347-4938-9815-46e11230ace4', '2GNVEYT9ESR9P5RSW', NULL, 'INV2-MY3L-DW6H-RMLF-LPWG', 'refund', 'RAX65B-VGW5CX-FMQ6WR', 'USD', 500, '2026-11-23 08:23:05.163+00', '2026-11-23 08:23:05.163+00', 'WGRB6SECXSHSCPEJS', 'done', 'paypal', NULL, NULL, NULL, NULL);

INSERT INTO public.paypal_webhook (event_id, body, received_at, applied_at, outcome) VALUES ('WH-YTPR8S2P7GJ66JLD9-2WRVF47JARGJQ7PM4', '{"id": "WH-YTPR8S2P7GJ66JLD9-2WRVF47JARGJQ7PM4", "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-YTPR8S2P7GJ66JLD9-2WRVF47JARGJQ7PM4", "method": "GET"}, {"rel": "resend", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-YTPR8S2P7GJ66JLD9-2WRVF47JARGJQ7PM4/resend", "method": "POST"}], "summary": "An invoice is paid, partially paid, or payment is made and is pending.", "resource": {"invoice": {"id": "INV2-MY3L-DW6H-RMLF-LPWG", "items": [{"id": "ITEM-TE3ZYV99PKTZHSQBU", "name": "Vinyl banner", "quantity": "1", "unit_amount": {"value": "11.12", "currency_code": "USD"}, "unit_of_measure": "AMOUNT"}], "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v2/invoicing/invoices/INV2-MY3L-DW6H-RMLF-LPWG", "method": "GET"}], "amount": {"value": "36.86", "breakdown": {"custom": {"label": "Exchange and remittance fee", "amount": {"value": "2.95", "currency_code": "USD"}}, "shipping": {"amount": {"value": "22.79", "currency_code": "USD"}}, "tax_total": {"value": "0.00", "currency_code": "USD"}, "item_total": {"value": "11.12", "currency_code": "USD"}}, "currency_code": "USD"}, "detail": {"archived": false, "metadata": {"create_time": "2026-11-23T08:23:04Z", "last_sent_time": "2026-11-23T08:23:04Z", "created_by_flow": "REGULAR_SINGLE", "first_sent_time": "2026-11-23T08:23:04Z", "last_update_time": "2026-11-23T08:23:04Z", "invoicer_view_url": "http://127.0.0.1:33545/invoice/details/INV2-MY3L-DW6H-RMLF-LPWG", "recipient_view_url": "http://127.0.0.1:33545/invoice/p/MY3LDW6HRMLFLPWG"}, "reference": "RAX65B-VGW5CX-FMQ6WR", "group_draft": false, "invoice_date": "2026-11-23", "payment_term": {"due_date": "2026-11-30", "term_type": "DUE_ON_DATE_SPECIFIED"}, "currency_code": "USD", "invoice_number": "RAX65B-VGW5CX-FMQ6WR", "viewed_by_recipient": false}, "status": "PAID", "invoicer": {"email_address": "merchant@example.com"}, "payments": {"paid_amount": {"value": "36.86", "currency_code": "USD"}, "transactions": [{"type": "PAYPAL", "amount": {"value": "36.86", "currency_code": "USD"}, "method": "PAYPAL", "payment_id": "2GNVEYT9ESR9P5RSW", "payment_date": "2026-11-23", "transaction_type": "SALE", "transaction_status": "SUCCESS"}]}, "due_amount": {"value": "0.00", "currency_code": "USD"}, "configuration": {"allow_tip": false, "tax_inclusive": false, "partial_payment": {"allow_partial_payment": false}, "tax_calculated_after_discount": true}, "primary_recipients": [{"billing_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "language": "en-US", "business_name": "Tanaka Signs KK", "email_address": "customer-1@people.test"}, "shipping_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "business_name": "Tanaka Signs KK"}}]}}, "event_type": "INVOICING.INVOICE.PAID", "create_time": "2026-11-23T08:23:04.968Z", "event_version": "1.0", "resource_type": "invoices", "resource_version": "2.0"}', '2026-11-23 08:23:04.996+00', '2026-11-23 08:23:05.044+00', 'paid');
INSERT INTO public.paypal_webhook (event_id, body, received_at, applied_at, outcome) VALUES ('WH-MM5PFTNA4MCF38LAJ-BCSCP93ULUQD8GYNH', '{"id": "WH-MM5PFTNA4MCF38LAJ-BCSCP93ULUQD8GYNH", "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-MM5PFTNA4MCF38LAJ-BCSCP93ULUQD8GYNH", "method": "GET"}, {"rel": "resend", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-MM5PFTNA4MCF38LAJ-BCSCP93ULUQD8GYNH/resend", "method": "POST"}], "summary": "An invoice is refunded or partially refunded.", "resource": {"invoice": {"id": "INV2-MY3L-DW6H-RMLF-LPWG", "items": [{"id": "ITEM-TE3ZYV99PKTZHSQBU", "name": "Vinyl banner", "quantity": "1", "unit_amount": {"value": "11.12", "currency_code": "USD"}, "unit_of_measure": "AMOUNT"}], "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v2/invoicing/invoices/INV2-MY3L-DW6H-RMLF-LPWG", "method": "GET"}], "amount": {"value": "36.86", "breakdown": {"custom": {"label": "Exchange and remittance fee", "amount": {"value": "2.95", "currency_code": "USD"}}, "shipping": {"amount": {"value": "22.79", "currency_code": "USD"}}, "tax_total": {"value": "0.00", "currency_code": "USD"}, "item_total": {"value": "11.12", "currency_code": "USD"}}, "currency_code": "USD"}, "detail": {"archived": false, "metadata": {"create_time": "2026-11-23T08:23:04Z", "last_sent_time": "2026-11-23T08:23:04Z", "created_by_flow": "REGULAR_SINGLE", "first_sent_time": "2026-11-23T08:23:04Z", "last_update_time": "2026-11-23T08:23:05Z", "invoicer_view_url": "http://127.0.0.1:33545/invoice/details/INV2-MY3L-DW6H-RMLF-LPWG", "recipient_view_url": "http://127.0.0.1:33545/invoice/p/MY3LDW6HRMLFLPWG"}, "reference": "RAX65B-VGW5CX-FMQ6WR", "group_draft": false, "invoice_date": "2026-11-23", "payment_term": {"due_date": "2026-11-30", "term_type": "DUE_ON_DATE_SPECIFIED"}, "currency_code": "USD", "invoice_number": "RAX65B-VGW5CX-FMQ6WR", "viewed_by_recipient": false}, "status": "PARTIALLY_REFUNDED", "refunds": {"transactions": [{"type": "PAYPAL", "amount": {"value": "5.00", "currency_code": "USD"}, "method": "PAYPAL", "refund_id": "WGRB6SECXSHSCPEJS", "refund_date": "2026-11-23"}], "refund_amount": {"value": "5.00", "currency_code": "USD"}}, "invoicer": {"email_address": "merchant@example.com"}, "payments": {"paid_amount": {"value": "36.86", "currency_code": "USD"}, "transactions": [{"type": "PAYPAL", "amount": {"value": "36.86", "currency_code": "USD"}, "method": "PAYPAL", "payment_id": "2GNVEYT9ESR9P5RSW", "payment_date": "2026-11-23", "transaction_type": "SALE", "transaction_status": "SUCCESS"}]}, "due_amount": {"value": "0.00", "currency_code": "USD"}, "configuration": {"allow_tip": false, "tax_inclusive": false, "partial_payment": {"allow_partial_payment": false}, "tax_calculated_after_discount": true}, "primary_recipients": [{"billing_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "language": "en-US", "business_name": "Tanaka Signs KK", "email_address": "customer-1@people.test"}, "shipping_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "business_name": "Tanaka Signs KK"}}]}}, "event_type": "INVOICING.INVOICE.REFUNDED", "create_time": "2026-11-23T08:23:05.061Z", "event_version": "1.0", "resource_type": "invoices", "resource_version": "2.0"}', '2026-11-23 08:23:05.112+00', '2026-11-23 08:23:05.236+00', 'refunded');
INSERT INTO public.paypal_webhook (event_id, body, received_at, applied_at, outcome) VALUES ('WH-SX278HMNLG28SZCWJ-A868M3FVLZPJUYRAK', '{"id": "WH-SX278HMNLG28SZCWJ-A868M3FVLZPJUYRAK", "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-SX278HMNLG28SZCWJ-A868M3FVLZPJUYRAK", "method": "GET"}, {"rel": "resend", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-SX278HMNLG28SZCWJ-A868M3FVLZPJUYRAK/resend", "method": "POST"}], "summary": "A customer dispute is created.", "resource": {"reason": "MERCHANDISE_OR_SERVICE_NOT_RECEIVED", "status": "OPEN", "dispute_id": "PP-D-ZCM5GZTF", "create_time": "2026-11-23T08:23:06.718Z", "update_time": "2026-11-23T08:23:06.718Z", "dispute_amount": {"value": "1.00", "currency_code": "USD"}, "disputed_transactions": [{"seller": {"email": "merchant@example.com", "merchant_id": "EMULATORMERCHANT"}, "gross_amount": {"value": "1.00", "currency_code": "USD"}, "invoice_number": "QEZVT1-KF2735-SKG7DV", "transaction_status": "COMPLETED", "seller_transaction_id": "SG3LA37F7Q87KVD35"}]}, "event_type": "CUSTOMER.DISPUTE.CREATED", "create_time": "2026-11-23T08:23:06.718Z", "event_version": "1.0", "resource_type": "invoices", "resource_version": "2.0"}', '2026-11-23 08:23:06.758+00', '2026-11-23 08:23:06.827+00', 'dispute opened');
INSERT INTO public.paypal_webhook (event_id, body, received_at, applied_at, outcome) VALUES ('WH-7FFJRCT3FLA63QMWL-YKV2C59HSEXGSG8BP', '{"id": "WH-7FFJRCT3FLA63QMWL-YKV2C59HSEXGSG8BP", "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-7FFJRCT3FLA63QMWL-YKV2C59HSEXGSG8BP", "method": "GET"}, {"rel": "resend", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-7FFJRCT3FLA63QMWL-YKV2C59HSEXGSG8BP/resend", "method": "POST"}], "summary": "An invoice is paid, partially paid, or payment is made and is pending.", "resource": {"invoice": {"id": "INV2-VYAN-SH2G-JWCR-4LX3", "items": [{"id": "ITEM-8RSUXS5G73WLJVWYQ", "name": "Vinyl banner", "quantity": "1", "unit_amount": {"value": "11.12", "currency_code": "USD"}, "unit_of_measure": "AMOUNT"}], "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v2/invoicing/invoices/INV2-VYAN-SH2G-JWCR-4LX3", "method": "GET"}], "amount": {"value": "36.86", "breakdown": {"custom": {"label": "Exchange and remittance fee", "amount": {"value": "2.95", "currency_code": "USD"}}, "shipping": {"amount": {"value": "22.79", "currency_code": "USD"}}, "tax_total": {"value": "0.00", "currency_code": "USD"}, "item_total": {"value": "11.12", "currency_code": "USD"}}, "currency_code": "USD"}, "detail": {"archived": false, "metadata": {"create_time": "2026-11-23T08:23:05Z", "last_sent_time": "2026-11-23T08:23:05Z", "created_by_flow": "REGULAR_SINGLE", "first_sent_time": "2026-11-23T08:23:05Z", "last_update_time": "2026-11-23T08:23:05Z", "invoicer_view_url": "http://127.0.0.1:33545/invoice/details/INV2-VYAN-SH2G-JWCR-4LX3", "recipient_view_url": "http://127.0.0.1:33545/invoice/p/VYANSH2GJWCR4LX3"}, "reference": "QEZVT1-KF2735-SKG7DV", "group_draft": false, "invoice_date": "2026-11-23", "payment_term": {"due_date": "2026-11-30", "term_type": "DUE_ON_DATE_SPECIFIED"}, "currency_code": "USD", "invoice_number": "QEZVT1-KF2735-SKG7DV", "viewed_by_recipient": false}, "status": "PARTIALLY_PAID", "invoicer": {"email_address": "merchant@example.com"}, "payments": {"paid_amount": {"value": "1.00", "currency_code": "USD"}, "transactions": [{"type": "PAYPAL", "amount": {"value": "1.00", "currency_code": "USD"}, "method": "PAYPAL", "payment_id": "SG3LA37F7Q87KVD35", "payment_date": "2026-11-23", "transaction_type": "SALE", "transaction_status": "SUCCESS"}]}, "due_amount": {"value": "35.86", "currency_code": "USD"}, "configuration": {"allow_tip": false, "tax_inclusive": false, "partial_payment": {"allow_partial_payment": false}, "tax_calculated_after_discount": true}, "primary_recipients": [{"billing_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "language": "en-US", "business_name": "Tanaka Signs KK", "email_address": "customer-1@people.test"}, "shipping_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "business_name": "Tanaka Signs KK"}}]}}, "event_type": "INVOICING.INVOICE.PAID", "create_time": "2026-11-23T08:23:05.920Z", "event_version": "1.0", "resource_type": "invoices", "resource_version": "2.0"}', '2026-11-23 08:23:05.955+00', '2026-11-23 08:23:06.095+00', 'unmatched: amount_mismatch');
INSERT INTO public.paypal_webhook (event_id, body, received_at, applied_at, outcome) VALUES ('WH-GAXQ8LJQAZZ9EB8UL-5K2MEBGSMV5ZDRL25', '{"id": "WH-GAXQ8LJQAZZ9EB8UL-5K2MEBGSMV5ZDRL25", "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-GAXQ8LJQAZZ9EB8UL-5K2MEBGSMV5ZDRL25", "method": "GET"}, {"rel": "resend", "href": "http://127.0.0.1:33545/v1/notifications/webhooks-events/WH-GAXQ8LJQAZZ9EB8UL-5K2MEBGSMV5ZDRL25/resend", "method": "POST"}], "summary": "An invoice is paid, partially paid, or payment is made and is pending.", "resource": {"invoice": {"id": "INV2-BV7C-FD6W-AQ38-GM9Y", "items": [{"id": "ITEM-WWSUEPCXX4DQP3UHK", "name": "Vinyl banner", "quantity": "1", "unit_amount": {"value": "11.12", "currency_code": "USD"}, "unit_of_measure": "AMOUNT"}], "links": [{"rel": "self", "href": "http://127.0.0.1:33545/v2/invoicing/invoices/INV2-BV7C-FD6W-AQ38-GM9Y", "method": "GET"}], "amount": {"value": "36.86", "breakdown": {"custom": {"label": "Exchange and remittance fee", "amount": {"value": "2.95", "currency_code": "USD"}}, "shipping": {"amount": {"value": "22.79", "currency_code": "USD"}}, "tax_total": {"value": "0.00", "currency_code": "USD"}, "item_total": {"value": "11.12", "currency_code": "USD"}}, "currency_code": "USD"}, "detail": {"archived": false, "metadata": {"create_time": "2026-11-23T08:23:06Z", "last_sent_time": "2026-11-23T08:23:06Z", "created_by_flow": "REGULAR_SINGLE", "first_sent_time": "2026-11-23T08:23:06Z", "last_update_time": "2026-11-23T08:23:06Z", "invoicer_view_url": "http://127.0.0.1:33545/invoice/details/INV2-BV7C-FD6W-AQ38-GM9Y", "recipient_view_url": "http://127.0.0.1:33545/invoice/p/BV7CFD6WAQ38GM9Y"}, "reference": "6VP9C4-Q9W703-X0V78C", "group_draft": false, "invoice_date": "2026-11-23", "payment_term": {"due_date": "2026-11-30", "term_type": "DUE_ON_DATE_SPECIFIED"}, "currency_code": "USD", "invoice_number": "6VP9C4-Q9W703-X0V78C", "viewed_by_recipient": false}, "status": "PAID", "invoicer": {"email_address": "merchant@example.com"}, "payments": {"paid_amount": {"value": "36.86", "currency_code": "USD"}, "transactions": [{"type": "PAYPAL", "amount": {"value": "36.86", "currency_code": "USD"}, "method": "PAYPAL", "payment_id": "4B7NZZH5L9SJ4XN7A", "payment_date": "2026-11-23", "transaction_type": "SALE", "transaction_status": "SUCCESS"}]}, "due_amount": {"value": "0.00", "currency_code": "USD"}, "configuration": {"allow_tip": false, "tax_inclusive": false, "partial_payment": {"allow_partial_payment": false}, "tax_calculated_after_discount": true}, "primary_recipients": [{"billing_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "language": "en-US", "business_name": "Tanaka Signs KK", "email_address": "customer-1@people.test"}, "shipping_info": {"name": {"surname": "Tanaka", "given_name": "Hanako"}, "address": {"postal_code": "150-0001", "admin_area_1": "Tokyo", "admin_area_2": "Shibuya", "country_code": "JP", "address_line_1": "1-2-3 Jingumae"}, "business_name": "Tanaka Signs KK"}}]}}, "event_type": "INVOICING.INVOICE.PAID", "create_time": "2026-11-23T08:23:06.625Z", "event_version": "1.0", "resource_type": "invoices", "resource_version": "2.0"}', '2026-11-23 08:23:06.665+00', '2026-11-23 08:23:06.704+00', 'paid');

INSERT INTO public.prepaid_balance (account_id, fen) VALUES ('ca04a94d-4267-478e-b344-56cb2f9528d0', 4931310);

INSERT INTO public.prepaid_transaction (entry_id, account_id, seq, fen, balance_after) OVERRIDING SYSTEM VALUE VALUES ('90e77387-e266-4e23-929f-23913782c59b', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 1, 5000000, 5000000);
INSERT INTO public.prepaid_transaction (entry_id, account_id, seq, fen, balance_after) OVERRIDING SYSTEM VALUE VALUES ('3edf774a-e543-46a8-a44a-586a131a744f', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 2, -22897, 4977103);
INSERT INTO public.prepaid_transaction (entry_id, account_id, seq, fen, balance_after) OVERRIDING SYSTEM VALUE VALUES ('33f06e35-69f4-4b9e-a1df-da67397f010b', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 3, -22897, 4954206);
INSERT INTO public.prepaid_transaction (entry_id, account_id, seq, fen, balance_after) OVERRIDING SYSTEM VALUE VALUES ('98411a05-44d7-426b-9b15-4ebafabc2bdb', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 4, -22897, 4931309);
INSERT INTO public.prepaid_transaction (entry_id, account_id, seq, fen, balance_after) OVERRIDING SYSTEM VALUE VALUES ('7c7cd648-a55f-40a7-99b6-344933c621f7', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 5, 1, 4931310);

INSERT INTO public.printer_type_text (printer_type, language, name) VALUES ('solvent', 'en', 'Solvent inkjet');
INSERT INTO public.printer_type_text (printer_type, language, name) VALUES ('solvent', 'ja', 'ソルベントインクジェット');

INSERT INTO public.product (sku, category, slug, "position", kind, uv_inkjet, featured, withdrawn, tariff, properties, presentation, revision) VALUES ('vinyl-440', 'banner', 'vinyl', 0, 'area', false, true, false, '{"bulk": {"areaM2": 300, "quantity": 200}, "limits": {"minMm": 100, "maxLongMm": 50000, "maxQuantity": 10000, "rollWidthMm": 3200}, "pricing": {"kind": "area", "tiers": [{"from": 0, "retail": 3800, "reseller": 2900}, {"from": 5, "retail": 3200, "reseller": 2500}, {"from": 20, "retail": 2700, "reseller": 2150}, {"from": 100, "retail": 2300, "reseller": 1900}], "minBillableMm2": 500000}, "cm3PerM2": 620, "finishes": {"raw-edges": {}, "bleed-edges": {}, "hem-grommet": {"fenPerMetre": 160, "fenPerGrommet": 35, "gramsPerPiece": 20}, "pole-pocket": {"fenPerMetre": "212.5"}}, "setupFen": 0, "gramsPerM2": 440, "cm3PerPiece": 0, "artworkFactor": {"black": "0.85", "blank": "0.55", "custom": "1"}, "gramsPerPiece": 0, "seamFenPerMetre": 900}', '{"resolution": 720, "waterproof": true, "printerType": "solvent", "uvResistant": true}', '{"form": "area", "scene": "banner-fence", "detail": "hem-grommet"}', 1);
INSERT INTO public.product (sku, category, slug, "position", kind, uv_inkjet, featured, withdrawn, tariff, properties, presentation, revision) VALUES ('roll-up', 'exhibition', 'roll-up-banner-stand', 1, 'unit', false, false, false, '{"bulk": {"quantity": 50}, "limits": {"maxQuantity": 1000}, "pricing": {"kind": "unit", "variants": {"85x200": {"cm3": 9000, "grams": 2900, "tiers": [{"from": 1, "retail": 14800, "reseller": 11900}, {"from": 10, "retail": 13200, "reseller": 10800}, {"from": 50, "retail": 11900, "reseller": 9900}]}, "120x200": {"cm3": 14500, "grams": 4600, "tiers": [{"from": 1, "retail": 22800, "reseller": 18600}, {"from": 10, "retail": 20400, "reseller": 17200}]}}}, "finishes": {"carry-bag": {"fenPerPiece": 900, "gramsPerPiece": 310}}, "setupFen": 500, "artworkFactor": {"blank": "0.82", "custom": "1"}}', '{"resolution": 1440, "waterproof": false, "printerType": "solvent", "uvResistant": false}', '{"form": "roll-up", "scene": "roll-up-lobby", "detail": "roll-up-cassette", "variants": {"85x200": {"name": {"en": "85 × 200 cm"}, "print": {"widthMm": 850, "heightMm": 2000}, "depthMm": 360, "widthMm": 890, "heightMm": 2080}, "120x200": {"name": {"en": "120 × 200 cm"}, "print": {"widthMm": 1200, "heightMm": 2000}, "depthMm": 360, "widthMm": 1240, "heightMm": 2080}}}', 1);
INSERT INTO public.product (sku, category, slug, "position", kind, uv_inkjet, featured, withdrawn, tariff, properties, presentation, revision) VALUES ('acrylic-3mm', 'uvinkjet', 'acrylic', 2, 'area', true, true, false, '{"bulk": {"areaM2": 50, "quantity": 100}, "limits": {"minMm": 50, "maxLongMm": 2440, "maxQuantity": 500, "rollWidthMm": 1220}, "pricing": {"kind": "area", "tiers": [{"from": 0, "retail": 31000, "reseller": 26000}, {"from": 2, "retail": 28500, "reseller": 24300}, {"from": 10, "retail": 25200, "reseller": 22100}], "minBillableMm2": 100000}, "cm3PerM2": 9000, "finishes": {"drilled": {"fenPerPiece": 800}, "white-ink": {"fenPerM2": 6500}, "no-lamination": {}}, "setupFen": 1500, "gramsPerM2": 3570, "cm3PerPiece": 400, "artworkFactor": {"blank": "0.7", "custom": "1"}, "gramsPerPiece": 60, "seamFenPerMetre": null}', '{"resolution": 1440, "waterproof": true, "printerType": "uv", "uvResistant": true}', '{"form": "area", "scene": "acrylic-reception", "detail": "acrylic-standoff"}', 1);

INSERT INTO public.product_search (sku, stems, names, words) VALUES ('acrylic-3mm', '''3'':5B ''acryl'':1A,7B,11C ''cast'':10C ''edg'':13C ''mm'':6B ''polish'':12C ''print'':3B ''recept'':8B ''sheet'':2A ''sign'':9B', 'acrylic sheet', 'acrylic sheet
printed on 3 mm acrylic.
reception signs
cast acrylic, polished edges.');
INSERT INTO public.product_search (sku, stems, names, words) VALUES ('vinyl-440', '''440'':14C,25C ''50'':18C ''banner'':2A,5B ''build'':8B ''coat'':12C ''fabric'':13C ''facad'':7B ''front'':11B ''g/m2'':15C,26C ''long'':20C ''m'':19C ''shop'':10B ''site'':9B ''strong'':4B ''vinyl'':1A ''の生地。'':27C ''ターホリン横断幕'':21A ''丈夫な屋外用の幕。'':22B ''工事現場'':23B ''店頭'':24B ''長さ50mまて。'':28C', 'vinyl banner
ターホリン横断幕', 'vinyl banner
a strong banner for facades.
building sites
shop fronts
coated fabric, 440 g/m2.
ターホリン横断幕
丈夫な屋外用の幕。
工事現場
店頭
440 g/m2の生地。');
INSERT INTO public.product_search (sku, stems, names, words) VALUES ('roll-up', '''aluminium'':11C ''banner'':4A ''cassett'':12C ''fair'':10B ''film'':16C ''minut'':9B ''print'':15C ''roll'':2A ''roll-up'':1A ''stand'':5A,6B', 'roll-up banner stand', 'roll-up banner stand
stands in a minute.
fairs
aluminium cassette with a printed film.');

INSERT INTO public.product_text (sku, language, name, summary, description, notes, uses) VALUES ('vinyl-440', 'en', 'Vinyl banner', 'A strong banner for façades.', 'Coated fabric, 440 g/m².', '{"Up to 50 m long."}', '{"Building sites","Shop fronts"}');
INSERT INTO public.product_text (sku, language, name, summary, description, notes, uses) VALUES ('vinyl-440', 'ja', 'ターポリン横断幕', '丈夫な屋外用の幕。', '440 g/m²の生地。', '{長さ50mまで。}', '{工事現場,店頭}');
INSERT INTO public.product_text (sku, language, name, summary, description, notes, uses) VALUES ('roll-up', 'en', 'Roll-up banner stand', 'Stands in a minute.', 'Aluminium cassette with a printed film.', '{}', '{Fairs}');
INSERT INTO public.product_text (sku, language, name, summary, description, notes, uses) VALUES ('acrylic-3mm', 'en', 'Acrylic sheet', 'Printed on 3 mm acrylic.', 'Cast acrylic, polished edges.', '{}', '{"Reception signs"}');

INSERT INTO public.proof (id, order_id, sid, version, object_id, artwork_id, name, sent_at, current, decision, comment, decided_at) VALUES ('1916408e-7d54-44f3-858b-7f376f8ec4df', '3PG33F-1H9PH5-SCBJGN', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 1, '4204fc10-e68b-421b-9031-c973a1f67d56', 'e227edff-d617-4932-bd3b-0de57d6db5d9', 'proof.pdf', '2026-11-23 08:23:02.384+00', true, 'confirmed', NULL, '2026-11-23 08:23:02.499+00');
INSERT INTO public.proof (id, order_id, sid, version, object_id, artwork_id, name, sent_at, current, decision, comment, decided_at) VALUES ('a132ad5b-16fb-4a33-b635-a2bc4560c181', '2BEA8C-1AWPFW-WYJFQ4', 'be6f25cb-bb72-4200-bcc9-f0cdb9478f00', 1, '294b9c67-edc9-4985-9041-cc20408deacf', '483a1791-a827-4d4b-9291-b814a5f8d4da', 'proof.pdf', '2026-11-23 08:23:03.634+00', true, 'confirmed', NULL, '2026-11-23 08:23:03.704+00');

INSERT INTO public.quote_request (id, kind, account_id, email, name, language, price_list, items, wish, terms, message, state, requested_at, due_at, decided_at, decided_by, answer, valid_until) VALUES ('9247d6e6-d6b4-49a2-a6fd-ffaead50fb81', 'item', 'c568861b-0b68-4efc-97a5-8426f3b7c164', NULL, NULL, 'en', 'retail', '[{"sku": "vinyl-440", "unit": 3, "label": "shop front", "width": "60", "length": "90", "artwork": "custom", "finishes": ["hem-grommet"], "quantity": 1}]', NULL, '{}', '', 'open', '2026-11-23 08:23:07.033+00', '2026-11-25 08:23:07.033+00', NULL, NULL, NULL, NULL);

INSERT INTO public.remittance_fee (payment_method, rate, fixed) VALUES (0, 0.04400, '{"AUD": 30, "CAD": 30, "EUR": 35, "GBP": 20, "HKD": 235, "JPY": 40, "USD": 30}');
INSERT INTO public.remittance_fee (payment_method, rate, fixed) VALUES (3, 0.00000, '{"CNY": 0}');

INSERT INTO public.reseller_application (id, account_id, company, website, phone, country, message, status, applied_at, decided_at, decided_by, reason) VALUES ('3f074b4d-30db-451b-b65e-174a06d2f153', 'c568861b-0b68-4efc-97a5-8426f3b7c164', 'Prints', NULL, '+81 3-1234-5678', 'JP', 'We sell banners.', 'pending', '2026-11-23 08:23:07.357+00', NULL, NULL, NULL);

INSERT INTO public.review (id, sku, account_id, rating, country, text, published_at, order_id, sid, submitted_at, rejected_at, decided_by, revision) VALUES ('d4e1576b-c6ab-47ae-b338-563d2d3dd484', 'vinyl-440', 'ca04a94d-4267-478e-b344-56cb2f9528d0', 5, 'JP', 'Very good.', NULL, '3PG33F-1H9PH5-SCBJGN', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', '2026-11-23 08:23:02.999+00', NULL, NULL, 1);

INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0001-common.sql', '883f24d7649d5a2331b5aa12e5739d2a480c9a4114f909cd74dacb577bc80016', '2026-11-23 08:22:57.988283+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0002-accounts.sql', 'a528e27dc811caabfba9c750df4fb74c7832892bd984d79bb783bba44b0b243d', '2026-11-23 08:22:58.029411+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0003-auth.sql', 'ff28c7c3379a52a897b731a93a563684bfad516c61526e563a6d543469c5339c', '2026-11-23 08:22:58.055016+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0004-calendar.sql', '7f1a0737440ef9c1ddd795d5e57d0e1b37fb94dd6f2da521bdc2803ec85c5758', '2026-11-23 08:22:58.091621+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0005-tariff.sql', '9da516334d11276f18e2a32eac2796dd26185486c739d35f982d757c79d856b5', '2026-11-23 08:22:58.107302+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0006-catalogue.sql', 'ab7c38b73b1b2830b6384b94ba095499782228394928e6402880111e7ece4485', '2026-11-23 08:22:58.139365+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0007-resellers.sql', 'e8b3b82baf1f8a15c9d9c2f751200a29f37ea19e2cf198f135ca1d50fde1ae69', '2026-11-23 08:22:58.226732+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0008-site.sql', '5aa73a819ecebdffcacd980d31a7157dfd53e03497ba6125d5652da54e8e7913', '2026-11-23 08:22:58.232481+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0009-quoting.sql', '2a971c16d151350579a992ac3de2a03b83f6e587870180247497264e75432d50', '2026-11-23 08:22:58.250736+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0010-orders.sql', '17dba7c15b5c872897124749551e35146f23df4c4115157c3c8304a20cdc45a4', '2026-11-23 08:22:58.262395+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0011-artwork.sql', '8b4201a4aea668d46ce89d1c2b451a5c3671bc10a2aa0dcc9991ce12af96013e', '2026-11-23 08:22:58.312069+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0012-ledger.sql', '2fcdb0ac2f64b9d6621a522805c89c9630cf122d0e2b53915fcae84dbf302f57', '2026-11-23 08:22:58.363152+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0013-claims.sql', '2ece1188d35542db757b5f76043e78b4293047739987eefe1cdc3ad66e91db67', '2026-11-23 08:22:58.50498+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0014-payments.sql', '1476e1c9107c5a246f09377b4982d03e1de2d327dd5ede93ba893923da4de34a', '2026-11-23 08:22:58.540385+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0015-documents.sql', 'af22b36bcf5d51c70d73be0d9aa5aab6323111a9769eec9f4353edea6320f90a', '2026-11-23 08:22:58.672374+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0016-quote-requests.sql', 'a2b28d68d86c036647292052733208ab328255573fbc473cb9fa466b7c41be18', '2026-11-23 08:22:58.710789+00');
INSERT INTO public.schema_migration (name, sha256, applied_at) VALUES ('0017-audit.sql', '089d83749474ac925f625f282aa920af7fc9fdef54da686d75abe3f2ad6da2ab', '2026-11-23 08:22:58.736808+00');

INSERT INTO public.second_factor (account_id, encrypted_secret, started_at, confirmed_at, last_step) VALUES ('32d11e43-d153-4f6f-b144-b239eff6c14b', '\x0bcd4d2fedf2c31ff004d216cc8811c230f520a9210f0c86c4d22298b2b54a2725d2af4e519b192704091b76a38cc04df48b9c6258ea73181159801a', '2026-11-23 08:23:07.621+00', NULL, NULL);

INSERT INTO public.service_status (place, type, hours, updated_at, revision) VALUES ('office', 1, '09:00–18:00', '2026-11-23 08:22:58.232481+00', 1);
INSERT INTO public.service_status (place, type, hours, updated_at, revision) VALUES ('factory', 1, '08:00–20:00', '2026-11-23 08:22:58.232481+00', 1);
INSERT INTO public.service_status (place, type, hours, updated_at, revision) VALUES ('courier', 1, '09:00–21:00', '2026-11-23 08:22:58.232481+00', 1);

INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('7b7b2d9b-549d-48ba-808a-2913230d2e89', 'd215a955-f698-4c4a-9890-46bde35bca87', '\xe6fdfe40411f72aa2ed0833f104fe005af2f86882b150b8d6d5f3bcc3e048832', '2026-11-23 10:23:01.389+00', '2026-12-23 08:23:01.389+00', '2026-11-23 08:23:01.389+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('f35260af-cf34-4fea-9844-cd5900180eb0', '0309111d-7f0b-4921-bfaf-bd64567aba0c', '\xc13f89e44c84cd586db7e4e18585b6ac8ea9d7e2f949535bcfe92e609065c6ae', '2026-11-23 10:23:01.409+00', '2026-12-23 08:23:01.409+00', '2026-11-23 08:23:01.409+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('2a996488-abe8-40f1-9681-430c683c866e', '1d7b3fd7-63ec-4e71-acff-f58845cfcd49', '\x3a2046f995dd82cf739dc6091941d88c83a96ce50613aaa61a473b1f31502cce', '2026-11-23 10:23:01.413+00', '2026-12-23 08:23:01.413+00', '2026-11-23 08:23:01.413+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('eef2d588-66b2-4574-85b3-44f0ade3a51e', '5a638a20-2217-4e9a-b285-11573be42966', '\x39577135d7b32fa6c3bdc1556598b594f4632ba73882abeb2f4d15ebb0dcf9c6', '2026-11-23 10:23:01.428+00', '2026-12-23 08:23:01.428+00', '2026-11-23 08:23:01.428+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('ea2904ac-b259-412a-8a97-29f8a80e2a01', '243c59b7-d659-4027-b9c1-5e593cf4cb94', '\xc0dc4a7fa5fc1510b3b9efd231a6feb936fb2c0541ec33271048cc0bfc5328cb', '2026-11-23 10:23:01.436+00', '2026-12-23 08:23:01.436+00', '2026-11-23 08:23:01.436+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('2439123e-160f-4262-9cde-cd2287c3d4d1', 'f2f5cb0f-4020-48f5-aef4-91f323bb4182', '\x438b50d8143d4e2b4065e741d1fcfde027abaf41435ec8ce430e9511fbafe6f0', '2026-11-23 10:23:01.444+00', '2026-12-23 08:23:01.444+00', '2026-11-23 08:23:01.444+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('14bf3156-0fd7-43eb-80a7-4af3c8a64009', '847552bc-7c86-43f3-b7b6-5c44d4919d67', '\xd25b9345e393a4ee38f34ff601f35edb80a3516baa8b7a62a078d036caebd275', '2026-11-23 10:23:01.575+00', '2026-12-23 08:23:01.575+00', '2026-11-23 08:23:01.575+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('b562fad4-c446-4121-9770-a8413421bcbd', '451e5af7-0b5a-418d-ab94-a66f7c90e4b1', '\x29e8367427d0017652ddf5506611c67551e63574aa51822ae1cb3964329d9e19', '2026-11-23 10:23:01.658+00', '2026-12-23 08:23:01.658+00', '2026-11-23 08:23:01.658+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('3afa1950-016c-4370-9ab2-c0f35309d219', 'ee3fc135-f014-494e-9c20-31bbc1be8a4b', '\x51bd205a2a05c2479200e27ca9f7fc446637aed1584fe14514d563f6c70a5e30', '2026-11-23 10:23:01.663+00', '2026-12-23 08:23:01.663+00', '2026-11-23 08:23:01.663+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('5527d0ea-ee36-4d5c-9bea-bd46869713da', '9c16ade0-f399-45ca-8dc9-3653422b982b', '\x96165047c585f42e759be9f2f40d90bd4dfb7c59cc1de5ca4e71f7daae6cc447', '2026-11-23 10:23:03.104+00', '2026-12-23 08:23:03.104+00', '2026-11-23 08:23:03.104+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('6b031539-a34d-40b5-abb7-ea7ec30d81af', '880498ce-7f1f-4dd0-8d97-da33b1b0fade', '\x8633fcf2867ff144baf6eab4139950f352d6c42d66412932773b12b3227d8880', '2026-11-23 10:23:06.988+00', '2026-12-23 08:23:06.988+00', '2026-11-23 08:23:06.988+00', NULL, NULL, NULL, NULL);
INSERT INTO public.session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at, used_at, successor_id, successor_salt, successor_access_token) VALUES ('e8ceec00-e767-4206-ae00-1222efb392a6', '9d181d25-9019-4088-ac1a-5a8d712817cd', '\x81e8604627d8eb8101c62acacb899fed05af9870757eb93b3a9d5f8bb941f584', '2026-11-24 12:23:07.865+00', '2026-12-24 10:23:07.865+00', '2026-11-24 10:23:07.865+00', NULL, NULL, NULL, NULL);

INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('d215a955-f698-4c4a-9890-46bde35bca87', 'c568861b-0b68-4efc-97a5-8426f3b7c164', '2026-11-23 08:23:01.389+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('0309111d-7f0b-4921-bfaf-bd64567aba0c', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', '2026-11-23 08:23:01.409+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('1d7b3fd7-63ec-4e71-acff-f58845cfcd49', 'f1dc069b-c406-47e6-8966-2b0c639aae49', '2026-11-23 08:23:01.413+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('5a638a20-2217-4e9a-b285-11573be42966', '32d11e43-d153-4f6f-b144-b239eff6c14b', '2026-11-23 08:23:01.428+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('243c59b7-d659-4027-b9c1-5e593cf4cb94', 'ca04a94d-4267-478e-b344-56cb2f9528d0', '2026-11-23 08:23:01.436+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('f2f5cb0f-4020-48f5-aef4-91f323bb4182', '3e98e355-1771-4192-87ec-19ffb1a34d6b', '2026-11-23 08:23:01.444+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('847552bc-7c86-43f3-b7b6-5c44d4919d67', 'e024a150-ced1-4072-8ac2-676ab4d12607', '2026-11-23 08:23:01.575+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('451e5af7-0b5a-418d-ab94-a66f7c90e4b1', 'dc708d1c-e374-49f3-b1b4-4bcaca8fd841', '2026-11-23 08:23:01.658+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('ee3fc135-f014-494e-9c20-31bbc1be8a4b', 'e03000a6-fdee-41a5-b083-67d45648002a', '2026-11-23 08:23:01.663+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('9c16ade0-f399-45ca-8dc9-3653422b982b', '440f0828-d299-4849-98b8-3bb71cccb334', '2026-11-23 08:23:03.104+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('880498ce-7f1f-4dd0-8d97-da33b1b0fade', '2e294c78-6bb9-444e-b025-ca8b217881ba', '2026-11-23 08:23:06.988+00', NULL, NULL);
INSERT INTO public.session_family (id, account_id, started_at, ended_at, end_reason) VALUES ('9d181d25-9019-4088-ac1a-5a8d712817cd', '199b0ec5-13e0-4f28-9a4a-9bf3478413e4', '2026-11-24 10:23:07.865+00', NULL, NULL);

INSERT INTO public.setting (name, value) VALUES ('site_key', 'c15ab8e2b7074217ab53ec0509dfca02ec392f879edc41f1a5ade87a414f8ac7');
INSERT INTO public.setting (name, value) VALUES ('file_link_key', '06d8fc8a35b64cd4b8550bfa5ba0055d2ca88693729e4d589ea8a2f905154da5');
INSERT INTO public.setting (name, value) VALUES ('secret_key', '_wVuSOztehL_p7cM2_4uHygVEuFq7GBlkwS84iFYWoc');

INSERT INTO public.shipment (id, order_id, agent, tracking_number, shipped_at) VALUES ('caa110be-42a3-49fd-82fa-141ecaada26b', '3PG33F-1H9PH5-SCBJGN', 'DHL', 'JD014600', '2026-11-23 08:23:02.714+00');

INSERT INTO public.shipment_item (order_id, sid, shipment_id) VALUES ('3PG33F-1H9PH5-SCBJGN', 'b3623173-c5fc-46e6-ba6d-6beb037036bf', 'caa110be-42a3-49fd-82fa-141ecaada26b');

INSERT INTO public.shipping_exclusion (country) VALUES ('KP');
INSERT INTO public.shipping_exclusion (country) VALUES ('SY');

INSERT INTO public.shipping_method (method, "position", major_days, other_days) VALUES (3, 0, '[7,16)', '[10,26)');
INSERT INTO public.shipping_method (method, "position", major_days, other_days) VALUES (0, 1, '[3,8)', '[7,13)');
INSERT INTO public.shipping_method (method, "position", major_days, other_days) VALUES (1, 2, '[3,8)', '[6,11)');
INSERT INTO public.shipping_method (method, "position", major_days, other_days) VALUES (2, 3, '[2,5)', '[3,6)');

INSERT INTO public.shipping_service (method, zone, tariff) VALUES (0, 'asia', '{"divisor": 5000, "nextFen": 3300, "firstFen": 9800, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (0, 'americas', '{"divisor": 5000, "nextFen": 3510, "firstFen": 10700, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (0, 'europe', '{"divisor": 5000, "nextFen": 3720, "firstFen": 11600, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (0, 'oceania', '{"divisor": 5000, "nextFen": 3930, "firstFen": 12500, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (0, 'latin', '{"divisor": 5000, "nextFen": 4140, "firstFen": 13400, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (1, 'americas', '{"divisor": 6000, "nextFen": 5200, "firstFen": 12600, "nextGrams": 1000, "firstGrams": 1000, "maxTotalGrams": 60000, "maxParcelGrams": 20000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (1, 'asia', '{"divisor": 6000, "nextFen": 5200, "firstFen": 12600, "nextGrams": 1000, "firstGrams": 1000, "maxTotalGrams": 60000, "maxParcelGrams": 20000, "packagingGrams": 250}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (2, 'asia', '{"divisor": 5000, "nextFen": 4100, "firstFen": 15400, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 300}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (2, 'americas', '{"divisor": 5000, "nextFen": 4100, "firstFen": 16500, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 300}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (2, 'europe', '{"divisor": 5000, "nextFen": 4100, "firstFen": 17600, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 300}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (2, 'oceania', '{"divisor": 5000, "nextFen": 4100, "firstFen": 18700, "nextGrams": 500, "firstGrams": 500, "maxParcelGrams": 30000, "packagingGrams": 300}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (3, 'americas', '{"divisor": null, "nextFen": 900, "firstFen": 3200, "nextGrams": 100, "firstGrams": 100, "maxTotalGrams": 20000, "maxParcelGrams": 2000, "packagingGrams": 80}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (3, 'europe', '{"divisor": null, "nextFen": 900, "firstFen": 3200, "nextGrams": 100, "firstGrams": 100, "maxTotalGrams": 20000, "maxParcelGrams": 2000, "packagingGrams": 80}');
INSERT INTO public.shipping_service (method, zone, tariff) VALUES (3, 'asia', '{"divisor": null, "nextFen": 900, "firstFen": 3200, "nextGrams": 100, "firstGrams": 100, "maxTotalGrams": 20000, "maxParcelGrams": 2000, "packagingGrams": 80}');

INSERT INTO public.shipping_zone (country, zone, major) VALUES ('US', 'americas', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('CA', 'americas', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('JP', 'asia', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('GB', 'europe', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('FR', 'europe', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('DE', 'europe', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('AU', 'oceania', true);
INSERT INTO public.shipping_zone (country, zone, major) VALUES ('BR', 'latin', false);

INSERT INTO public.signing_key (id, public_jwk, encrypted_private_key, signs_from) VALUES ('6ddaa129-5db1-4caa-888a-f39a05531983', '{"x": "N9AyTzShjee8aXcMco5L5dq1bjgPl2FgF9j2XugcSTE", "y": "hdhF97EGFhazDDbKrJS4mI1Ae0zHvTJ5QzKLTcbSfRg", "crv": "P-256", "kty": "EC"}', '\x1b48bdfb4c4e3c058836faaea3545a547b393dd18be5701cf49226c02822db7b663f22107856da20aa82f49eafad0b25897acba78824c6bf145be99c1f45dbebdbf0ceb3476b686964f5c0da42a2a13fd583f0dceae2b9684f2d43334fc205b05493977f440f805efe009c96118f169d51815544051920f2222d4ddb986fc70889e1b2d62787d5e90ee25d30b2bd4c811bd1c10f922485c7d7c1a11f081a8a2154e42ed44f9ed741e56f83a8d670e85bb3ed3d2ea9c6d87aa1a7722722294e0312f984c5535a735c1139786fdc3a7e543b9373ebf5bbf1ad70f069b43088c7d30d6d5728dec8ba723f689ba32e9430436ac6787c42e3e5db1ea68ed53f8e0f8adefd12ac553bc7399577bff72b', '2026-11-23 08:23:01.077+00');

INSERT INTO public.staff_invitation (id, email, role, first_name, last_name, language, token_hash, created_at, expires_at, invited_by) VALUES ('519690e5-e70c-42a0-8572-38e95caff750', 'new@example.com', 'factory', NULL, NULL, 'en', '\x6a8027db03478018809aa9fc7e10228d94bf5f0a656cba4d743acd225bee834d', '2026-11-23 08:23:07.389+00', '2026-11-30 08:23:07.389+00', '32d11e43-d153-4f6f-b144-b239eff6c14b');

INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('dd695621-a4df-4eb4-91e5-b43416ead1ed', 'artwork/2de09f79-7ff6-4733-867e-763b2d3b1900', 88, '\xf9d76aba2f649ba3871b27d78354d20afd65a81756ad237f57b378979e3fe408', 'application/pdf', '2026-11-23 08:23:02.195+00');
INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('4204fc10-e68b-421b-9031-c973a1f67d56', 'proofs/d7c51d66-e6fe-48b0-8df6-a8b78f1581ca', 97, '\xb0e31fe5b3ec5262a4f2238df572387a12eebda727ecc1f9d94028150933f3a0', 'application/pdf', '2026-11-23 08:23:02.384+00');
INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('8f6a5dc5-f9a2-44dc-a54e-c7dd518a0268', 'claims/b9b4c0cc-37e5-4491-9f6f-f4fd3373b9c2', 9, '\x2b4c2b2813a533e46d757d8ce3d8ae07fa97455e6ff86f69dd87682aec796956', 'image/png', '2026-11-23 08:23:03.059+00');
INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('c9884900-12cc-4fbb-89ad-7554d51dc83a', 'artwork/d3d9719e-cc7f-4539-a524-adcd09d3558f', 88, '\x3b958f48d25f6af8fb3633869ac7b63ead43036d04fe9c7557a04c99c2d05d99', 'application/pdf', '2026-11-23 08:23:03.445+00');
INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('294b9c67-edc9-4985-9041-cc20408deacf', 'proofs/5ba96ded-5a7b-4856-8069-7f1ac86a2293', 97, '\x79ab40561a50ffde4d58e3885c1c7bf7caf0a2356e845af8ec8a44aa822bc9e9', 'application/pdf', '2026-11-23 08:23:03.634+00');
INSERT INTO public.stored_object (id, object_key, size, sha256, content_type, stored_at) VALUES ('b40f8f34-081d-49e3-b0fd-b72b35e358c4', 'artwork/84f6efbc-609b-4dc1-806a-b8255585708a', 88, '\x386a80fae1949c408dd8412a441a8f6483d0a5ba74bbaf1cd91328cbb4d46b58', 'application/pdf', '2026-11-23 08:23:03.986+00');

INSERT INTO public.subscription (id, email, language, state, requested_at, confirmed_at, unsubscribed_at) VALUES ('2eb13f15-3d66-4be3-9ab3-ad1441766dac', 'aiko@example.com', 'en', 'pending', '2026-11-23 08:23:07.335+00', NULL, NULL);

INSERT INTO public.subscription_token (hash, subscription_id, purpose, expires_at) VALUES ('\x2a40f87dc9c4023bd8cc97ebfb374f9135a6c2007e456d8f7e4feb8f8ae799fc', '2eb13f15-3d66-4be3-9ab3-ad1441766dac', 'confirm', '2026-11-30 08:23:07.335+00');

INSERT INTO public.tariff_draft (id, title, status, created_at, created_by, publish_at, decided_at, decided_by, version) VALUES ('2c7e943e-a52e-4670-85b9-1770243f7d46', 'Spring prices', 'open', '2026-11-23 08:23:07.52+00', '32d11e43-d153-4f6f-b144-b239eff6c14b', NULL, NULL, NULL, NULL);

INSERT INTO public.unmatched_payment (id, entry_id, order_id, source, reference, currency, amount, reason, received_at, settled_at, refunded, settlement, applied_to, settled_by) VALUES ('3191c761-2375-4a99-86a2-225134bd5596', '27c5a260-5e75-47ba-b409-a8cc825829fe', 'QEZVT1-KF2735-SKG7DV', 'paypal', 'SG3LA37F7Q87KVD35', 'USD', 100, 'amount_mismatch', '2026-11-23 08:23:06.041+00', NULL, 0, NULL, NULL, NULL);

INSERT INTO public.verification_code (account_id, purpose, id, code_hash, expires_at, used_at) VALUES ('ca04a94d-4267-478e-b344-56cb2f9528d0', 'password-reset', '8fb69f30-faee-4019-b1bd-60558e7bef89', '\xdb0de6f186fe28587b9c5ee3305a75d1f6e14259115a7ffc08151900435b1eb7', '2026-11-23 08:33:06.977+00', NULL);

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 6, true);

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 71, true);

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 101, true);

SELECT pg_catalog.setval('public.audit_log_entry_id_seq', 17, true);

SELECT pg_catalog.setval('public.cart_item_position_seq', 10, true);

SELECT pg_catalog.setval('public.integrity_check_run_id_seq', 2, true);

SELECT pg_catalog.setval('public.ledger_entry_seq_seq', 10, true);

SELECT pg_catalog.setval('public.ledger_posting_id_seq', 24, true);

SELECT pg_catalog.setval('public.prepaid_transaction_seq_seq', 5, true);

SELECT pg_catalog.setval('public.rate_fetch_id_seq', 1, false);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.artwork
    ADD CONSTRAINT artwork_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_log_entry
    ADD CONSTRAINT audit_log_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.calendar_day
    ADD CONSTRAINT calendar_day_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.cart_item
    ADD CONSTRAINT cart_item_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_position_key UNIQUE ("position");

ALTER TABLE ONLY public.category_text
    ADD CONSTRAINT category_text_pkey PRIMARY KEY (category, language);

ALTER TABLE ONLY public.claim_photo
    ADD CONSTRAINT claim_photo_object_id_key UNIQUE (object_id);

ALTER TABLE ONLY public.claim_photo
    ADD CONSTRAINT claim_photo_pkey PRIMARY KEY (claim_id, "position");

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_reprint_order_id_key UNIQUE (reprint_order_id);

ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_lost_order_id_key UNIQUE (lost_order_id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_redeemed_by_key UNIQUE (redeemed_by);

ALTER TABLE ONLY public.currency
    ADD CONSTRAINT currency_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_pkey PRIMARY KEY (currency, valid_from);

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_close_balance
    ADD CONSTRAINT daily_close_balance_pkey PRIMARY KEY (day, account, currency);

ALTER TABLE ONLY public.daily_close
    ADD CONSTRAINT daily_close_follows_key UNIQUE (follows);

ALTER TABLE ONLY public.daily_close
    ADD CONSTRAINT daily_close_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_entry_id_key UNIQUE (entry_id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_kind_year_number_key UNIQUE (kind, year, number);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_name_key UNIQUE (name);

ALTER TABLE ONLY public.document_number
    ADD CONSTRAINT document_number_pkey PRIMARY KEY (kind, year);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.finish_text
    ADD CONSTRAINT finish_text_pkey PRIMARY KEY (finish, language);

ALTER TABLE ONLY public.guest_link
    ADD CONSTRAINT guest_link_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (caller, call, key);

ALTER TABLE ONLY public.integrity_check_finding
    ADD CONSTRAINT integrity_check_finding_pkey PRIMARY KEY (run_id, view);

ALTER TABLE ONLY public.integrity_check_run
    ADD CONSTRAINT integrity_check_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_dedupe_key_key UNIQUE (dedupe_key);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_reverses_key UNIQUE (reverses);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_seq_key UNIQUE (seq);

ALTER TABLE ONLY public.ledger_posting
    ADD CONSTRAINT ledger_posting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_dedupe_key_key UNIQUE (dedupe_key);

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.manual_payment
    ADD CONSTRAINT manual_payment_order_id_key UNIQUE (order_id);

ALTER TABLE ONLY public.manual_payment
    ADD CONSTRAINT manual_payment_pkey PRIMARY KEY (entry_id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notice_text
    ADD CONSTRAINT notice_text_pkey PRIMARY KEY (notice_id, language);

ALTER TABLE ONLY public.offer
    ADD CONSTRAINT offer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offer
    ADD CONSTRAINT offer_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (order_id, seq);

ALTER TABLE ONLY public.order_item
    ADD CONSTRAINT order_item_order_id_position_key UNIQUE (order_id, "position");

ALTER TABLE ONLY public.order_item
    ADD CONSTRAINT order_item_order_id_sid_key UNIQUE (order_id, sid);

ALTER TABLE ONLY public.order_item
    ADD CONSTRAINT order_item_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY public.paypal_capture
    ADD CONSTRAINT paypal_capture_pkey PRIMARY KEY (capture_id);

ALTER TABLE ONLY public.paypal_dispute
    ADD CONSTRAINT paypal_dispute_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paypal_invoice
    ADD CONSTRAINT paypal_invoice_number_key UNIQUE (number);

ALTER TABLE ONLY public.paypal_invoice
    ADD CONSTRAINT paypal_invoice_paypal_id_key UNIQUE (paypal_id);

ALTER TABLE ONLY public.paypal_invoice
    ADD CONSTRAINT paypal_invoice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paypal_reconciliation
    ADD CONSTRAINT paypal_reconciliation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_once UNIQUE (dedupe_key, part);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_request_id_key UNIQUE (request_id);

ALTER TABLE ONLY public.paypal_webhook
    ADD CONSTRAINT paypal_webhook_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.pending_rate
    ADD CONSTRAINT pending_rate_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_object_key_key UNIQUE (object_key);

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.photo_variant
    ADD CONSTRAINT photo_variant_object_key_key UNIQUE (object_key);

ALTER TABLE ONLY public.photo_variant
    ADD CONSTRAINT photo_variant_pkey PRIMARY KEY (photo_id, width, format);

ALTER TABLE ONLY public.prepaid_balance
    ADD CONSTRAINT prepaid_balance_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_entry_id_key UNIQUE (entry_id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.prepaid_transaction
    ADD CONSTRAINT prepaid_transaction_pkey PRIMARY KEY (entry_id);

ALTER TABLE ONLY public.prepaid_transaction
    ADD CONSTRAINT prepaid_transaction_seq_key UNIQUE (seq);

ALTER TABLE ONLY public.printer_type_text
    ADD CONSTRAINT printer_type_text_pkey PRIMARY KEY (printer_type, language);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_slug_key UNIQUE (category, slug);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (sku);

ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_pkey PRIMARY KEY (sku);

ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_pkey PRIMARY KEY (sku, language);

ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_sid_version_key UNIQUE (sid, version);

ALTER TABLE ONLY public.quote_request
    ADD CONSTRAINT quote_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_fetch
    ADD CONSTRAINT rate_fetch_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (rule, key);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.remittance_fee
    ADD CONSTRAINT remittance_fee_pkey PRIMARY KEY (payment_method);

ALTER TABLE ONLY public.reseller_application
    ADD CONSTRAINT reseller_application_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_sid_key UNIQUE (sid);

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.service_status
    ADD CONSTRAINT service_status_pkey PRIMARY KEY (place);

ALTER TABLE ONLY public.session_family
    ADD CONSTRAINT session_family_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_refresh_hash_key UNIQUE (refresh_hash);

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.shipment_item
    ADD CONSTRAINT shipment_item_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY public.shipment
    ADD CONSTRAINT shipment_order_id_id_key UNIQUE (order_id, id);

ALTER TABLE ONLY public.shipment
    ADD CONSTRAINT shipment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.shipping_exclusion
    ADD CONSTRAINT shipping_exclusion_pkey PRIMARY KEY (country);

ALTER TABLE ONLY public.shipping_method
    ADD CONSTRAINT shipping_method_pkey PRIMARY KEY (method);

ALTER TABLE ONLY public.shipping_service
    ADD CONSTRAINT shipping_service_pkey PRIMARY KEY (method, zone);

ALTER TABLE ONLY public.shipping_zone
    ADD CONSTRAINT shipping_zone_pkey PRIMARY KEY (country);

ALTER TABLE ONLY public.signing_key
    ADD CONSTRAINT signing_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.stored_object
    ADD CONSTRAINT stored_object_object_key_key UNIQUE (object_key);

ALTER TABLE ONLY public.stored_object
    ADD CONSTRAINT stored_object_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subscription_token
    ADD CONSTRAINT subscription_token_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.tariff_change
    ADD CONSTRAINT tariff_change_pkey PRIMARY KEY (draft_id, kind, subject);

ALTER TABLE ONLY public.tariff_draft
    ADD CONSTRAINT tariff_draft_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tariff_draft
    ADD CONSTRAINT tariff_draft_version_key UNIQUE (version);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_entry_id_key UNIQUE (entry_id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_reference_key UNIQUE (reference);

ALTER TABLE ONLY public.verification_code
    ADD CONSTRAINT verification_code_pkey PRIMARY KEY (account_id, purpose);

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));

CREATE INDEX account_created ON public.account USING btree (created_at DESC, id);

CREATE UNIQUE INDEX account_email ON public.account USING btree (lower(email)) WHERE (role <> 'guest'::text);

CREATE INDEX account_email_parts ON public.account USING gin (email public.gin_trgm_ops);

CREATE INDEX address_account ON public.address USING btree (account_id, created_at);

CREATE UNIQUE INDEX address_one_default ON public.address USING btree (account_id) WHERE is_default;

CREATE UNIQUE INDEX artwork_current ON public.artwork USING btree (sid) WHERE current;

CREATE INDEX artwork_of_object ON public.artwork USING btree (object_id) WHERE (object_id IS NOT NULL);

CREATE INDEX artwork_of_order ON public.artwork USING btree (order_id, uploaded_at);

CREATE INDEX audit_log_entry_action ON public.audit_log_entry USING btree (action, id DESC);

CREATE INDEX audit_log_entry_actor ON public.audit_log_entry USING btree (account_id, id DESC);

CREATE INDEX audit_log_entry_newest ON public.audit_log_entry USING btree (at DESC, id DESC);

CREATE INDEX audit_log_entry_subject ON public.audit_log_entry USING btree (subject_kind, subject_id, id DESC);

CREATE INDEX audit_log_entry_subject_id ON public.audit_log_entry USING btree (subject_id, id DESC);

CREATE INDEX cart_item_of_account ON public.cart_item USING btree (account_id, "position");

CREATE INDEX claim_of_order ON public.claim USING btree (order_id, opened_at);

CREATE UNIQUE INDEX claim_open ON public.claim USING btree (sid) WHERE (resolved_at IS NULL);

CREATE INDEX claim_queue ON public.claim USING btree (((resolved_at IS NOT NULL)), response_due, opened_at, id);

CREATE INDEX contact_message_email ON public.contact_message USING btree (lower(email));

CREATE INDEX contact_message_newest ON public.contact_message USING btree (received_at DESC, id);

CREATE INDEX coupon_newest ON public.coupon USING btree (issued_at DESC, code);

CREATE INDEX coupon_of_account ON public.coupon USING btree (account_id, issued_at) WHERE (account_id IS NOT NULL);

CREATE INDEX customer_order_by_state ON public.customer_order USING btree (state, placed_at DESC, id);

CREATE INDEX customer_order_due ON public.customer_order USING btree (due_at DESC, id);

CREATE INDEX customer_order_last_update ON public.customer_order USING btree (updated_at DESC, id);

CREATE INDEX customer_order_newest ON public.customer_order USING btree (placed_at DESC, id);

CREATE INDEX customer_order_of_account ON public.customer_order USING btree (account_id, placed_at DESC, id);

CREATE INDEX customer_order_of_offer ON public.customer_order USING btree (offer_id) WHERE (offer_id IS NOT NULL);

CREATE INDEX customer_order_recipient ON public.customer_order USING gin (public.recipient_text(ship_to) public.gin_trgm_ops);

CREATE INDEX customer_order_reprints ON public.customer_order USING btree (reprint_of) WHERE (reprint_of IS NOT NULL);

CREATE INDEX customer_order_unpaid ON public.customer_order USING btree (placed_at) WHERE (state = ANY (ARRAY['preorder'::text, 'awaiting_payment'::text]));

CREATE UNIQUE INDEX daily_close_first ON public.daily_close USING btree ((true)) WHERE (follows IS NULL);

CREATE INDEX document_of_account ON public.document USING btree (account_id);

CREATE INDEX document_of_order ON public.document USING btree (order_id, issued_at);

CREATE UNIQUE INDEX document_one_invoice ON public.document USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE INDEX guest_link_account ON public.guest_link USING btree (account_id);

CREATE INDEX guest_link_end ON public.guest_link USING btree (expires_at);

CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);

CREATE INDEX ledger_entry_day ON public.ledger_entry USING btree (day, seq);

CREATE INDEX ledger_entry_of_order ON public.ledger_entry USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX ledger_posting_entry ON public.ledger_posting USING btree (entry_id);

CREATE INDEX ledger_posting_from ON public.ledger_posting USING btree (from_account, id);

CREATE INDEX ledger_posting_to ON public.ledger_posting USING btree (to_account, id);

CREATE INDEX mail_newest ON public.mail USING btree (created_at DESC, id);

CREATE INDEX mail_recipient ON public.mail USING btree (lower(recipient));

CREATE INDEX mail_waiting ON public.mail USING btree (created_at) WHERE (sent_at IS NULL);

CREATE UNIQUE INDEX manual_payment_reference ON public.manual_payment USING btree (method, reference_key) WHERE (reference_key IS NOT NULL);

CREATE INDEX notice_newest ON public.notice USING btree (published_at DESC, id);

CREATE INDEX offer_of_account ON public.offer USING btree (account_id, created_at DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX offer_of_request ON public.offer USING btree (request_id) WHERE (request_id IS NOT NULL);

CREATE INDEX offer_shared_until ON public.offer USING btree (valid_until) WHERE (kind = 'shared'::text);

CREATE INDEX paypal_capture_of_invoice ON public.paypal_capture USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);

CREATE INDEX paypal_capture_of_order ON public.paypal_capture USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX paypal_capture_paid_order_id ON public.paypal_capture USING btree (paid_order_id) WHERE (paid_order_id IS NOT NULL);

CREATE INDEX paypal_dispute_newest ON public.paypal_dispute USING btree (reported_at DESC, id);

CREATE INDEX paypal_dispute_of_capture ON public.paypal_dispute USING btree (capture_id);

CREATE INDEX paypal_dispute_open ON public.paypal_dispute USING btree (reported_at) WHERE (state = 'open'::text);

CREATE INDEX paypal_invoice_check_order ON public.paypal_invoice USING btree (checked_at NULLS FIRST, id);

CREATE INDEX paypal_invoice_of_order ON public.paypal_invoice USING btree (order_id);

CREATE UNIQUE INDEX paypal_invoice_one_open ON public.paypal_invoice USING btree (order_id) WHERE (state = ANY (ARRAY['numbered'::text, 'created'::text, 'open'::text]));

CREATE INDEX paypal_reconciliation_newest ON public.paypal_reconciliation USING btree (requested_at DESC, id);

CREATE UNIQUE INDEX paypal_reconciliation_one_waits ON public.paypal_reconciliation USING btree ((true)) WHERE (state = 'waiting'::text);

CREATE INDEX paypal_refund_in_progress ON public.paypal_refund USING btree (requested_at) WHERE (state = ANY (ARRAY['asked'::text, 'pending'::text]));

CREATE INDEX paypal_refund_newest ON public.paypal_refund USING btree (requested_at DESC, id);

CREATE INDEX paypal_refund_of_capture ON public.paypal_refund USING btree (capture_id) WHERE (capture_id IS NOT NULL);

CREATE INDEX paypal_refund_of_order ON public.paypal_refund USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX paypal_refund_open ON public.paypal_refund USING btree (requested_at) WHERE (((state = 'failed'::text) OR (origin = 'paypal'::text)) AND (settled_at IS NULL));

CREATE UNIQUE INDEX paypal_refund_paypal_id ON public.paypal_refund USING btree (paypal_refund_id) WHERE (paypal_refund_id IS NOT NULL);

CREATE INDEX paypal_refund_unmatched ON public.paypal_refund USING btree (reported_invoice_id, reported_capture_id) WHERE (capture_id IS NULL);

CREATE INDEX paypal_webhook_waiting ON public.paypal_webhook USING btree (received_at) WHERE (applied_at IS NULL);

CREATE INDEX pending_rate_newest ON public.pending_rate USING btree (detected_at DESC, id);

CREATE UNIQUE INDEX pending_rate_one_a_currency ON public.pending_rate USING btree (currency) WHERE (status = 'pending'::text);

CREATE INDEX photo_of_gallery ON public.photo USING btree (gallery, "position") WHERE (gallery IS NOT NULL);

CREATE INDEX photo_of_product ON public.photo USING btree (sku, "position") WHERE (sku IS NOT NULL);

CREATE INDEX prepaid_request_newest ON public.prepaid_request USING btree (entered_at DESC, id);

CREATE UNIQUE INDEX prepaid_request_one_reversal ON public.prepaid_request USING btree (reverses) WHERE (state = 'pending'::text);

CREATE INDEX prepaid_request_waiting ON public.prepaid_request USING btree (entered_at) WHERE (state = 'pending'::text);

CREATE INDEX prepaid_transaction_of_account ON public.prepaid_transaction USING btree (account_id, seq DESC);

CREATE INDEX product_search_stems ON public.product_search USING gin (stems);

CREATE UNIQUE INDEX proof_current ON public.proof USING btree (sid) WHERE current;

CREATE INDEX proof_of_object ON public.proof USING btree (object_id);

CREATE INDEX proof_of_order ON public.proof USING btree (order_id);

CREATE INDEX quote_request_newest ON public.quote_request USING btree (requested_at DESC, id);

CREATE INDEX quote_request_of_account ON public.quote_request USING btree (account_id, requested_at DESC, id);

CREATE INDEX quote_request_of_visitor ON public.quote_request USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX quote_request_open ON public.quote_request USING btree (due_at, id) WHERE (state = 'open'::text);

CREATE INDEX rate_limit_end ON public.rate_limit USING btree (ends_at);

CREATE INDEX reseller_application_account ON public.reseller_application USING btree (account_id, applied_at DESC);

CREATE INDEX reseller_application_newest ON public.reseller_application USING btree (applied_at DESC, id);

CREATE UNIQUE INDEX reseller_application_one_pending ON public.reseller_application USING btree (account_id) WHERE (status = 'pending'::text);

CREATE INDEX review_account ON public.review USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX review_by_state ON public.review USING btree (state, submitted_at DESC, id);

CREATE INDEX review_of_order ON public.review USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX review_of_product ON public.review USING btree (sku, published_at DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX session_family_account ON public.session_family USING btree (account_id) WHERE (ended_at IS NULL);

CREATE INDEX session_family_id ON public.session USING btree (family_id);

CREATE INDEX session_family_started ON public.session_family USING btree (account_id, started_at DESC);

CREATE INDEX session_refresh_end ON public.session USING btree (refresh_expires_at);

CREATE UNIQUE INDEX session_successor ON public.session USING btree (successor_id) WHERE (successor_id IS NOT NULL);

CREATE INDEX shipment_item_of_order ON public.shipment_item USING btree (order_id);

CREATE INDEX shipment_number_parts ON public.shipment USING gin (tracking_number public.gin_trgm_ops);

CREATE UNIQUE INDEX staff_invitation_email ON public.staff_invitation USING btree (lower(email));

CREATE UNIQUE INDEX subscription_email ON public.subscription USING btree (lower(email));

CREATE INDEX subscription_pending ON public.subscription USING btree (requested_at) WHERE (state = 'pending'::text);

CREATE INDEX subscription_token_end ON public.subscription_token USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX subscription_token_subscription ON public.subscription_token USING btree (subscription_id);

CREATE INDEX tariff_draft_coming ON public.tariff_draft USING btree (publish_at) WHERE (status = 'scheduled'::text);

CREATE INDEX tariff_draft_newest ON public.tariff_draft USING btree (created_at DESC, id);

CREATE INDEX unmatched_payment_newest ON public.unmatched_payment USING btree (received_at DESC, id);

CREATE INDEX unmatched_payment_of_order ON public.unmatched_payment USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX unmatched_payment_open ON public.unmatched_payment USING btree (received_at) WHERE (settled_at IS NULL);

CREATE TRIGGER audit_log_entry_append_only BEFORE DELETE OR UPDATE ON public.audit_log_entry FOR EACH ROW EXECUTE FUNCTION public.audit_log_allow_erasure();

CREATE TRIGGER audit_log_entry_no_truncate BEFORE TRUNCATE ON public.audit_log_entry FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER currency_rate_append_only BEFORE DELETE OR UPDATE ON public.currency_rate FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER customer_order_count_deletes AFTER DELETE ON public.customer_order REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_deleted_orders();

CREATE TRIGGER customer_order_count_inserts AFTER INSERT ON public.customer_order REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_inserted_orders();

CREATE TRIGGER customer_order_count_updates AFTER UPDATE ON public.customer_order REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_updated_orders();

CREATE TRIGGER daily_close_append_only BEFORE DELETE OR UPDATE ON public.daily_close FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER daily_close_balance_append_only BEFORE DELETE OR UPDATE ON public.daily_close_balance FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER daily_close_balance_no_truncate BEFORE TRUNCATE ON public.daily_close_balance FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER daily_close_no_truncate BEFORE TRUNCATE ON public.daily_close FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER document_append_only BEFORE DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION public.document_allow_erasure();

CREATE TRIGGER document_no_truncate BEFORE TRUNCATE ON public.document FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER integrity_check_finding_append_only BEFORE DELETE OR UPDATE ON public.integrity_check_finding FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER integrity_check_finding_no_truncate BEFORE TRUNCATE ON public.integrity_check_finding FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER integrity_check_run_append_only BEFORE DELETE OR UPDATE ON public.integrity_check_run FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER integrity_check_run_no_truncate BEFORE TRUNCATE ON public.integrity_check_run FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER ledger_entry_open_day BEFORE INSERT ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION public.assign_open_day();

CREATE TRIGGER ledger_posting_append_only BEFORE DELETE OR UPDATE ON public.ledger_posting FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER ledger_posting_no_truncate BEFORE TRUNCATE ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER ledger_posting_same_transaction AFTER INSERT ON public.ledger_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.check_entry_complete();

CREATE TRIGGER manual_payment_append_only BEFORE DELETE OR UPDATE ON public.manual_payment FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER manual_payment_no_truncate BEFORE TRUNCATE ON public.manual_payment FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER order_event_append_only BEFORE DELETE OR UPDATE ON public.order_event FOR EACH ROW EXECUTE FUNCTION public.order_event_allow_erasure();

CREATE TRIGGER order_event_no_truncate BEFORE TRUNCATE ON public.order_event FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER prepaid_request_no_truncate BEFORE TRUNCATE ON public.prepaid_request FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER prepaid_request_single_decision BEFORE DELETE OR UPDATE ON public.prepaid_request FOR EACH ROW EXECUTE FUNCTION public.check_single_decision();

CREATE TRIGGER prepaid_transaction_append_only BEFORE DELETE OR UPDATE ON public.prepaid_transaction FOR EACH ROW EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER prepaid_transaction_no_truncate BEFORE TRUNCATE ON public.prepaid_transaction FOR EACH STATEMENT EXECUTE FUNCTION public.reject_change();

CREATE TRIGGER prepaid_transaction_with_its_entry AFTER INSERT ON public.prepaid_transaction REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.check_entry_complete();

CREATE TRIGGER product_text_deleted AFTER DELETE ON public.product_text REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_product_search();

CREATE TRIGGER product_text_inserted AFTER INSERT ON public.product_text REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_product_search();

CREATE TRIGGER product_text_updated AFTER UPDATE ON public.product_text REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_product_search();

CREATE TRIGGER tariff_change_append_only BEFORE DELETE OR UPDATE ON public.tariff_change FOR EACH ROW EXECUTE FUNCTION public.reject_published_version_change();

CREATE TRIGGER tariff_version_append_only BEFORE DELETE OR UPDATE ON public.tariff_draft FOR EACH ROW WHEN ((old.status = 'published'::text)) EXECUTE FUNCTION public.reject_change();

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.artwork
    ADD CONSTRAINT artwork_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.artwork
    ADD CONSTRAINT artwork_object_id_fkey FOREIGN KEY (object_id) REFERENCES public.stored_object(id);

ALTER TABLE ONLY public.artwork
    ADD CONSTRAINT artwork_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.audit_log_entry
    ADD CONSTRAINT audit_log_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.cart_item
    ADD CONSTRAINT cart_item_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_item
    ADD CONSTRAINT cart_item_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES public.order_item(sid) ON DELETE SET NULL;

ALTER TABLE ONLY public.category_text
    ADD CONSTRAINT category_text_category_fkey FOREIGN KEY (category) REFERENCES public.category(slug) ON DELETE CASCADE;

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.claim_photo
    ADD CONSTRAINT claim_photo_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.claim(id);

ALTER TABLE ONLY public.claim_photo
    ADD CONSTRAINT claim_photo_object_id_fkey FOREIGN KEY (object_id) REFERENCES public.stored_object(id);

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_reprint_order_id_fkey FOREIGN KEY (reprint_order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_lost_order_id_fkey FOREIGN KEY (lost_order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES public.customer_order(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offer(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.customer_order
    ADD CONSTRAINT customer_order_reprint_of_fkey FOREIGN KEY (reprint_of) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.daily_close_balance
    ADD CONSTRAINT daily_close_balance_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.daily_close_balance
    ADD CONSTRAINT daily_close_balance_day_fkey FOREIGN KEY (day) REFERENCES public.daily_close(day);

ALTER TABLE ONLY public.daily_close
    ADD CONSTRAINT daily_close_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.daily_close
    ADD CONSTRAINT daily_close_follows_fkey FOREIGN KEY (follows) REFERENCES public.daily_close(day);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.document(id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.guest_link
    ADD CONSTRAINT guest_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.integrity_check_finding
    ADD CONSTRAINT integrity_check_finding_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.integrity_check_run(id);

ALTER TABLE ONLY public.integrity_check_run
    ADD CONSTRAINT integrity_check_run_ran_by_fkey FOREIGN KEY (ran_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_reverses_fkey FOREIGN KEY (reverses) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.ledger_posting
    ADD CONSTRAINT ledger_posting_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.ledger_posting
    ADD CONSTRAINT ledger_posting_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.manual_payment
    ADD CONSTRAINT manual_payment_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.manual_payment
    ADD CONSTRAINT manual_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.notice_text
    ADD CONSTRAINT notice_text_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES public.notice(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offer
    ADD CONSTRAINT offer_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.offer
    ADD CONSTRAINT offer_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.order_item
    ADD CONSTRAINT order_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.order_item
    ADD CONSTRAINT order_item_product_fkey FOREIGN KEY (product) REFERENCES public.product(sku);

ALTER TABLE ONLY public.paypal_capture
    ADD CONSTRAINT paypal_capture_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.paypal_capture
    ADD CONSTRAINT paypal_capture_paid_order_id_fkey FOREIGN KEY (paid_order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.paypal_dispute
    ADD CONSTRAINT paypal_dispute_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.paypal_invoice
    ADD CONSTRAINT paypal_invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.paypal_reconciliation
    ADD CONSTRAINT paypal_reconciliation_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_capture_id_fkey FOREIGN KEY (capture_id) REFERENCES public.paypal_capture(capture_id);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.paypal_refund
    ADD CONSTRAINT paypal_refund_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.pending_rate
    ADD CONSTRAINT pending_rate_currency_fkey FOREIGN KEY (currency) REFERENCES public.currency(code);

ALTER TABLE ONLY public.pending_rate
    ADD CONSTRAINT pending_rate_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku);

ALTER TABLE ONLY public.photo_variant
    ADD CONSTRAINT photo_variant_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES public.photo(id);

ALTER TABLE ONLY public.prepaid_balance
    ADD CONSTRAINT prepaid_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.prepaid_request
    ADD CONSTRAINT prepaid_request_reverses_fkey FOREIGN KEY (reverses) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.prepaid_transaction
    ADD CONSTRAINT prepaid_transaction_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.prepaid_transaction
    ADD CONSTRAINT prepaid_transaction_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_fkey FOREIGN KEY (category) REFERENCES public.category(slug);

ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku) ON DELETE CASCADE;

ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_artwork_id_fkey FOREIGN KEY (artwork_id) REFERENCES public.artwork(id);

ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_object_id_fkey FOREIGN KEY (object_id) REFERENCES public.stored_object(id);

ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.quote_request
    ADD CONSTRAINT quote_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.quote_request
    ADD CONSTRAINT quote_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.second_factor(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reseller_application
    ADD CONSTRAINT reseller_application_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reseller_application
    ADD CONSTRAINT reseller_application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku);

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session_family
    ADD CONSTRAINT session_family_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_family_id_fkey FOREIGN KEY (family_id) REFERENCES public.session_family(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES public.session(id);

ALTER TABLE ONLY public.shipment_item
    ADD CONSTRAINT shipment_item_order_id_shipment_id_fkey FOREIGN KEY (order_id, shipment_id) REFERENCES public.shipment(order_id, id);

ALTER TABLE ONLY public.shipment_item
    ADD CONSTRAINT shipment_item_order_id_sid_fkey FOREIGN KEY (order_id, sid) REFERENCES public.order_item(order_id, sid);

ALTER TABLE ONLY public.shipment
    ADD CONSTRAINT shipment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.subscription_token
    ADD CONSTRAINT subscription_token_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscription(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tariff_change
    ADD CONSTRAINT tariff_change_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.tariff_change
    ADD CONSTRAINT tariff_change_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES public.tariff_draft(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tariff_draft
    ADD CONSTRAINT tariff_draft_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.tariff_draft
    ADD CONSTRAINT tariff_draft_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_applied_to_fkey FOREIGN KEY (applied_to) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.ledger_entry(id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.customer_order(id);

ALTER TABLE ONLY public.unmatched_payment
    ADD CONSTRAINT unmatched_payment_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.verification_code
    ADD CONSTRAINT verification_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;
