import { fileSet } from '../api/test/file-set';
import { mutatedFiles } from '../api/test/file-set/mutations';
import { readFile } from '../api/test/file-set/read-file';
import { type CodeScore, leastScore, Scorer } from '../api/test/file-set/score';

const MUTATIONS = 3000;

/**
 * Compares the reports about files whose truth is known with the truth, and reads changed files. Prints both.
 * @returns whether the reports are exact enough, and every changed file gave facts or a reason
 */
export async function measureFiles(): Promise<boolean> {
  const isExact = await scoreFiles();
  return (await readMutations()) && isExact;
}

async function scoreFiles(): Promise<boolean> {
  const files = fileSet();
  const scorer = new Scorer();
  const start = process.cpuUsage();
  for (const file of files) scorer.add(file, await readFile(file.format, await file.make()));
  const { codes, problems } = scorer.score;
  const columns = (...values: (string | number)[]) => values.map((value) => String(value).padStart(9)).join('');
  console.log(`${files.length} files, ${cpuSeconds(start)} s of CPU`);
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
  console.log(`${MUTATIONS} changed files, ${cpuSeconds(start)} s of CPU: ${damaged} not examined, ${failed} failed`);
  return failed === 0;
}

function cpuSeconds(start: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(start);
  return ((user + system) / 1e6).toFixed(1);
}
