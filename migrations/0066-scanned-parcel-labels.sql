-- When each parcel of a shipment was scanned for its carrier. The shipment is handed over with its last parcel.
alter table parcel add column scanned_at timestamptz;
update parcel p set scanned_at = s.handed_over_at
from shipment s where s.id = p.shipment_id and s.handed_over_at is not null;

-- Which parcels these were is not known: those of shipments that wait are scanned again.
alter table shipment drop column scanned_parcels;
