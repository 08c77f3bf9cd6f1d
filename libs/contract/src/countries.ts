const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries whose addresses have a state, province or prefecture. */
const WITH_REGION = codes(
  'AE AM AR AS AU BB BR BS BY CA CC CL CN CO CR CU CV CX EE EG ES FM HK HM HN ID IE IN IQ IR IT JM JP KI KN KP KR KY ' +
    'KZ LT LV MH MN MP MX MY MZ NF NG NI NR PA PE PF PG PH PW RO RU SC SO SR SV TH TR TV TW UA UM US UY UZ VE VI VN',
);

/** Countries without post codes, or where some places have none. */
const WITHOUT_POST_CODE = codes(
  'AE AG AN AO AQ AW BB BF BH BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CS CW DJ DM EC ER FJ GA GD GH GM GQ GY HK HN ' +
    'IE JM KI KM KN KP LB LC LY ML MO MR MS MU MW NG NI NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT ' +
    'TV UG VU WS YE YU ZW',
);

/** Whether an address in the country (ISO 3166-1 alpha-2) must have a region. */
export function needsRegion(country: string): boolean {
  return WITH_REGION.has(country);
}

/** Whether an address in the country (ISO 3166-1 alpha-2) must have a post code. */
export function needsPostCode(country: string): boolean {
  return !WITHOUT_POST_CODE.has(country);
}
