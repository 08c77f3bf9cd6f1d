/** The place of the number in a tracking URL. */
export const NUMBER_PLACE = '{number}';

/** The characters of a format: `#` is a digit, `@` a letter, `*` either of them; others stand for themselves. */
export const NUMBER_FORMAT = '^[A-Z0-9#@*-]{1,40}$';

const MATCHES: Readonly<Record<string, RegExp>> = { '#': /^[0-9]$/, '@': /^[A-Z]$/, '*': /^[A-Z0-9]$/ };

/** Without spaces, in capitals. */
export function normalizeTrackingNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether a number has one of the formats; a carrier without formats accepts every number. */
export function isTrackingNumber(typed: string, formats: readonly string[]): boolean {
  const number = normalizeTrackingNumber(typed);
  return formats.length === 0 ? number !== '' : formats.some((format) => hasFormat(number, format));
}

/** The carrier's page about a parcel; null for a carrier without one, and for a number that is not the carrier's. */
export function trackingLink(
  { trackingUrl, numberFormats }: { trackingUrl: string | null; numberFormats: readonly string[] },
  trackingNumber: string,
): string | null {
  if (trackingUrl === null || !isTrackingNumber(trackingNumber, numberFormats)) return null;
  return trackingUrl.replace(NUMBER_PLACE, () => encodeURIComponent(normalizeTrackingNumber(trackingNumber)));
}

function hasFormat(number: string, format: string): boolean {
  return (
    number.length === format.length &&
    [...format].every((expected, index) => {
      const character = number[index] ?? '';
      return MATCHES[expected]?.test(character) ?? character === expected;
    })
  );
}
