import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STAFF_EVENTS } from '../orders/events/staff-events';
import { STAFF_WORK, STATES } from '../orders/states';
import { STAFF_ROLES } from '../session/roles';

type Texts = Map<string, string>;

/** Text by its key, such as `orders.item.label`. */
function textsOf(language: string): Texts {
  const folder = path.join(__dirname, language);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    sheets.flatMap((name) =>
      flat(path.basename(name, '.json'), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    ),
  );
}

function flat(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => flat(`${key}.${name}`, inner));
}

const gaps = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted();
const english = textsOf('en');
const japanese = textsOf('ja');
const shared = [...english.keys()].filter((key) => !key.startsWith('react-admin.'));

describe('the words of the back office', () => {
  test('are the same in both languages', () => {
    expect([...japanese.keys()].filter((key) => !key.startsWith('react-admin.')).toSorted()).toEqual(shared.toSorted());
  });

  test('have the same gaps in both languages', () => {
    const differing = shared.filter(
      (key) => String(gaps(english.get(key) ?? '')) !== String(gaps(japanese.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('leave nothing empty', () => {
    const empty = [...english, ...japanese].filter(
      ([key, text]) => text.trim() === '' && key !== 'react-admin.boolean.null',
    );
    expect(empty).toEqual([]);
  });

  test('are Japanese where they stand for Japanese, but for names and patterns', () => {
    const foreign = shared.filter((key) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(japanese.get(key) ?? ''));
    expect(foreign).toEqual(['frame.title', 'orders.shipment.of', 'terms.payment.0', 'terms.size.2', 'terms.size.3']);
  });

  test('name every state, what staff do in it, every role and every event’s form', () => {
    const wanted = [
      ...STATES.map((state) => `terms.state.${state}`),
      ...STAFF_WORK.map((state) => `terms.work.${state}`),
      ...STAFF_ROLES.map((role) => `session.role.${role}`),
      ...STAFF_EVENTS.flatMap((event) =>
        ['button', 'title', 'submit', 'done'].map((part) => `events.${event}.${part}`),
      ),
      ...STAFF_EVENTS.map((event) => `orders.event.${event}`),
    ];
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });
});
