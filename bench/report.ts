import { readFileSync, writeFileSync } from 'node:fs';
import { type Figure, isMoreBetter, type Row } from './section';

/** Changes beyond this share are flagged. */
const FLAGGED_CHANGE = 0.2;

const COLUMNS: readonly { figure: Figure; title: string; digits: number }[] = [
  { figure: 'perSecond', title: 'per second', digits: 0 },
  { figure: 'cpuMs', title: 'app CPU ms', digits: 2 },
  { figure: 'databaseCpuMs', title: 'db CPU ms', digits: 2 },
  { figure: 'totalCpuMs', title: 'CPU ms', digits: 2 },
  { figure: 'statements', title: 'SQL', digits: 1 },
  { figure: 'p50', title: 'p50 ms', digits: 1 },
  { figure: 'p99', title: 'p99 ms', digits: 1 },
  { figure: 'loopMs', title: 'loop p99 ms', digits: 1 },
  { figure: 'ratio', title: 'ratio', digits: 2 },
  { figure: 'megabytes', title: 'MiB', digits: 0 },
  { figure: 'heapMegabytes', title: 'heap MiB', digits: 0 },
  { figure: 'bufferMegabytes', title: 'buffers MiB', digits: 0 },
  { figure: 'seconds', title: 'seconds', digits: 2 },
  { figure: 'performance', title: 'performance', digits: 0 },
  { figure: 'accessibility', title: 'accessibility', digits: 0 },
  { figure: 'bestPractices', title: 'best practices', digits: 0 },
  { figure: 'seo', title: 'SEO', digits: 0 },
  { figure: 'machine', title: 'machine', digits: 0 },
  { figure: 'paintMs', title: 'paint ms', digits: 0 },
  { figure: 'blockedMs', title: 'blocked ms', digits: 0 },
  { figure: 'blockedCpuMs', title: 'blocked CPU ms', digits: 0 },
];

/** The rows of each section, as stored by `--json`. */
export type Results = Record<string, Row[]>;

/** The rows that tell how fast the machine was. */
export const CALIBRATION = 'calibration';

/** The machine in one line, so that results of different machines can be compared. */
export function describeCalibration(rows: readonly Row[] = []): string {
  return rows
    .map(({ name, cpuMs, databaseCpuMs }) => {
      const times = [cpuMs, databaseCpuMs].filter((time) => time !== undefined).map((time) => time.toFixed(3));
      return `${name} ${times.join(' + ')} ms CPU`;
    })
    .join(', ');
}

/** Prints the rows with what is wanted below those figures that are not as wanted. */
export function printSection(name: string, rows: readonly Row[]): void {
  const columns = COLUMNS.filter(({ figure }) => rows.some((row) => row[figure] !== undefined));
  console.log(`\n${name.padEnd(34)}${columns.map(({ title }) => title.padStart(18)).join('')}`);
  for (const row of rows) {
    const cells = columns.map(({ figure, digits }) => formatCell(row, figure, digits).padStart(18));
    const baseline = row.baseline === undefined ? '' : `  of ${row.baseline}`;
    console.log(`  ${row.name.padEnd(32)}${cells.join('')}${baseline}`.trimEnd());
  }
}

function formatCell(row: Row, figure: Figure, digits: number): string {
  const value = row[figure];
  if (value === undefined) return '';
  const wanted = row.wanted?.[figure];
  if (wanted === undefined) return value.toFixed(digits);
  const sign = isMoreBetter(figure, row) ? '≥' : '≤';
  return `${isAsWanted(row, figure) ? '' : '! '}${value.toFixed(digits)} (${sign} ${wanted})`;
}

function isAsWanted(row: Row, figure: Figure): boolean {
  const value = row[figure] ?? NaN;
  const wanted = row.wanted?.[figure] ?? NaN;
  return isMoreBetter(figure, row) ? value >= wanted : value <= wanted;
}

export function writeResults(file: string, results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** One figure of a row that differs between two results. */
export interface Change {
  section: string;
  name: string;
  figure: Figure;
  before: number;
  after: number;
  isBetter: boolean;
}

/**
 * The figures of two results that differ by more than 20%. Rows that only one result has are left out, as is what the
 * machine alone took.
 */
export function findChanges({ [CALIBRATION]: _machine, ...before }: Results, after: Results): Change[] {
  return Object.entries(before).flatMap(([section, rows]) =>
    rows.flatMap((old) => {
      const row = after[section]?.find(({ name }) => name === old.name);
      return row ? findRowChanges(section, old, row) : [];
    }),
  );
}

function findRowChanges(section: string, old: Row, row: Row): Change[] {
  return COLUMNS.flatMap(({ figure }) => {
    const before = old[figure];
    const after = row[figure];
    if (before === undefined || after === undefined || !before) return [];
    if (Math.abs(after / before - 1) <= FLAGGED_CHANGE) return [];
    return [{ section, name: row.name, figure, before, after, isBetter: after > before === isMoreBetter(figure, row) }];
  });
}

/** Prints the changes between two files of `--json`. Returns whether a figure became worse. */
export function printComparison(fileBefore: string, fileAfter: string): boolean {
  const [before, after] = [fileBefore, fileAfter].map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results);
  for (const [name, results] of Object.entries({ before, after }))
    console.log(`${name.padEnd(7)} ${describeCalibration(results?.[CALIBRATION]) || 'not calibrated'}`);
  const changes = findChanges(before ?? {}, after ?? {});
  for (const { section, name, figure, before: was, after: is, isBetter } of changes)
    console.log(
      `${isBetter ? 'better' : 'WORSE '}  ${section}: ${name}, ${figure} ${was.toFixed(2)} → ${is.toFixed(2)}` +
        ` (${is > was ? '+' : ''}${((is / was - 1) * 100).toFixed(0)} %)`,
    );
  if (changes.length === 0) console.log('no figure changed by more than 20 %');
  return changes.some(({ isBetter }) => !isBetter);
}
