import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const app = path.join(__dirname, '..');

test('no form lets the browser put its fields into the address', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(200);
  const forms = files.flatMap((file) => {
    const source = readFileSync(path.join(app, file), 'utf8');
    return [...source.matchAll(/<form\b[^]*?>/g)].map(([form]) => ({ file, form }));
  });
  const sentByBrowser = forms.filter(({ form }) => !/\b(action=|method="dialog")/.test(form));
  expect(forms.length).toBeGreaterThan(1);
  expect(sentByBrowser).toEqual([]);
});
