-- Artwork taken over from an earlier order, offers, and lists of orders that stay quick however many there are.

-- The earlier order whose artwork this is: both rows name the same object or link.
alter table artwork add column carried_from char(20) references customer_order;
create index artwork_of_object on artwork (object_id) where object_id is not null;
create index proof_of_object on proof (object_id);
