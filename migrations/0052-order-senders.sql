-- A reseller's own name and address, which the papers of a shipment name as its sender; null for the shop.
alter table customer_order add column sender jsonb;
