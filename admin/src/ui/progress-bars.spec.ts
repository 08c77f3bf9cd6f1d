import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '..');

test('every progress bar has a name for screen readers, or is hidden from them beside a text', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const bars = files.flatMap(
    (file) => readFileSync(path.join(SOURCES, file), 'utf8').match(/<LinearProgress\b[^>]*>/g) ?? [],
  );
  expect(bars.length).toBeGreaterThan(3);
  expect(bars.filter((bar) => !/ aria-(label|hidden)/.test(bar))).toEqual([]);
});
