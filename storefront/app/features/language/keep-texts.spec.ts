import { createInstance, type i18n } from 'i18next';
import { keepTexts } from './keep-texts';

let translated = 0;

function instance(): i18n {
  translated = 0;
  const counting = {
    type: 'postProcessor' as const,
    name: 'counting',
    process: (text: string) => {
      translated += 1;
      return text;
    },
  };
  const created = createInstance();
  void created.use(counting).init({
    lng: 'en',
    resources: {
      en: { translation: { pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces', hello: 'Hello {{name}}' } },
    },
    postProcess: 'counting',
    initAsync: false,
  });
  return created;
}

const translator = () => keepTexts(instance()).getFixedT('en') as (key: string, values?: object) => string;

test('a text with values is made once for the same values', () => {
  const t = translator();
  expect([t('pieces', { count: 1 }), t('pieces', { count: 2 }), t('pieces', { count: 1 })]).toEqual([
    '1 piece',
    '2 pieces',
    '1 piece',
  ]);
  expect(translated).toBe(2);
});

test('a number and its digits are different values', () => {
  const t = translator();
  expect(t('hello', { name: 1 })).toBe(t('hello', { name: '1' }));
  expect(translated).toBe(2);
});

test('a text with a value that is not plain is made each time', () => {
  const t = translator();
  const name = { toString: () => 'Ada' };
  expect([t('hello', { name }), t('hello', { name })]).toEqual(['Hello Ada', 'Hello Ada']);
  expect(translated).toBe(2);
});

test('a text with a long value is made each time', () => {
  const t = translator();
  const name = 'A'.repeat(300);
  expect([t('hello', { name }), t('hello', { name })]).toEqual([`Hello ${name}`, `Hello ${name}`]);
  expect(translated).toBe(2);
});

test('texts are forgotten when there are too many', () => {
  const t = translator();
  t('hello', { name: 'Ada' });
  for (let name = 0; name < 2000; name++) t('hello', { name });
  t('hello', { name: 'Ada' });
  expect(translated).toBe(2002);
});
