-- What is printed in the bleed where the file ends before it; null while the customer has not chosen.
alter table artwork add bleed text check (bleed in ('white', 'mirrored', 'stretched'));
