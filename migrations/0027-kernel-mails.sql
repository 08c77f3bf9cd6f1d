-- Staff read the mails newest first.
create index mail_newest on mail (created_at desc, id);
