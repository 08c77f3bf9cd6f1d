import { CommandError } from '../dev/services/command-error';
import { fileSet } from '../api/test/file-set';
import { mutatedFiles } from '../api/test/file-set/mutations';
import { readFile } from '../api/test/file-set/read-file';
import { type CodeScore, leastScore, Scorer } from '../api/test/file-set/score';
import { type Job, type Nest, nest, type NestMode, type PlacedPiece, seededRandom } from '@shop/nesting';
import { cutPinwheel, cutStraight, ROLL_MM, usualBanners, zeroWaste } from '../libs/nesting/test/sets';
import { cpuSeconds, measurePressFiles, measureReports } from './file-figures';
import { measureMutationLoad } from './mutation-load';
import { measureProductionQueue } from './production-queue';
import { printSection } from './report';
import type { Row } from './section';
import { measureTickets } from './ticket-figures';
import { measureFirstReport, measureUploadLoad } from './upload-load';

const MUTATIONS = 3000;

/** Sets of each size. */
const NEST_SETS = 10;

/** Prints figures; returns false if it found an error. */
type Part = () => Promise<boolean>;

const print = (name: string, measure: () => Promise<Row[]>): Part => {
  return async () => {
    printSection(name, await measure());
    return true;
  };
};

/** What `npm run bench -- files` measures, by the names with which one part of it is measured. */
const PARTS: Readonly<Record<string, Part>> = {
  reports: print('reports', measureReports),
  uploads: print('many uploads', measureUploadLoad),
  first: print('first reports', measureFirstReport),
  press: print('press-ready files', async () => [...(await measurePressFiles()), ...(await measureTickets())]),
  nests: print('nests', async () => [...usualNests(), ...zeroWasteNests()]),
  queue: print('production queue', measureProductionQueue),
  accuracy: scoreFiles,
  mutations: readMutations,
};

/**
 * Prints CPU time and memory of reports, of many uploads at once, of press-ready files, tickets and nests, and response times of
 * the production queue; then compares reports on files whose truth is known with that truth, and reads changed files.
 * @param names - of parts; all of them if it is empty
 * @returns whether the reports are exact enough, and every changed file gave facts or a reason
 * @throws {CommandError} for the name of no part
 */
export async function measureFiles(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new CommandError(`There is no part ${unknown}, but: ${Object.keys(PARTS).join(', ')}`);
  let isGood = true;
  for (const [name, measure] of Object.entries(PARTS))
    if (names.length === 0 || names.includes(name)) isGood = (await measure()) && isGood;
  return isGood;
}

async function scoreFiles(): Promise<boolean> {
  const files = fileSet();
  const scorer = new Scorer();
  const start = process.cpuUsage();
  for (const file of files) scorer.add(file, await readFile(file.format, await file.make()));
  const { codes, problems } = scorer.score;
  const columns = (...values: (string | number)[]) => values.map((value) => String(value).padStart(9)).join('');
  console.log(`${files.length} files, ${cpuSeconds(start).toFixed(1)} s of CPU`);
  console.log(''.padEnd(18) + columns('right', 'missing', 'wrong', 'recall', 'precision'));
  for (const { code, found, missed, wrong, recall, precision } of codes)
    console.log(code.padEnd(18) + columns(found, missed, wrong, recall.toFixed(3), precision.toFixed(3)));
  for (const problem of problems) console.log(`  ${problem}`);
  return codes.every(isGoodEnough) && !problems.some((problem) => /instead of/.test(problem));
}

const isGoodEnough = ({ code, recall, precision }: CodeScore) => Math.min(recall, precision) >= leastScore(code);

async function readMutations(): Promise<boolean> {
  const start = process.cpuUsage();
  let failed = 0;
  let damaged = 0;
  for await (const { format, bytes } of mutatedFiles(MUTATIONS))
    try {
      if ((await readFile(format, bytes)).notExamined) damaged++;
    } catch (error) {
      failed++;
      console.log(`  ${format}: ${error instanceof Error ? error.message : 'failed'}`);
    }
  console.log(
    `${MUTATIONS} changed files, ${cpuSeconds(start).toFixed(1)} s of CPU: ${damaged} not examined, ${failed} failed`,
  );
  const { rows, problems } = await measureMutationLoad(mutatedFiles);
  printSection('changed files as artwork', rows);
  for (const problem of problems) console.log(`  ${problem}`);
  return failed === 0 && problems.length === 0;
}

const USUAL_NESTS: readonly { mode: NestMode; count: number; wanted: Row['wanted'] }[] = [
  { mode: 'least_waste', count: 40, wanted: { ratio: 0.92, seconds: 1 } },
  { mode: 'guillotine', count: 40, wanted: { ratio: 0.85, seconds: 1 } },
  { mode: 'least_waste', count: 200, wanted: { seconds: 5 } },
];

/** The ratio is the printed share of the roll. */
function usualNests(): Row[] {
  return USUAL_NESTS.flatMap(({ mode, count, wanted }) => {
    const sets = seeds().map((seed) => usualBanners(count, seededRandom(seed)));
    const name = `${count} usual banners, ${mode}`;
    const lockedSets = sets.map((jobs) => ({ jobs, locked: lockMiddle(place(jobs, mode, 20)) }));
    return [
      { name, ...meanOf(sets, (jobs) => place(jobs, mode, 20).yield), wanted },
      {
        name: `${name}, one locked in the middle`,
        ...meanOf(lockedSets, (set) => place(set.jobs, mode, 20, set.locked).yield),
        ...(wanted?.seconds !== undefined && { wanted: { seconds: wanted.seconds } }),
      },
    ];
  });
}

/** The first piece of a nest, in the middle of the roll across and along. */
function lockMiddle({ placed, lengthMm }: Nest): PlacedPiece[] {
  return placed.slice(0, 1).map((piece) => ({ ...piece, x: (ROLL_MM - piece.width) / 2, y: lengthMm / 2 }));
}

/** The ratio is the length compared with the least possible one. */
function zeroWasteNests(): Row[] {
  return [17, 29, 49, 73, 97, 197].flatMap((count) =>
    [cutStraight, cutPinwheel].map((cut) => {
      const sets = seeds().map((seed) => zeroWaste(count, seededRandom(1000 * seed + count), cut));
      const figures = meanOf(sets, ({ jobs, lengthMm }) => place(jobs, 'least_waste', 0).lengthMm / lengthMm);
      const name = `${count} pieces without waste${cut === cutStraight ? '' : ', pinwheels'}`;
      return { name, ...figures, isLessBetter: true, wanted: { ratio: count < 50 ? 1.04 : 1.05 } };
    }),
  );
}

const seeds = () => Array.from({ length: NEST_SETS }, (_, index) => 101 + index);

const place = (jobs: readonly Job[], mode: NestMode, gapMm: number, locked: readonly PlacedPiece[] = []) =>
  nest(jobs, { rollMm: ROLL_MM, gapMm, mode, random: seededRandom(1), locked });

function meanOf<T>(sets: readonly T[], measure: (set: T) => number): Pick<Row, 'ratio' | 'seconds'> {
  const start = process.cpuUsage();
  const ratio = sets.reduce((sum, set) => sum + measure(set), 0) / sets.length;
  return { ratio, seconds: cpuSeconds(start) / sets.length };
}
