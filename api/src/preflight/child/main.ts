import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { examineFile } from './examine-file';
import type { Examination } from './examination';
import { DamagedFile, unknownFacts } from './facts';
import { restrictReaders } from './pictures';
import { openSource } from './source';

// The program that reads one file of a customer, and nothing else. Its working folder contains the file; there it also
// leaves the pictures. It writes what it finds as lines of JSON: the last complete line counts.

/** File descriptor of the pipe to the parent. */
const ANSWER = 3;

async function main(format: string, drawn: string | undefined): Promise<void> {
  const facts = unknownFacts(format);
  const file = openSync('file', 'r');
  const examination: Examination = {
    facts,
    report: () => answer(false),
    save: async (picture, webp) => writeFileSync(`${picture}.webp`, webp),
    drawn,
  };
  const answer = (isComplete: boolean) => {
    const { area } = examination;
    writeSync(ANSWER, `${JSON.stringify({ facts, isComplete, area })}\n`);
  };
  try {
    await examineFile(openSource(file), examination);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    facts.notExamined = 'damaged';
  } finally {
    closeSync(file);
  }
  answer(true);
}

restrictReaders();
void main(process.argv[2] ?? '', process.argv[3]).then(
  () => process.exit(0),
  () => process.exit(1),
);
