/** The officially assigned codes of ISO 3166-1 alpha-2: first letter, then the second letter of each code. */
const SECOND_CHARACTERS: Readonly<Record<string, string>> = {
  A: 'DEFGILMOQRSTUWXZ',
  B: 'ABDEFGHIJLMNOQRSTVWYZ',
  C: 'ACDFGHIKLMNORUVWXYZ',
  D: 'EJKMOZ',
  E: 'CEGHRST',
  F: 'IJKMOR',
  G: 'ABDEFGHILMNPQRSTUWY',
  H: 'KMNRTU',
  I: 'DELMNOQRST',
  J: 'EMOP',
  K: 'EGHIMNPRWYZ',
  L: 'ABCIKRSTUVY',
  M: 'ACDEFGHKLMNOPQRSTUVWXYZ',
  N: 'ACEFGILOPRUZ',
  O: 'M',
  P: 'AEFGHKLMNRSTWY',
  Q: 'A',
  R: 'EOSUW',
  S: 'ABCDEGHIJKLMNORSTVXYZ',
  T: 'CDFGHJKLMNORTVWZ',
  U: 'AGMSYZ',
  V: 'ACEGINU',
  W: 'FS',
  Y: 'ET',
  Z: 'AMW',
};

/** Kosovo has no code in ISO 3166-1. Carriers, customs and Unicode use this one, which the standard leaves to its users. */
const KOSOVO = 'XK';

const CODES: ReadonlySet<string> = new Set([
  ...Object.entries(SECOND_CHARACTERS).flatMap(([first, seconds]) => [...seconds].map((second) => first + second)),
  KOSOVO,
]);

/** Whether the text is the code of a country (ISO 3166-1 alpha-2, or Kosovo), also of one the shop does not ship to. */
export const isCountry = (text: string): boolean => CODES.has(text);
