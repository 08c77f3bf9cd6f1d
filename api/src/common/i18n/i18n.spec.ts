import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIELD_ERRORS, ERRORS, LANGUAGE_CODES } from '@shop/contract';
import { mailTemplates, mailTexts, renderTexts } from '../mail/render';
import { buildPreviewData } from '../mail/preview-data';
import { negotiateLanguage, errorText } from './i18n';

const FOLDER = path.resolve(__dirname, '../../locales');

type Leaf = readonly [at: string, text: string];

function sheet(language: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(FOLDER, language, name), 'utf8')) as Record<string, unknown>;
}

/** Every text of a sheet, with the path that leads to it. */
function leaves(value: unknown, at = ''): Leaf[] {
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, at ? `${at}/${name}` : name));
}

/** What is filled in: `{{money amount}}`, `{{#if prepaid}}`, `{name}`. */
const placesIn = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}|\{\w+\}/g))].sort();
const saidIn = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|\{\w+\}/g, '').replaceAll(/[^\p{L}]/gu, '');

/** Names, units, and words that other languages share with English. */
const THE_SAME = new Set([
  'PayPal',
  'Western Union',
  'MoneyGram',
  'cm',
  'm',
  'No.',
  'Date',
  'E-mail',
  'Type',
  'Total',
  'Subtotal',
  'CMYK',
  'RGB',
  'Lab',
  'Version',
  'Material',
  'Digitalproof',
  'Problem',
  'in',
  'ft',
  'Re: {{subject}}',
  'Re\u00a0: {{subject}}',
]);

const sheets = readdirSync(path.join(FOLDER, 'en')).sort();
const others = LANGUAGE_CODES.filter((language) => language !== 'en');

test('the English texts cover exactly the error codes of the contract', () => {
  expect(Object.keys(sheet('en', 'errors.json')).sort()).toEqual([...Object.keys(ERRORS), ...FIELD_ERRORS].sort());
});

describe.each(others)('the texts in %s', (language) => {
  test('each language has the same namespaces as English', () => {
    expect(readdirSync(path.join(FOLDER, language)).sort()).toEqual(sheets);
  });

  describe.each(sheets)('of %s', (name) => {
    const english = new Map(leaves(sheet('en', name)));
    const theirs = leaves(sheet(language, name));

    test('each language has the same keys as English', () => {
      expect(theirs.map(([at]) => at).sort()).toEqual([...english.keys()].sort());
    });

    test('each text has the same placeholders as in English', () => {
      expect(theirs.map(([at, text]) => [at, placesIn(text)])).toEqual(
        theirs.map(([at]) => [at, placesIn(english.get(at) ?? '')]),
      );
    });

    test('a text is empty only if the English text is', () => {
      expect(theirs.filter(([at, text]) => text.trim() === '' && english.get(at) !== '')).toEqual([]);
    });

    test('texts are translated and not left in English', () => {
      const left = theirs.filter(
        ([at, text]) => saidIn(text) !== '' && !THE_SAME.has(text) && saidIn(text) === saidIn(english.get(at) ?? ''),
      );
      expect(left).toEqual([]);
    });
  });
});

describe('the emails to staff in Chinese', () => {
  const [english, chinese] = [sheet('en', 'mails.json'), sheet('zh', 'mails.json')];

  test('are all emails whose names begin with “staff”', () => {
    const ofStaff = (texts: object) => Object.keys(texts).filter((name) => name.startsWith('staff_'));
    expect(ofStaff(chinese).toSorted()).toEqual(ofStaff(english).toSorted());
  });

  test('have the keys and placeholders of the English texts', () => {
    const placesOf = (text: unknown) => leaves(text).map(([at, part]) => [at, placesIn(part)]);
    for (const [name, text] of Object.entries(chinese)) expect(placesOf(text)).toEqual(placesOf(english[name]));
  });

  test('are in Chinese', () => {
    const texts = [...leaves(chinese), ...leaves(sheet('zh', 'unmatched-payments.json'))].map(([, text]) => text);
    expect(texts.filter((text) => saidIn(text) !== '' && !/\p{Script=Han}/u.test(text))).toEqual([]);
  });
});

