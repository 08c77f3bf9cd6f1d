import { readLines } from './read-lines';

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function lines(text: string, size: number): Promise<string[]> {
  const read: string[] = [];
  for await (const line of readLines(inChunks(text, size))) read.push(line);
  return read;
}

test.each([1, 2, 3, 1000])('only a line feed ends a line, in chunks of %d bytes', async (size) => {
  const expected = ['a\u2028b', 'c\u2029d', '', 'e\r', '\uFEFF旗\u{1F600}'];
  expect(await lines(`${expected.join('\n')}\n`, size)).toEqual(expected);
});

test('the last line need not end with a line feed, and no text has no lines', async () => {
  expect(await lines('a\nb', 2)).toEqual(['a', 'b']);
  expect(await lines('', 2)).toEqual([]);
});
