-- The factory's printers, and which of them prints an item.
create table printer (
  id uuid primary key,
  name text not null unique check (name <> ''),
  added_at timestamptz not null
);

-- Those that profiles name.
insert into printer (id, name, added_at)
select gen_random_uuid(), printer, min(uploaded_at) from colour_profile where printer <> '' group by printer;

-- The printer that prints a product unless another one is chosen for an item; null if none is known.
alter table product add column printer text references printer (name);

-- Products without a profile for all printers were shown by the profile of the first printer by name.
update product p set printer = first.printer
from (select sku, min(printer) as printer, bool_or(printer = '') as has_common from colour_profile group by sku) first
where first.sku = p.sku and not first.has_common;

-- The name of the printer that was chosen for an item. It stays when the printer is removed.
alter table order_item add column printer text;

-- A profile without a product is its printer's, for all products that have none of their own.
alter table colour_profile
  alter column sku drop not null,
  add check (sku is not null or printer <> ''),
  drop constraint colour_profile_sku_printer_key,
  add unique nulls not distinct (sku, printer);