function renderPreview(template: string, language: string) {
  const texts = mailTexts(template, language);
  return renderTexts(texts, language, 'Widepress', buildPreviewData(texts));
}

describe.each(LANGUAGE_CODES)('emails in %s', (language) => {
  test.each(mailTemplates())('the email %s has a value for every placeholder', (template) => {
    const { subject, text } = renderPreview(template, language);
    expect(subject).not.toMatch(/\{|\}|undefined|\n/);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  test('an email formats money and dates in its language', () => {
    const texts = mailTexts('order_placed', language);
    const data = buildPreviewData(texts);
    const { text } = renderTexts(texts, language, 'Widepress', data);
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1234.56);
    expect(text).toContain(amount);
    expect(text).toContain(
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(data.due))),
    );
  });
});

test('an email lists its items in text and HTML, with nothing of them read as markup', () => {
  const items = ['2 × Vinyl banner, 3 × 6 ft (<b>Gate</b>)', '1 × Roll-up'];
  const texts = mailTexts('order_placed', 'en');
  const { text, html } = renderTexts(texts, 'en', 'Widepress', { ...buildPreviewData(texts), items });
  expect(text).toContain('- 2 × Vinyl banner, 3 × 6 ft (<b>Gate</b>)\n- 1 × Roll-up\n\nView and pay: ');
  expect(html).toContain('<li>2 × Vinyl banner, 3 × 6 ft (&lt;b&gt;Gate&lt;/b&gt;)</li><li>1 × Roll-up</li></ul>');
});

describe('the language of a response', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ja', 'ja'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.5, de;q=0.9', 'de'],
    ['pt-BR, es;q=0.3', 'es'],
    ['es;q=0, en;q=0.1', 'en'],
    ['tlh', 'en'],
    [';;;,,,q=', 'en'],
  ])('the language for Accept-Language %j is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  test.each([
    ['en', 5, 'Request too frequent: try again after 5 seconds.'],
    ['en', 60, 'Request too frequent: try again after 1 minute.'],
    ['en', 433, 'Request too frequent: try again after 8 minutes.'],
    ['en', 3600, 'Request too frequent: try again after 60 minutes.'],
    ['en', 3601, 'Request too frequent: try again after 1 hour and 1 minute.'],
    ['en', 7200, 'Request too frequent: try again after 2 hours.'],
    ['fr', 3660, 'Demandes trop fréquentes\u00A0: réessayez dans 1\u00A0heure et 1 minute.'],
    ['es', 3660, 'Demasiadas solicitudes seguidas: inténtelo de nuevo dentro de 1 hora y 1 minuto.'],
    ['de', 3660, 'Zu viele Anfragen: Bitte versuchen Sie es in 1 Stunde und 1 Minute noch einmal.'],
    ['ja', 3660, '操作の間隔が短すぎます。1時間1分後にもう一度お試しください。'],
    ['fr', 433, 'Demandes trop fréquentes\u00A0: réessayez dans 8 minutes.'],
    ['es', 433, 'Demasiadas solicitudes seguidas: inténtelo de nuevo dentro de 8 minutos.'],
    ['de', 433, 'Zu viele Anfragen: Bitte versuchen Sie es in 8 Minuten noch einmal.'],
    ['ja', 433, '操作の間隔が短すぎます。8分後にもう一度お試しください。'],
  ])('too_frequent names the waiting time in %s: %i s', (language, seconds, text) => {
    expect(errorText(language, 'too_frequent', seconds)).toBe(text);
  });

  test('the language is English for an unsupported Accept-Language', () => {
    expect(errorText('pt', 'empty_cart')).toBe(errorText('en', 'empty_cart'));
  });
});
