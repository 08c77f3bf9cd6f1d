import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STAFF_ROLES } from '../auth/roles';
import { STAFF_EVENTS } from '../orders/events/staff-events';
import { ORDER_STATUSES, STAFF_TASK_STATUSES } from '../common/order-statuses';
import { STATUSES } from '../ui/statuses';

/** Text by key, such as `orders.item.label`. */
function loadTexts(language: string): Map<string, string> {
  const folder = path.join(__dirname, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      flatten(path.basename(name, '.json'), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    ),
  );
}

function flatten(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, nested]) => flatten(`${key}.${name}`, nested));
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted();
const english = loadTexts('en');
const japanese = loadTexts('ja');
/** Keys of this application; the texts of react-admin are overridden only in part in English. */
const keys = [...english.keys()].filter((key) => !key.startsWith('react-admin.'));

describe('back-office translations', () => {
  test('both languages have the same keys', () => {
    expect([...japanese.keys()].filter((key) => !key.startsWith('react-admin.')).toSorted()).toEqual(keys.toSorted());
  });

  test('the texts of a key have the same placeholders in both languages', () => {
    const differing = keys.filter(
      (key) => String(placeholders(english.get(key) ?? '')) !== String(placeholders(japanese.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('no text is empty', () => {
    const empty = [...english, ...japanese].filter(
      ([key, text]) => text.trim() === '' && key !== 'react-admin.boolean.null',
    );
    expect(empty).toEqual([]);
  });

  test('Japanese texts contain Japanese characters, except names and formats', () => {
    const foreign = keys.filter((key) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(japanese.get(key) ?? ''));
    expect(foreign.toSorted()).toEqual([
      'labels.paymentMethod.0',
      'labels.size.2',
      'labels.size.3',
      'layout.title',
      'orders.shipment.of',
    ]);
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

  test('every status of a chip has a label', () => {
    const labels = Object.entries(STATUSES)
      // Failed checks show the number of rows.
      .filter(([kind]) => kind !== 'integrityCheck')
      .flatMap(([, { label, tones }]) => Object.keys(tones).map((status) => `${label}.${status}`));
    expect(labels.filter((key) => !english.has(key))).toEqual([]);
  });
});
