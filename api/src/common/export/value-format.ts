import { invalid, parseJson } from '../http/list-query';

/** How values of an exported list are written. */
export interface ValueFormat {
  /** Texts in place of codes, by field. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Writes an instant. */
  formatInstant: (instant: string) => string;
}

const MAX_LABEL_LENGTH = 200;

/** @throws ApiError `validation_failed` unless the labels are texts by field and code, or if the time zone is unknown */
export function parseValueFormat(labels: string | undefined, timeZone: string | undefined): ValueFormat {
  return {
    labels: labels === undefined ? {} : parseLabels(labels),
    formatInstant: timeZone === undefined ? (instant) => instant : instantFormat(timeZone),
  };
}

/** The text of a code, or the code without one. */
export function labelOf<T>({ labels }: ValueFormat, field: string, code: T): T | string {
  const texts = Object.hasOwn(labels, field) ? labels[field] : undefined;
  const key = String(code);
  return texts && Object.hasOwn(texts, key) ? (texts[key] ?? code) : code;
}

function parseLabels(text: string): ValueFormat['labels'] {
  const labels = parseJson(text, 'labels');
  if (!isRecord(labels) || !Object.values(labels).every(isTexts)) throw invalid('labels');
  return labels as ValueFormat['labels'];
}

function isTexts(value: unknown): boolean {
  const isText = (each: unknown) => typeof each === 'string' && each.length <= MAX_LABEL_LENGTH;
  return isRecord(value) && Object.values(value).every(isText);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `2026-03-02 14:05` in a time zone. Swedish dates have this format. */
function instantFormat(timeZone: string): (instant: string) => string {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return (instant) => format.format(new Date(instant));
  } catch {
    throw invalid('timeZone');
  }
}
