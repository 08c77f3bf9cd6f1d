import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateCapacity } from './capacity';

test('docs/scaling.md shows the capacity that is calculated', () => {
  const text = readFileSync(join(__dirname, '../docs/scaling.md'), 'utf8');
  const rows = [
    ...text.matchAll(/^\| ([\d,]+) +\| ([\d,]+) +\| ([\d.]+) +\| ([\d.]+) +\| ([\d.]+) +\| ([\d.]+) +\|$/gm),
  ];
  const shown = rows.map((row) => row.slice(1).map((cell) => Number(cell.replaceAll(',', ''))));
  const calculated = [80_000, 800_000, 8_000_000].map((customers) => {
    const { ordersPerHour, web, workers, primary, replica } = calculateCapacity(customers);
    return [
      customers,
      Math.round(ordersPerHour),
      ...[web, workers, primary, replica].map((cores) => Number(cores.toFixed(1))),
    ];
  });
  expect(shown).toEqual(calculated);
});

test('twice as many customers need twice as many cores', () => {
  const [one, two] = [calculateCapacity(1_000), calculateCapacity(2_000)];
  for (const [name, cores] of Object.entries(one)) expect(two).toHaveProperty(name, expect.closeTo(2 * cores, 9));
});
