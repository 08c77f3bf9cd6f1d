import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageExists, pages } from './pages';

const here = (...parts: string[]) => path.join(__dirname, ...parts);

describe.each(Object.entries(pages))('the page %s', (_id, { file, namespaces }) => {
  it('has its file', () => expect(existsSync(here('routes', `${file}.tsx`))).toBe(true));
  it('has its translation namespaces', () =>
    namespaces.forEach((namespace) => expect(existsSync(here('locales/en', `${namespace}.json`))).toBe(true)));
});

it('a page is found by its path, ignoring query and anchor', () => {
  expect(pageExists('/track?orderId=1#steps')).toBe(true);
  expect(pageExists('/nowhere')).toBe(false);
});
