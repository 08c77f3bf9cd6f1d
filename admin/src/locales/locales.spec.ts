import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ORDER_STATUSES, STAFF_TASK_STATUSES } from '../common/order-statuses';
import { STAFF_ROLES } from '../auth/roles';
import { STAFF_EVENTS } from '../orders/events/staff-events';
import { STATUSES } from '../ui/statuses';
import { findUnusedKeys, readSources } from './used-keys';

/** Text by key, such as `orders.item.label`. */
function loadTexts(language: string): Map<string, string> {
  const folder = path.join(__dirname, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.flatMap((name) => flatten(path.basename(name, '.json'), readJson(path.join(folder, name)))));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function flatten(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, nested]) => flatten(`${key}.${name}`, nested));
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted();
/** react-admin's own texts are overridden only in part in English; those of the API are in Chinese only. */
const isShared = (key: string) => !/^(react-admin|api-errors|api-findings)\./.test(key);
const english = loadTexts('en');
const keys = [...english.keys()].filter(isShared);
const japanese = loadTexts('ja');
const chinese = loadTexts('zh');

describe.each([
  ['Japanese', japanese],
  ['Chinese', chinese],
])('back-office texts in %s', (_, texts) => {
  const text = (key: string) => texts.get(key) ?? '';

  test('have the keys of the English texts', () => {
    expect([...texts.keys()].filter(isShared).toSorted()).toEqual(keys.toSorted());
  });

  test('have the placeholders of the English texts', () => {
    const differing = keys.filter((key) => `${placeholders(text(key))}` !== `${placeholders(english.get(key) ?? '')}`);
    expect(differing).toEqual([]);
  });

  test('have one form for every number', () => {
    expect([...texts].filter(([, value]) => value.includes('||||'))).toEqual([]);
  });

  test('are not empty', () => {
    const empty = [...texts].filter(([key, value]) => value.trim() === '' && key !== 'react-admin.boolean.null');
    expect(empty).toEqual([]);
  });

  // Users of voice control say the text they see. Without spaces, software may divide a longer name into other words.
  test('begin the name of a sort button with the name of its column', () => {
    expect(text('react-admin.sort.sort_by')).toMatch(/^%\{field\}/);
  });

  test('equal the English text for at most 3% of the keys', () => {
    const equal = keys.filter((key) => text(key) === english.get(key));
    expect(equal.length / keys.length).toBeLessThanOrEqual(0.03);
  });
});

describe('back-office texts', () => {
  test('English texts are not empty, and have a singular and a plural where they have several forms', () => {
    const wrong = [...english].filter(([, text]) => text.trim() === '' || text.split('||||').length > 2);
    expect(wrong).toEqual([]);
  });

  test('Japanese texts contain Japanese characters, except names and formats', () => {
    const foreign = keys.filter((key) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(japanese.get(key) ?? ''));
    expect(foreign.toSorted()).toEqual([
      'common.labelled',
      'labels.paymentMethod.0',
      'labels.size.2',
      'labels.size.3',
      'layout.title',
      'orders.shipment.of',
      'receivedWebhooks.providers.paypal',
    ]);
  });

  test('Chinese texts contain Chinese characters and no Japanese ones, except names and formats', () => {
    const foreign = keys.filter(
      (key) => !/^[^\u3040-\u30ff]*[\u4e00-\u9fff][^\u3040-\u30ff]*$/.test(chinese.get(key) ?? ''),
    );
    expect(foreign.toSorted()).toEqual([
      'common.labelled',
      'labels.paymentMethod.0',
      'layout.title',
      'orders.shipment.of',
      'receivedWebhooks.providers.paypal',
      'tariff.yuan',
    ]);
  });

  test('every key is used by the code', () => {
    // Texts that are loaded on demand are not read by key; specs of their own compare them.
    expect(findUnusedKeys(keys.filter((key) => !/^(help|fields|emailNames|auditFields)\./.test(key)))).toEqual([]);
  });

  test('every error of the API has a Chinese text', () => {
    const apiErrors = readJson(path.join(__dirname, '../../../api/src/locales/en/errors.json')) as object;
    const translated = readJson(path.join(__dirname, 'zh/api-errors.json')) as object;
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(apiErrors).toSorted());
  });

  test('every finding of the API has a Chinese text with the same numbers', () => {
    const apiFindings = readJson(path.join(__dirname, '../../../api/src/locales/en/findings.json')) as object;
    const inApi = Object.entries(apiFindings).map(([code, text]) => [
      `api-findings.${code}`,
      placeholders(String(text).replaceAll('{', '%{')),
    ]);
    const translated = [...chinese].filter(([key]) => key.startsWith('api-findings.'));
    expect(translated.map(([key, text]) => [key, placeholders(text)])).toEqual(inApi);
  });

  test('every status, staff task, role and order event has its texts', () => {
    const required = [
      ...ORDER_STATUSES.map((status) => `labels.orderStatus.${status}`),
      ...STAFF_TASK_STATUSES.map((status) => `labels.staffTask.${status}`),
      ...STAFF_ROLES.map((role) => `session.role.${role}`),
      ...STAFF_EVENTS.flatMap((event) =>
        ['button', 'title', 'submit', 'done'].map((part) => `events.${event}.${part}`),
      ),
      ...STAFF_EVENTS.map((event) => `orders.event.${event}`),
    ];
    expect(required.filter((key) => !english.has(key))).toEqual([]);
  });

  test('every dialog of an action has its texts', () => {
    const prefixes = [...readSources().matchAll(/<ActionDialog(?:Button)?(?:<.*>)?\s[^>]*?\btexts="([\w.-]+)"/g)].map(
      ([, prefix = '']) => prefix,
    );
    expect(prefixes.length).toBeGreaterThan(20);
    const required = prefixes.flatMap((prefix) =>
      ['title', 'description', 'submit', 'done'].map((part) => `${prefix}.${part}`),
    );
    const missing = (texts: ReadonlyMap<string, string>) => required.filter((key) => !texts.has(key));
    expect([english, japanese, chinese].map(missing)).toEqual([[], [], []]);
  });

  test('every status of a chip has a label', () => {
    const labels = Object.entries(STATUSES)
      // Failed checks show the number of rows.
      .filter(([kind]) => kind !== 'integrityCheck')
      .flatMap(([, { label, tones }]) => Object.keys(tones).map((status) => `${label}.${status}`));
    expect(labels.filter((key) => !english.has(key))).toEqual([]);
  });
});
