-- Settings that admins enter in the back office. A section is saved as a whole; environment variables take precedence.

create table shop_setting (
  section text primary key check (section in ('shop', 'seller', 'mail', 'paypal')),
  value jsonb not null,
  -- AES-256-GCM, bound to the section.
  encrypted_secret bytea,
  updated_at timestamptz not null
);
