import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@shop/contract';
import { languages } from '../features/language/languages';
import { findInSource, findUsedTexts, type UsedText } from './find-used-texts';

type Texts = { [key: string]: string | Texts };

const namespaces = readdirSync(path.join(__dirname, 'en'));
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

function loadTexts(language: string, file: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(path.join(__dirname, language, file), 'utf8')));
}

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** Plural forms differ between languages, so they are compared without their suffix. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(withoutPlural))].sort();
const placeholdersIn = (text: string | undefined) => [...new Set((text ?? '').match(/\{\{\w+\}\}/g))].sort();

describe.each(others)('the translations in %s', (language) => {
  it('have the same files as English', () => expect(readdirSync(path.join(__dirname, language))).toEqual(namespaces));

  it('differ from English in more than 97% of the texts that have words', () => {
    const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
    const pairs = namespaces.flatMap((file) => {
      const english = loadTexts('en', file);
      return Object.entries(loadTexts(language, file)).map(([key, text]) => ({ key, text, english: english[key] }));
    });
    const same = pairs.filter(({ text, english }) => text === english && hasWords(text));
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(same.length / pairs.length).toBeLessThan(0.03);
  });

  describe.each(namespaces)('of %s', (file) => {
    const [english, theirs] = [loadTexts('en', file), loadTexts(language, file)];

    it('have the same keys as English', () => expect(keysOf(theirs)).toEqual(keysOf(english)));

    it('have every plural form of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const pluralKeys = Object.keys(theirs)
        .filter((key) => withoutPlural(key) !== key)
        .map(withoutPlural);
      for (const key of pluralKeys)
        expect(Object.keys(theirs)).toEqual(expect.arrayContaining(forms.map((form) => `${key}_${form}`)));
    });

    it('have the same placeholders as English', () => {
      for (const [key, text] of Object.entries(theirs)) {
        const same = english[key] ?? english[`${withoutPlural(key)}_other`];
        expect([key, placeholdersIn(text)]).toEqual([key, placeholdersIn(same)]);
      }
    });
  });
});

describe('the time of production', () => {
  const RANGE = /(\d+)\s?(?:–|～|-|à|a)\s?(\d+)/g;
  const rangesIn = (text = '') => [...text.matchAll(RANGE)].map(([, from, to]) => `${from}–${to}`);
  const stated = namespaces.flatMap((file) =>
    Object.entries(loadTexts('en', file))
      .filter(
        ([key, text]) =>
          /produc|made in|\bproof is approved/i.test(`${key} ${text}`) && /\d–\d business days/.test(text),
      )
      .map(([key]) => ({ file, key })),
  );

  it.each(languages.map(({ code }) => code))('is 1–4 business days in every text in %s that states it', (language) => {
    const texts = stated.map(({ file, key }) => ({ name: `${file} ${key}`, text: loadTexts(language, file)[key] }));
    // S9.41
    expect(texts.filter(({ text }) => !rangesIn(text).includes('1–4'))).toEqual([]);
    expect(texts.length).toBeGreaterThanOrEqual(9);
  });
});

/** Whether a key in use means a text: the text itself, one of its plural forms, or a paragraph of it. */
function isMeant({ namespaces, key }: Pick<UsedText, 'namespaces' | 'key'>, namespace: string, text: string): boolean {
  if (!namespaces.includes(namespace)) return false;
  const pattern = key
    .split('*')
    .map((part) => part.replaceAll('.', '\\.'))
    .join('.+');
  return new RegExp(`^${pattern}(_(zero|one|two|few|many|other))?(\\.\\d+)?$`).test(text);
}

describe.each(others.filter((code) => LANGUAGES[code].sentenceSpace === ''))('the sentences in %s', (language) => {
  it('are followed by a space nowhere in the code, but joined by <Sentences>', () => {
    const spaced = findUsedTexts(path.join(__dirname, '..')).filter((use) => use.isFollowedBySpace);
    const sentences = namespaces.flatMap((file) =>
      Object.entries(loadTexts(language, file))
        .filter(([, text]) => /[。！？]$/.test(text))
        .map(([key]) => ({ namespace: path.basename(file, '.json'), key })),
    );
    const found = spaced.filter((use) => sentences.some(({ namespace, key }) => isMeant(use, namespace, key)));
    expect(found.map(({ key, place }) => `${key} in ${place}`)).toEqual([]);
  });

  it.each([
    ["<p>{t('a')} {t('b')}</p>", ['a']],
    ["<p>{t('a')}{' '}\n  {t('b')}</p>", ['a']],
    ["<p>{t('a')}{open && ` ${t('b')}`}</p>", ['a']],
    ["<p><b>{open ? t('a') : t('b')}</b> <Trans t={t} i18nKey=\"c\" /></p>", ['a', 'b']],
    ['<p><Trans t={t} i18nKey="a" /> {t(`b`)}</p>', ['a']],
    ["`${t('a')} ${t('b')}`", ['a']],
    ["<p>\n  {t('a')}\n  {t('b')}\n</p>", []],
    ["<Sentences>{t('a')}{open && <b>{t('b')}</b>}</Sentences>", []],
  ])('are found before a space in %s', (source, keys) => {
    const used = findInSource(`const { t } = useTranslation(); const a = ${source};`, 'a.tsx');
    expect(used.filter((use) => use.isFollowedBySpace).map(({ key }) => key)).toEqual(keys);
  });
});

describe('the English texts', () => {
  const used = findUsedTexts(path.join(__dirname, '..'));
  const texts = namespaces.flatMap((file) =>
    Object.keys(loadTexts('en', file)).map((text) => ({ namespace: path.basename(file, '.json'), text })),
  );

  it('are all used by code', () => {
    const unused = texts.filter(({ namespace, text }) => !used.some((use) => isMeant(use, namespace, text)));
    expect(unused.map(({ namespace, text }) => `${namespace}:${text}`)).toEqual([]);
  });

  it('contain every text that code uses', () => {
    const missing = used.filter((use) => !texts.some(({ namespace, text }) => isMeant(use, namespace, text)));
    expect(missing.map(({ namespaces: names, key, place }) => `${names.join('|')}:${key} in ${place}`)).toEqual([]);
  });

  it.each([
    [`const { t } = useTranslation('cart'); t('title');`, ['cart:title']],
    [`const { t } = useTranslation(); t(open ? 'close' : 'loading');`, ['common:close', 'common:loading']],
    [
      `const { t: tOrder } = useTranslation(['order', 'quote']); tOrder(\`event.${'${name}'}.text\`);`,
      ['order:event.*.text'],
    ],
    [`const { t } = useTranslation(['cart', 'quote']); t('quote:add');`, ['quote:add']],
    [`const { t } = useTranslation('order'); const a = <Trans t={t} i18nKey="heading" />;`, ['order:heading']],
    [
      `const t = i18n.getFixedT(language, COMMON_NAMESPACE, 'languageOffer'); t('title');`,
      ['common:languageOffer.title'],
    ],
    [
      `function A() { const { t } = useTranslation('home'); t('lead'); } function B() { const { t } = useTranslation('track'); t('text'); }`,
      ['home:lead', 'track:text'],
    ],
  ])('are found in %s', (source, keys) => {
    expect(findInSource(source, 'a.tsx').map(({ namespaces: names, key }) => `${names.join('|')}:${key}`)).toEqual(
      keys,
    );
  });
});
