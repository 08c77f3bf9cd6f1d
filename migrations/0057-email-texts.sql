-- Texts of emails that admins wrote in place of the built-in ones. Every version stays; the newest of a template and language applies.
create table email_text (
  template text not null check (template <> ''),
  language text not null check (language <> ''),
  version integer not null check (version > 0),
  -- {subject, body, label}; null: the built-in text again.
  texts jsonb,
  written_by uuid not null references account,
  written_at timestamptz not null,
  primary key (template, language, version)
);
create trigger email_text_append_only before update or delete on email_text for each row execute function reject_change();
create trigger email_text_no_truncate before truncate on email_text for each statement execute function reject_change();

-- The version of the text with which an email was sent. Null: the built-in text, or not sent yet.
alter table mail add column text_version integer check (text_version > 0);
