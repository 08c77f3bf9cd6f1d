import { shortFileSet } from '../../../test/file-set';
import { cutFiles, mutatedFiles } from '../../../test/file-set/mutations';
import { readFile } from '../../../test/file-set/read-file';
import { Scorer } from '../../../test/file-set/score';

// `npm run bench -- files` does the same with all files and 3,000 mutations.

test('Reports about files whose truth is known say that, and nothing else', async () => {
  const scorer = new Scorer();
  for (const file of shortFileSet()) scorer.add(file, await readFile(file.format, await file.make()));
  expect(scorer.score.problems).toEqual([]);
  // Each finding is in one of the files.
  expect(scorer.score.codes.filter(({ found }) => found === 0)).toEqual([]);
});

test('Files with changed bytes and files that are cut off give facts or a reason', async () => {
  for await (const { format, bytes } of mutatedFiles(60)) expect((await readFile(format, bytes)).format).toBe(format);
});

test('A file of each format that is cut at any tenth of its bytes gives facts or a reason', async () => {
  const cut = await cutFiles();
  expect(cut).toHaveLength(99);
  for (const { format, bytes } of cut) expect((await readFile(format, bytes)).format).toBe(format);
});
