import { type Call, calls, ListQuery } from '@shop/contract';
import english from '../../locales/en/fields.json';
import englishResources from '../../locales/en/resources.json';
import japanese from '../../locales/ja/fields.json';
import chinese from '../../locales/zh/fields.json';
import { MENU_GROUPS } from '../../menu/menu-groups';
import { findFieldName, listFields } from './field-names';

const RESOURCES: readonly string[] = Object.values(MENU_GROUPS).flat();
/** Lists without an export. */
const NOT_EXPORTED = ['galleries', 'service-status', 'email-templates', 'templates', 'fees', 'ledger-entries'];
const TABLE_NAMES: Readonly<Record<string, { name: string; fields?: object } | undefined>> = englishResources;

/** The fields of a list's rows that its table does not name, such as `emails.subject`. */
const unnamed = Object.values(calls as Record<string, Call>)
  .filter(({ input }) => input === ListQuery)
  .map(({ path, output }) => ({ resource: path.replace('admin/', ''), output }))
  .filter(({ resource }) => RESOURCES.includes(resource) && !NOT_EXPORTED.includes(resource))
  .flatMap(({ resource, output }) => {
    const { properties = {} } = output.items as { properties?: object };
    const named = Object.keys(TABLE_NAMES[resource]?.fields ?? {});
    return listFields([properties])
      .filter((field) => !named.includes(field))
      .map((field) => ({ resource, field }));
  });

test.each([
  ['English', english],
  ['Japanese', japanese],
  ['Chinese', chinese],
])('every column of every export has a name in %s, and no name is left over', (_, names) => {
  expect(unnamed.length).toBeGreaterThan(100);
  expect(unnamed.filter(({ resource, field }) => !findFieldName(names, resource, field))).toEqual([]);
  const { common, ...lists } = names;
  const used = new Set(unnamed.map(({ resource, field }) => `${resource}.${field}`));
  const own = Object.entries(lists).flatMap(([list, fields]) => Object.keys(fields).map((field) => `${list}.${field}`));
  expect(own.filter((name) => !used.has(name))).toEqual([]);
  const shared = new Set(
    unnamed.filter(({ resource, field }) => !own.includes(`${resource}.${field}`)).map(({ field }) => field),
  );
  expect(Object.keys(common).filter((field) => !shared.has(field))).toEqual([]);
});
