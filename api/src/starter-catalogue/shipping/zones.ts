const parseCodes = (codes: string): readonly string[] => codes.split(' ');

/** The countries and territories of each zone, ISO 3166-1 alpha-2. */
export const zones = {
  domestic: parseCodes('CN'),
  'east-asia': parseCodes('HK JP KR MO TW'),
  'southeast-asia': parseCodes('BN ID KH LA MM MY PH SG TH TL VN'),
  'south-asia': parseCodes('BD BT IN LK MV NP PK'),
  eurasia: parseCodes('AM AZ BY GE KG KZ MN RU TJ TM UZ'),
  'north-america': parseCodes('CA US'),
  'west-europe': parseCodes('AD AT AX BE CH DE DK ES FI FR GB GG GI IE IM IT JE LI LU MC NL NO PT SE SM VA'),
  'east-europe': parseCodes('AL BA BG CY CZ EE GR HR HU IS LT LV MD ME MK MT PL RO RS SI SK'),
  oceania: parseCodes('AU FJ NZ'),
  'pacific-islands': parseCodes('AS CC CK CX FM GU KI MH MP NC NF NR NU PF PG PN PW SB TK TO TV VU WF WS'),
  'middle-east': parseCodes('AE BH IL IQ IR JO KW LB OM PS QA SA TR'),
  'latin-america': parseCodes('AR BO BR BZ CL CO CR DO EC GF GT GY HN MX NI PA PE PY SR SV UY VE'),
  caribbean: parseCodes('AG AI AW BB BL BQ BS CU CW DM GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'),
  'atlantic-islands': parseCodes('BM FK FO GL PM SH SJ'),
  africa: parseCodes(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS MA MG ML MR MU MW MZ NA NE NG RE RW SC SL SN ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ),
};

export type Zone = keyof typeof zones;

const UNSERVED = {
  policy: parseCodes('KP SY'),
  war: parseCodes('AF LY SD SO SS UA YE'),
  militaryBases: parseCodes('IO UM'),
  withoutPost: parseCodes('AQ BV GS HM TF'),
};

/** Countries nothing is shipped to. Staff edit the list later. */
export const unservedCountries: readonly string[] = Object.values(UNSERVED).flat();

/** The countries that count as major areas; all others are `other`. */
export const majorCountries = parseCodes(
  'AE AT AU BE CA CH CN CZ DE DK ES FI FR GB HK IE IT JP KR LU MO MY NL NO NZ PL PT SE SG TH TW US',
);
