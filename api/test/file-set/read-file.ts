import type { FileFacts } from '@shop/preflight';
import { parseAnswer } from '../../src/preflight/child-answer';
import { examineFile } from '../../src/preflight/child/examine-file';
import { DamagedFile, unknownFacts } from '../../src/preflight/child/facts';
import { sourceInMemory } from '../../src/preflight/child/source';

/**
 * Reads a file in this process, as the process that examines it does.
 * @throws {Error} if the answer is not one that the server accepts
 */
export async function readFile(format: string, bytes: Buffer): Promise<FileFacts> {
  const facts = unknownFacts(format);
  const examination = { facts, report: () => undefined, save: async () => undefined };
  await examineFile(sourceInMemory(bytes), examination).catch((error: unknown) => {
    if (!(error instanceof DamagedFile)) throw error;
    facts.notExamined = 'damaged';
  });
  if (!parseAnswer(JSON.stringify({ facts, isComplete: true }))) throw new Error('the answer is not valid');
  return facts;
}
