import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../locales/en';
import { findAdvice, findResource } from './advice';

const MIGRATIONS = path.resolve(__dirname, '../../../migrations');
const sql = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
  .join('\n');
const checks = [...new Set([...sql.matchAll(/create (?:or replace )?view audit_(\w+)/g)].map(([, name = '']) => name))];

test('every integrity check of the database has a title, says what it compares, and has advice', () => {
  expect(checks.length).toBeGreaterThan(30);
  const { checks: titles, compares, advice } = messages.integrityChecks;
  expect(checks.toSorted()).toEqual(Object.keys(titles).toSorted());
  expect(checks.toSorted()).toEqual(Object.keys(compares).toSorted());
  expect(checks.filter((check) => findAdvice(check) === undefined)).toEqual([]);
  expect([...new Set(checks.map(findAdvice))].toSorted()).toEqual(Object.keys(advice).toSorted());
});

test('findings lead to the records that they name', () => {
  expect(findResource('order_payment', 'order_id')).toBe('orders');
  expect(findResource('reversal', 'id')).toBe('ledger-entries');
  // The id of a posting, which has no page.
  expect(findResource('unbalanced_posting', 'id')).toBeUndefined();
  expect(findResource('unbalanced_posting', 'entry_id')).toBe('ledger-entries');
  expect(findResource('close_opening', 'day')).toBe('daily-closes');
});
