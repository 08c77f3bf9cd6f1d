-- An answer given again is the first one to the letter; jsonb would put its members in an order of its own.
alter table idempotent_answer alter column answer type json;
