import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '../../../api/src');
const LOCALES = path.resolve(__dirname, '../locales');

/** The names of the jobs that the API declares. */
const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/\bjob<[^()]*>\('([\w.-]+)'/g)])
  .map(([, name = '']) => name.replaceAll('.', '_'));

test.each(['en', 'ja', 'zh'])('every background job of the API says in %s what it does, and no other', (language) => {
  const texts = JSON.parse(readFileSync(path.join(LOCALES, language, 'jobs.json'), 'utf8')) as { names: object };
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(texts.names).toSorted()).toEqual([...new Set(names)].toSorted());
});
