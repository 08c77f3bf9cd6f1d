import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '@shop/contract';

type Texts = { [name: string]: string | Texts };

function read(folder: string, language: string): Texts {
  const file = path.join(__dirname, '../../../..', folder, language, 'findings.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + name, text]] : flatten(text, `${prefix}${name}.`),
  );
}

it.each(LANGUAGE_CODES)('a finding has the same text in %s as in the answers and emails of the API', (language) => {
  const ours = flatten(read('storefront/app/locales', language)).map(([name, text]) => [
    name,
    text.replaceAll('{{', '{').replaceAll('}}', '}'),
  ]);
  expect(Object.fromEntries(ours)).toEqual(read('api/src/locales', language));
});
