-- Carriers of parcels: how their tracking numbers look, and the page about a parcel.
create table carrier (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null check (name <> ''),
  -- `#` is a digit, `@` a letter, `*` either of them.
  number_formats text[] not null,
  -- With {number} for the tracking number.
  tracking_url text check (tracking_url like 'https://%{number}%'),
  active boolean not null default true,
  revision integer not null default 1 check (revision > 0)
);
-- Shipments name their carrier by its name.
create unique index carrier_name on carrier (lower(name));

insert into carrier (code, name, number_formats, tracking_url) values
  ('dhl-express', 'DHL Express', '{##########,###########,JD##################,JJD##################}',
    'https://www.dhl.com/global-en/home/tracking/tracking-express.html?tracking-id={number}'),
  ('fedex', 'FedEx', '{############,###############,####################,######################}',
    'https://www.fedex.com/fedextrack/?trknbr={number}'),
  ('ups', 'UPS', '{1Z****************,T##########}', 'https://www.ups.com/track?tracknum={number}'),
  ('ems', 'EMS', '{@@#########@@,#############}', 'https://t.17track.net/en#nums={number}'),
  ('china-post', 'China Post', '{@@#########@@}', 'https://t.17track.net/en#nums={number}'),
  ('sf-express', 'SF Express', '{SF#############,############}', 'https://t.17track.net/en#nums={number}'),
  ('yunexpress', 'YunExpress', '{YT################}', 'https://www.yuntrack.com/parcelTracking?id={number}'),
  ('4px', '4PX', '{4PX#############CN}', 'https://track.4px.com/#/result/0/{number}'),
  ('japan-post', 'Japan Post', '{@@#########@@,############,####-####-####}',
    'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1={number}'),
  ('yamato', 'Yamato', '{############,####-####-####}', 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}'),
  ('sagawa', 'Sagawa', '{############,####-####-####}', 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}'),
  ('usps', 'USPS', '{@@#########@@,####################,######################}',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'),
  ('la-poste', 'La Poste', '{@@#########@@,#@###########}', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'),
  ('correos', 'Correos', '{@@#########@@,***********************}',
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}'),
  ('deutsche-post', 'Deutsche Post DHL', '{@@#########@@,############,####################}',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}');
