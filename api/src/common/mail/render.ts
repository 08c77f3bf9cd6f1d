import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmailTextView } from '@shop/contract';
import Handlebars from 'handlebars';
import { translations } from '../i18n/i18n';
import { LruCache } from '../lru-cache';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailTexts {
  subject: string;
  body: string[];
  /** A button; `quiet` makes it a small link. */
  action?: { label: string; url: string; quiet?: boolean };
}

/** Compiled for the first email. */
let layout: Handlebars.TemplateDelegate | undefined;

/** Compiled templates by their text. The locale files have about a thousand. */
const compiled = new LruCache<string, Handlebars.TemplateDelegate>(3000);

function compile(text: string): Handlebars.TemplateDelegate {
  const delegate = compiled.get(text) ?? Handlebars.compile(text, { noEscape: true });
  compiled.set(text, delegate);
  return delegate;
}

interface MailFormats {
  date: Intl.DateTimeFormat;
  list: Intl.ListFormat;
  money: Map<string, { format: Intl.NumberFormat; digits: number }>;
}

/** Formats by language. Both languages and currencies are few. */
const formats = new Map<string, MailFormats>();

function formatsOf(language: string): MailFormats {
  const known = formats.get(language);
  if (known) return known;
  const created = {
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    list: new Intl.ListFormat(language),
    money: new Map<string, { format: Intl.NumberFormat; digits: number }>(),
  } as const;
  formats.set(language, created);
  return created;
}

/** Uses the decimal places of the currency by CLDR, which are right for the shop's currencies. */
function formatMoney({ money }: MailFormats, language: string, value: { currency: string; amount: number }): string {
  const known = money.get(value.currency);
  const format = known?.format ?? new Intl.NumberFormat(language, { style: 'currency', currency: value.currency });
  const digits = known?.digits ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  if (!known) money.set(value.currency, { format, digits });
  return format.format(value.amount / 10 ** digits);
}

function helpers(language: string) {
  const known = formatsOf(language);
  return {
    money: (value: { currency: string; amount: number }) => formatMoney(known, language, value),
    date: (iso: string) => known.date.format(new Date(iso)),
    list: (items: string[]) => known.list.format(items),
  };
}

/** The names of all email templates in alphabetical order. */
export function mailTemplates(): string[] {
  return Object.keys(translations('en', 'mails'))
    .filter((name) => name !== 'footer')
    .sort();
}

/** The texts of a template. Throws if there is no such template. */
export function mailTexts(name: string, language: string): MailTexts {
  const mails = translations(language, 'mails');
  if (name === 'footer' || !Object.hasOwn(mails, name)) throw new Error(`there is no email template ${name}`);
  return mails[name] as MailTexts;
}

/** The built-in text as admins edit it: an empty line between paragraphs. */
export function toEmailText({ subject, body, action }: MailTexts): EmailTextView {
  return { subject, body: body.join('\n\n'), ...(action && { label: action.label }) };
}

/** The built-in texts with the parts that an admin wrote. */
export function replaceTexts(builtIn: MailTexts, { subject, body, label }: EmailTextView): MailTexts {
  const { action } = builtIn;
  return { subject, body: [body], ...(action && { action: { ...action, label: label ?? action.label } }) };
}

/** Nothing if the link was deleted after the email was sent. */
function renderAction(action: MailTexts['action'], fill: (text: string) => string): MailTexts['action'] {
  const url = action && fill(action.url);
  return url ? { ...action, label: fill(action.label), url } : undefined;
}

/** Fills values into the texts of an email. */
function createFill(language: string, data: Record<string, unknown>): (text: string) => string {
  const languageHelpers = helpers(language);
  return (text) => compile(text)(data, { helpers: languageHelpers }).trim();
}

/**
 * A text without word joiners (U+2060), which keep a word in one line. Only HTML needs them: programs that show plain text
 * break lines as they like, and some show a box.
 */
const withoutWordJoiners = (text: string) => text.replaceAll('\u2060', '');

/** The subject of an email with its values, in one line. */
export function fillSubject({ subject }: MailTexts, language: string, data: Record<string, unknown>): string {
  return withoutWordJoiners(createFill(language, data)(subject)).replaceAll(/[\r\n]+/g, ' ');
}

/** The texts of an email with its values. */
export function fillTexts(entry: MailTexts, language: string, data: Record<string, unknown>): MailTexts {
  const fill = createFill(language, data);
  const paragraphs = entry.body.flatMap((part) => fill(part).split('\n\n'));
  const action = renderAction(entry.action, fill);
  return {
    subject: fillSubject(entry, language, data),
    body: paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean),
    ...(action && { action }),
  };
}

/** Renders an email as text and HTML with the same content; the lines `items` of its data are listed above the button. */
export function renderTexts(
  entry: MailTexts,
  language: string,
  shopName: string,
  data: Record<string, unknown>,
): RenderedMail {
  const { subject, body, action } = fillTexts(entry, language, { ...data, shopName });
  const footer = String(translations(language, 'mails').footer ?? '');
  const items = Array.isArray(data.items) ? data.items.map(String) : [];
  const listed = items.map((item) => `- ${item}`).join('\n');
  const text = [
    ...body,
    ...(listed ? [listed] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    '--',
    shopName,
    footer,
  ].join('\n\n');
  layout ??= Handlebars.compile(readFileSync(path.join(__dirname, 'layout.html.hbs'), 'utf8'));
  return {
    subject,
    text: withoutWordJoiners(text),
    html: layout({ language, subject, shopName, body, items, action, footer }),
  };
}
