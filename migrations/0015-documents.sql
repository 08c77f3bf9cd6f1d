-- Invoices and credit notes, numbered without gaps and never changed after they are issued.

-- The last number of each series and year. Issuing locks the row until the document is written.
create table document_number (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year smallint not null,
  last integer not null check (last >= 0),
  primary key (kind, year)
);

create table document (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- The year of issue in China's time.
  year smallint not null,
  number integer not null check (number > 0),
  name text not null generated always as (
    case kind when 'invoice' then 'INV-' else 'CN-' end || year::text || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
  ) stored unique,
  order_id char(20) not null references customer_order,
  account_id uuid not null references account,
  -- The refund that a credit note is for, and the invoice that it corrects.
  entry_id uuid unique references ledger_entry,
  invoice_id uuid references document,
  issued_at timestamptz not null,
  currency char(3) not null references currency,
  -- Whole minor units: the total of an invoice, the refund of a credit note.
  amount bigint not null check (amount > 0),
  -- Everything that is printed.
  data jsonb not null,
  unique (kind, year, number),
  check ((kind = 'credit_note') = (entry_id is not null) and (entry_id is null) = (invoice_id is null))
);
create unique index document_one_invoice on document (order_id) where kind = 'invoice';
create index document_of_order on document (order_id, issued_at);
create index document_of_account on document (account_id);

-- Personal data may be removed from a closed account's documents; amounts and numbers may not change.
create function document_allow_erasure() returns trigger language plpgsql as $$
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
create trigger document_append_only before update or delete on document
  for each row execute function document_allow_erasure();
create trigger document_no_truncate before truncate on document for each statement execute function reject_change();

-- Views that must always be empty.

create view audit_document_gap as
select n.kind, n.year, n.last, count(d.id) as documents, max(d.number) as highest
from document_number n full join document d using (kind, year)
group by n.kind, n.year, n.last
having n.last is distinct from coalesce(max(d.number), 0) or count(d.id) <> coalesce(max(d.number), 0);

-- An invoice has the total of its order, a credit note the amount of its refund.
create view audit_document_amount as
select d.name, d.amount, d.currency, o.total as booked
from document d join customer_order o on o.id = d.order_id
where d.kind = 'invoice' and (d.amount <> o.total or d.currency <> o.currency)
union all
select d.name, d.amount, d.currency, booked.amount
from document d
left join lateral (
  select sum(p.amount)::bigint as amount, min(p.currency) as currency from ledger_posting p where p.entry_id = d.entry_id
) booked on true
where d.kind = 'credit_note' and (d.amount is distinct from booked.amount or d.currency is distinct from booked.currency);
