-- Contact messages are assigned, answered and closed in the back office.
alter table contact_message
  add column status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  add column assigned_to uuid references account,
  add column revision integer not null default 1;
create index contact_message_open on contact_message (received_at) where status = 'open';
create index contact_message_assigned on contact_message (assigned_to) where assigned_to is not null;

create table contact_answer (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message on delete cascade,
  text text not null,
  answered_by uuid not null references account,
  answered_at timestamptz not null
);
create index contact_answer_of_message on contact_answer (message_id, answered_at);
