import { MAX_BULK_RECORDS, runBulk } from './run-bulk';

test('each record gets its own command with its own key, and an error leaves the others as they are', async () => {
  const keys: string[] = [];
  const progress: number[] = [];
  const command = async (record: string, key: string) => {
    keys.push(key);
    if (record === 'second') throw new Error('changed meanwhile');
  };
  const results = await runBulk(['first', 'second', 'third'], command, ({ length }) => progress.push(length));
  expect(results.map(({ record, error }) => [record, (error as Error | null)?.message])).toEqual([
    ['first', undefined],
    ['second', 'changed meanwhile'],
    ['third', undefined],
  ]);
  expect(new Set(keys).size).toBe(3);
  expect(progress).toEqual([1, 2, 3]);
});

test('a command is sent after the one before has been answered, and at most 100 are sent', async () => {
  let running = 0;
  let most = 0;
  const command = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  const records = Array.from({ length: MAX_BULK_RECORDS + 5 }, (_, index) => index);
  expect(await runBulk(records, command)).toHaveLength(100);
  expect(most).toBe(1);
});
