import { readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { words } from '../words';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailWords {
  subject: string;
  body: string[];
  action?: { label: string; url: string };
}

const layout = Handlebars.compile(readFileSync(path.join(__dirname, 'layout.html.hbs'), 'utf8'));

/** Compiled once each: there are as many as the locale sheets have lines. */
const compiled = new Map<string, Handlebars.TemplateDelegate>();

function template(text: string): Handlebars.TemplateDelegate {
  const known = compiled.get(text) ?? Handlebars.compile(text, { noEscape: true });
  compiled.set(text, known);
  return known;
}

/** The currency's minor digits by CLDR: what the shop's eight currencies use. */
function money(language: string, value: { currency: string; amount: number }): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: value.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(value.amount / 10 ** digits);
}

function helpers(language: string) {
  return {
    money: (value: { currency: string; amount: number }) => money(language, value),
    date: (iso: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
    list: (items: string[]) => new Intl.ListFormat(language).format(items),
  };
}

/** The mails there are words for, by the alphabet. */
export function mailTemplates(): string[] {
  return Object.keys(words('en', 'mails'))
    .filter((name) => name !== 'footer')
    .sort();
}

/** Throws for a template without words. */
export function mailWords(name: string, language: string): MailWords {
  const entry = mailTemplates().includes(name) && words(language, 'mails')[name];
  if (!entry) throw new Error(`no words for mail ${name}`);
  return entry as MailWords;
}

/** Fills a mail's words with its data; both bodies say the same. Throws for a template without words. */
export function renderMail(
  name: string,
  language: string,
  shopName: string,
  data: Record<string, unknown>,
): RenderedMail {
  const entry = mailWords(name, language);
  const context = { ...data, shopName };
  const fill = (text: string) => template(text)(context, { helpers: helpers(language) }).trim();
  const subject = fill(entry.subject).replaceAll(/[\r\n]+/g, ' ');
  const body = entry.body.map(fill).filter(Boolean);
  const action = entry.action && { label: fill(entry.action.label), url: fill(entry.action.url) };
  const footer = fill(String(words(language, 'mails').footer ?? ''));
  const text = [...body, ...(action ? [`${action.label}: ${action.url}`] : []), '--', shopName, footer].join('\n\n');
  return { subject, text, html: layout({ language, subject, shopName, body, action, footer }) };
}
