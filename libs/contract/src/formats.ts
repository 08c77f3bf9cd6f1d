import { FormatRegistry } from '@sinclair/typebox';
import isEmail from 'validator/lib/isEmail';
import { isCountry } from './country-codes';

// Text formats of the schemas. A validator runs them even on text that exceeds its maximum length, to report every error,
// so each takes linear time on text of any length.

const CONTROL_CHARACTER = /[\x00-\x1f\x7f]/;
const CONTROL_CHARACTER_BUT_LINE_BREAKS_AND_TABS = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const VISIBLE_CHARACTER = /[^\x00-\x20\x7f\u00a0\u3000]/;
const VISIBLE_CHARACTER_OF_TEXT = /\S/;
/** Format characters, such as soft hyphens and changes of the writing direction, all separators, and quoted local parts. */
const NOT_IN_EMAIL = /[\p{C}\p{Z}"]/u;

const MAX_EMAIL_LENGTH = 254;

const formats: Record<string, (text: string) => boolean> = {
  line: (text) => !CONTROL_CHARACTER.test(text),
  'visible-line': (text) => !CONTROL_CHARACTER.test(text) && VISIBLE_CHARACTER.test(text),
  'visible-text': (text) =>
    !CONTROL_CHARACTER_BUT_LINE_BREAKS_AND_TABS.test(text) && VISIBLE_CHARACTER_OF_TEXT.test(text),
  email: isEmailAddress,
  country: isCountry,
};

/** Whether mail can be addressed to the text: a usual local part, a domain with valid labels, nothing invisible. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || NOT_IN_EMAIL.test(text)) return false;
  return isEmail(text);
}

/** Makes the formats known to TypeBox. May be called several times. */
export function registerFormats(): void {
  for (const [name, check] of Object.entries(formats)) FormatRegistry.Set(name, check);
}
