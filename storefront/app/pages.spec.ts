import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, RESERVED_PATHS } from '@shop/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { findPage, pageExists, pages } from './pages';
import routes from './routes';

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

it('no category can have the address of another page or file', () => {
  const fixed = Object.values(pages).map(({ path: to }) => to.split('/')[1] ?? '');
  const files = readdirSync(here('../public'));
  const used = [...fixed, ...files].filter((part) => /^[a-z0-9][a-z0-9-]*$/.test(part));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((part) => !RESERVED_PATHS.includes(part))).toEqual([]);
});

describe('the router', () => {
  const toObject = ({ children, ...entry }: RouteConfigEntry): RouteObject =>
    entry.index ? { id: entry.id, index: true } : { id: entry.id, path: entry.path, children: children?.map(toObject) };
  const objects = (routes as RouteConfigEntry[]).map(toObject);
  const find = (pathname: string) => {
    const match = matchRoutes(objects, pathname)?.at(-1);
    return { page: Object.entries(pages).find(([, page]) => page === findPage(match?.route.id ?? ''))?.[0], ...match };
  };

  it.each(['', ...LANGUAGE_CODES.map((code) => `/${code}`)])('finds every page below the prefix "%s"', (prefix) => {
    for (const [id, { path: to }] of Object.entries(pages)) {
      const address = to
        .replace(':category', 'wall-decoration')
        .replace(':slug', 'canvas')
        .replace(':gallery', 'fairs');
      // S2.2
      expect([address, find(`${prefix}${address === '/' && prefix ? '' : address}`).page]).toEqual([address, id]);
    }
  });

  it.each([
    ['/wall-decoration', { category: 'wall-decoration' }],
    ['/ja/wall-decoration', { category: 'wall-decoration' }],
    ['/wall-decoration/canvas', { category: 'wall-decoration', slug: 'canvas' }],
    ['/ja/wall-decoration/canvas', { category: 'wall-decoration', slug: 'canvas' }],
  ])('takes %s for a page of the category', (address, params) => expect(find(address).params).toEqual(params));

  it('finds no page at longer addresses', () => {
    expect(find('/a/b/c').page).toBeUndefined();
    expect(find('/ja/a/b/c').page).toBeUndefined();
  });
});
