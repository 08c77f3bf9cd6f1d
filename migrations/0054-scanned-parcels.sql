-- How many parcels of a waiting shipment its carrier has taken. The shipment is handed over with its last parcel.
alter table shipment add column scanned_parcels smallint not null default 0 check (scanned_parcels >= 0);
