import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STAFF_ROLES } from '../auth/roles';
import { listMenuEntries, MENU_GROUPS } from '../menu/menu-groups';
import english from '../locales/en/help.json';
import englishIntroduction from '../locales/en/introduction.json';
import japanese from '../locales/ja/help.json';
import japaneseIntroduction from '../locales/ja/introduction.json';
import chinese from '../locales/zh/help.json';
import chineseIntroduction from '../locales/zh/introduction.json';
import { findHelp } from './help-texts';
import { introductionKey } from './introduction-key';

/** The values of the constants that `App.tsx` gives its custom routes, read from the sources: they import React. */
function findCustomPaths(): string[] {
  const sources = path.resolve(__dirname, '..');
  const read = (file: string) => readFileSync(path.join(sources, file), 'utf8');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file));
  const constants = new Map(
    files.flatMap((file) =>
      [...read(file).matchAll(/export const (\w+_PATH) = '([^']+)'/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
  const names = [...read('app/App.tsx').matchAll(/<Route path=\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  return names.map((name) => constants.get(name) ?? name);
}

/** Every resource is in one group of the menu, which `menu-groups.spec.ts` checks. */
const RESOURCES: readonly string[] = Object.values(MENU_GROUPS).flat();
const PATHS = [
  '/',
  ...RESOURCES.flatMap((name) => [`/${name}`, `/${name}/create`, `/${name}/1/show`]),
  ...findCustomPaths(),
];

describe.each([
  ['English', english, englishIntroduction],
  ['Chinese', chinese, chineseIntroduction],
  ['Japanese', japanese, japaneseIntroduction],
])('help in %s', (_, texts, { home, menu }) => {
  test('explains every page in two to four sentences', () => {
    const sentences = (path: string) => findHelp(texts, path)?.match(/[.。](?=\s|$|[^\w\s])/g)?.length ?? 0;
    expect(PATHS.filter((path) => ![2, 3, 4].includes(sentences(path)))).toEqual([]);
  });

  test('explains no page that does not exist', () => {
    const lists = Object.keys(texts).map((topic) => topic.split('/')[0]);
    expect(lists.filter((list) => list !== 'home' && !PATHS.includes(`/${list}`))).toEqual([]);
  });

  test('introduces every role to its home page and every entry of its menu', () => {
    expect(Object.keys(home).toSorted()).toEqual([...STAFF_ROLES].toSorted());
    const entries = STAFF_ROLES.flatMap((role) => listMenuEntries(role).map(introductionKey));
    expect(Object.keys(menu).toSorted()).toEqual([...new Set(entries)].toSorted());
  });
});

test('a record’s page has its own explanation, or that of its list', () => {
  expect(findHelp(english, '/orders/DEM000-000000-000001/show')).toMatch(/^Everything about one order/);
  expect(findHelp(english, '/coupons/create')).toBe(findHelp(english, '/coupons'));
});
