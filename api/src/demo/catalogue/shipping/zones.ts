const listed = (codes: string): readonly string[] => codes.split(' ');

/** The countries and territories of each zone, ISO 3166-1 alpha-2. */
export const zones = {
  domestic: listed('CN'),
  'east-asia': listed('HK JP KR MO TW'),
  'southeast-asia': listed('BN ID KH LA MM MY PH SG TH TL VN'),
  'south-asia': listed('BD BT IN LK MV NP PK'),
  eurasia: listed('AM AZ BY GE KG KZ MN RU TJ TM UZ'),
  'north-america': listed('CA US'),
  'west-europe': listed('AD AT AX BE CH DE DK ES FI FR GB GG GI IE IM IT JE LI LU MC NL NO PT SE SM VA'),
  'east-europe': listed('AL BA BG CY CZ EE GR HR HU IS LT LV MD ME MK MT PL RO RS SI SK'),
  oceania: listed('AU FJ NZ'),
  'pacific-islands': listed('AS CC CK CX FM GU KI MH MP NC NF NR NU PF PG PN PW SB TK TO TV VU WF WS'),
  'middle-east': listed('AE BH IL IQ IR JO KW LB OM PS QA SA TR'),
  'latin-america': listed('AR BO BR BZ CL CO CR DO EC GF GT GY HN MX NI PA PE PY SR SV UY VE'),
  caribbean: listed('AG AI AW BB BL BQ BS CU CW DM GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'),
  'atlantic-islands': listed('BM FK FO GL PM SH SJ'),
  africa: listed(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS MA MG ML MR MU MW MZ NA NE NG RE RW SC SL SN ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ),
};

export type Zone = keyof typeof zones;

const UNSERVED = {
  policy: listed('KP SY'),
  war: listed('AF LY SD SO SS UA YE'),
  militaryBases: listed('IO UM'),
  withoutPost: listed('AQ BV GS HM TF'),
};

/** Where nothing is sent; staff keep the list as the world changes. */
export const excluded: readonly string[] = Object.values(UNSERVED).flat();

/** The countries that count as major areas; all others are `other`. */
export const majorCountries = listed(
  'AE AT AU BE CA CH CN CZ DE DK ES FI FR GB HK IE IT JP KR LU MO MY NL NO NZ PL PT SE SG TH TW US',
);
