import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageExists, pages } from './pages';

const here = (...parts: string[]) => path.join(__dirname, ...parts);

describe.each(Object.entries(pages))('the page %s', (_id, { file, words }) => {
  it('has its file', () => expect(existsSync(here('routes', `${file}.tsx`))).toBe(true));
  it('has its words', () => words.forEach((namespace) => expect(existsSync(here('locales/en', `${namespace}.json`))).toBe(true)));
});

it('is known by its path, whatever query or anchor follows', () => {
  expect(pageExists('/track?orderId=1#steps')).toBe(true);
  expect(pageExists('/nowhere')).toBe(false);
});
