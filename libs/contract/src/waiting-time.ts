const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** That of most limits, where a response does not name the time. */
const USUAL_WAIT = 2 * MINUTE;

/** A waiting time in a language, rounded up to seconds, or from a minute on to minutes: never shorter than the time itself. */
export function formatWaitingTime(language: string, seconds = USUAL_WAIT): string {
  const format = (unit: string, value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  if (seconds < MINUTE) return withoutSpaces(format('second', Math.max(1, Math.ceil(seconds))));
  const minutes = Math.ceil(seconds / MINUTE);
  // “60 minutes”, but “1 hour and 1 minute”.
  if (minutes * MINUTE <= HOUR) return withoutSpaces(format('minute', minutes));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [format('hour', hours), ...(rest > 0 ? [format('minute', rest)] : [])];
  // Japanese and Chinese write the parts without a word between them.
  const type = /^(ja|zh)/.test(language) ? 'unit' : 'conjunction';
  return withoutSpaces(new Intl.ListFormat(language, { type, style: 'long' }).format(parts));
}

/** Japanese sentences have no space between a number and its unit. */
const withoutSpaces = (text: string) => text.replace(/(?<=\d)\s(?=\p{Script=Han})|(?<=\p{Script=Han})\s(?=\d)/gu, '');
