import type { ItemView } from '@shop/contract';
import type { MailTemplate } from '@shop/order-flow';
import type { Products } from '../../catalogue/public';
import type { EffectContext } from './effect-context';

/** The emails that list the items of the order, or those that the event is about. */
const LISTING: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'order_placed',
  'invoice',
  'order_paid',
  'artwork_rejected',
  'proof_ready',
  'order_shipped',
  'order_completed',
  'order_cancelled',
  'order_expired',
]);

const MAX_LISTED = 20;
const UNITS = ['inch', 'foot', 'centimeter', 'meter'] as const;

/** The lines `2 × Vinyl banner, 3 × 6 ft (North gate)` of an email; undefined for an email without a list. */
export function itemLines(
  { items, entry }: Pick<EffectContext, 'items' | 'entry'>,
  template: MailTemplate,
  language: string,
  products: Products,
): string[] | undefined {
  if (!LISTING.has(template)) return undefined;
  const concerned: readonly string[] | null = 'items' in entry ? entry.items : null;
  const rows = concerned ? items.filter(({ sid }) => concerned.includes(sid)) : items;
  const lines = rows.slice(0, MAX_LISTED).map(({ item }) => formatLine(item, language, products));
  return rows.length > MAX_LISTED ? [...lines, `… + ${rows.length - MAX_LISTED}`] : lines;
}

function formatLine(item: ItemView, language: string, products: Products): string {
  const name = products.nameOf(item, language);
  const size = formatSize(item, language) ?? products.describeItem(item, language).model;
  const label = item.label !== undefined && item.label !== name ? ` (${item.label})` : '';
  return `${item.quantity} × ${[name, size].filter(Boolean).join(', ')}${label}`;
}

function formatSize({ width, length, unit = 2 }: ItemView, language: string): string | undefined {
  if (width === undefined || length === undefined) return undefined;
  const format = sizeFormat(language, UNITS[unit] ?? 'centimeter');
  return `${format.width.format(Number(width))} × ${format.length.format(Number(length))}`;
}

interface SizeFormat {
  width: Intl.NumberFormat;
  /** With the unit. */
  length: Intl.NumberFormat;
}

/** By language and unit. Node.js takes a millisecond to make one. */
const formats = new Map<string, SizeFormat>();

function sizeFormat(language: string, unit: (typeof UNITS)[number]): SizeFormat {
  const key = `${language} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { maximumFractionDigits: 4, useGrouping: false };
  const format = {
    width: new Intl.NumberFormat(language, options),
    length: new Intl.NumberFormat(language, { ...options, style: 'unit', unit }),
  };
  formats.set(key, format);
  return format;
}
