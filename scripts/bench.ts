// npm run bench [SECTION]... [--json FILE]: measures the shop. npm run bench -- orders: lists among up to a million orders,
// which takes minutes. npm run bench -- files [PART]...: print files, from uploads to nests. npm run bench -- compare
// BEFORE.json AFTER.json: prints what changed by more than 20%.
import { calibrate } from '../bench/calibration';
import { measureFiles } from '../bench/files';
import { measureOrderLists } from '../bench/order-lists';
import {
  CALIBRATION,
  describeCalibration,
  printComparison,
  printSection,
  type Results,
  writeResults,
} from '../bench/report';
import { SECTIONS } from '../bench/sections';
import { startShop } from '../bench/shop';
import { CommandError } from '../dev/services/command-error';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main(args: string[]): Promise<void> {
  exitOnShutdownRequest();
  const [part, ...rest] = args;
  if (part === 'compare') {
    const [before, after] = rest;
    if (before === undefined || after === undefined) throw new CommandError('compare needs two files');
    if (printComparison(before, after)) process.exitCode = 1;
  } else if (part === 'orders') await measureOrderLists();
  else if (part === 'files') process.exitCode = (await measureFiles(rest)) ? 0 : 1;
  else await measureSections(args);
}

async function measureSections(args: readonly string[]): Promise<void> {
  const option = args.indexOf('--json');
  const file = option < 0 ? undefined : args[option + 1];
  const names = option < 0 ? args : args.toSpliced(option, 2);
  if (option >= 0 && file === undefined) throw new CommandError('--json needs a file');
  const unknown = names.find((name) => !SECTIONS.some((section) => section.name === name));
  if (unknown !== undefined)
    throw new CommandError(`There is no section ${unknown}, but: ${SECTIONS.map(({ name }) => name).join(', ')}`);
  const results: Results = {};
  const shop = await startShop();
  try {
    results[CALIBRATION] = await calibrate(shop);
    console.log(`${CALIBRATION}  ${describeCalibration(results[CALIBRATION])}`);
    for (const section of SECTIONS.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const rows = await section.run(shop);
      printSection(section.name, rows);
      results[section.name] = rows;
    }
  } finally {
    await shop.close();
  }
  if (file !== undefined) writeResults(file, results);
}
