import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STAFF_ROLES } from '../auth/roles';
import { findMenuEntry, listMenuEntries, MENU_GROUPS } from './menu-groups';

const SOURCES = path.resolve(__dirname, '..');

/** The names that the `index` files of the folders give their resources. */
function listResourceNames(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[\w-]+\/(index|reference-resource)\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name),
  );
}

test('every resource is in one group of the menu', () => {
  const grouped: string[] = Object.values(MENU_GROUPS).flat();
  const references = ['categories', 'printer-types', 'finishes'];
  expect(grouped.toSorted()).toEqual([...new Set([...listResourceNames(), ...references])].toSorted());
});

test.each(STAFF_ROLES)('%s sees at most 12 entries', (role) => {
  const entries = listMenuEntries(role);
  expect(entries.length).toBeGreaterThan(0);
  // The home page is an entry, too.
  expect(entries.length + 1).toBeLessThanOrEqual(12);
});

test('a role sees only what it can open', () => {
  expect(listMenuEntries('factory')[0]).toEqual({
    group: 'orders',
    resources: ['orders', 'production-queue', 'nests', 'facility', 'printers', 'colour-profiles'],
  });
  expect(findMenuEntry('factory', 'staff')).toBeUndefined();
  expect(findMenuEntry('admin', 'staff')?.group).toBe('settings');
});
