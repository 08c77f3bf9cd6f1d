import type { Finding } from './finding';

/** How the reader writes numbers: a language tag, and inches or centimetres. */
export interface Reader {
  locale: string;
  isImperial: boolean;
}

/** The name of the text of a finding: its code, and its kind where the sentences differ. */
export function textName({ code, values }: Finding): string {
  return typeof values.kind === 'string' ? `${code}.${values.kind}` : code;
}

/**
 * The values of a finding as the reader writes them: names that end in `Mm` are lengths, in `M` distances; `share`,
 * `limit` and `highest` are percentages.
 */
export function textValues({ values }: Finding, reader: Reader): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(name, value, reader)]));
}

const PERCENTAGES = ['share', 'limit', 'highest'];

function toText(name: string, value: number | string, reader: Reader): string {
  if (typeof value === 'string') return value;
  if (name.endsWith('Mm')) return length(value, reader);
  if (name.endsWith('M')) return reader.isImperial ? measure(value / 0.3048, 'foot', reader, 0) : metres(value, reader);
  if (PERCENTAGES.includes(name))
    return format(value, reader, { style: 'percent', maximumFractionDigits: value < 0.1 ? 1 : 0 });
  return format(value, reader, { maximumFractionDigits: 0 });
}

const MM_PER_INCH = 25.4;
const MM_PER_FOOT = 304.8;

function length(mm: number, reader: Reader): string {
  if (reader.isImperial)
    return mm >= 10 * MM_PER_FOOT
      ? measure(mm / MM_PER_FOOT, 'foot', reader, 1)
      : measure(mm / MM_PER_INCH, 'inch', reader, mm < MM_PER_INCH ? 2 : 1);
  if (mm >= 10_000) return metres(mm / 1000, reader);
  return mm >= 10 ? measure(mm / 10, 'centimeter', reader, 1) : measure(mm, 'millimeter', reader, 1);
}

const metres = (value: number, reader: Reader) => measure(value, 'meter', reader, value < 100 ? 1 : 0);

/** With a space between the number and the unit in every language; Intl has none in Chinese. */
function measure(value: number, unit: string, reader: Reader, maximumFractionDigits: number): string {
  const text = format(value, reader, { style: 'unit', unit, maximumFractionDigits });
  return text.replace(/(?<=\d)(?=\p{L})/u, ' ');
}

/** By language and options, both of which are few. To make one takes far longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, { locale }: Reader, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${options.style} ${options.unit} ${options.maximumFractionDigits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known.format(value);
}
