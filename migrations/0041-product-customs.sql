-- What customs authorities are told about a product.
create table product_customs (
  sku text primary key references product on delete cascade,
  -- The code of the Harmonized System: 6 digits, and up to 4 of the country of export.
  hs_code text not null check (hs_code ~ '^[0-9]{6,10}$'),
  -- The country in which it is made.
  origin char(2) not null check (origin ~ '^[A-Z]{2}$'),
  -- On papers, beside the English name of the catalogue; empty for none.
  chinese_name text not null,
  revision integer not null default 1 check (revision > 0)
);
