import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Keeps many objects of a function, then drops as many. Prints how many bytes of them the old generation got. */
const PROGRAM = `
const { getHeapSpaceStatistics } = require('node:v8');
class Amount { constructor(value) { this.value = value; } }
const make = (value) => ({ amount: new Amount(value), unit: 'm' });
const kept = [];
for (let made = 0; made < 600_000; made++) kept.push(make(made));
gc();
const readSize = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;
let [sum, growth, size] = [0, 0, readSize()];
for (let round = 0; round < 100; round++) {
  for (let made = 0; made < 20_000; made++) sum += make(made).amount.value;
  const next = readSize();
  growth += Math.max(0, next - size);
  size = next;
}
console.log(growth, kept.length, sum);
`;

function measureGrowth(preparation: string): number {
  const loader = path.resolve(__dirname, '../../../scripts/typescript.cjs');
  // V8 compiles the functions of the program at the same moments each time.
  const flags = ['--expose-gc', '--no-use-osr', '--no-concurrent-recompilation'];
  const { stdout } = spawnSync(process.execPath, [...flags, '--require', loader, '-e', preparation + PROGRAM], {
    encoding: 'utf8',
  });
  return Number(stdout.split(' ')[0]);
}

test('objects that are dropped at once are not allocated in the old generation', () => {
  const module = JSON.stringify(path.join(__dirname, 'pretenuring.ts'));
  expect(measureGrowth(`require(${module}).stopPretenuring();`)).toBeLessThan(1_000_000);
});

test('V8 by itself allocates them there once others of the same code were kept', () => {
  expect(measureGrowth('')).toBeGreaterThan(50_000_000);
});
