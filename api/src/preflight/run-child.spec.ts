import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { drawing } from '../../test/print-files';
import { parseAnswer } from './child-answer';
import { unknownFacts } from './child/facts';
import { type ChildLimits, LIMITS } from './child-process';
import { readAnswer, runChild } from './run-child';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  process.env.TMPDIR = folder;
});

afterEach(() => {
  expect(readdirSync(folder)).toEqual([]);
});

afterAll(() => {
  delete process.env.TMPDIR;
  rmSync(folder, { recursive: true, force: true });
});

const run = (bytes: Buffer, limits?: Partial<ChildLimits>) =>
  runChild({ format: 'png', bytes: Readable.from([bytes]) }, { ...LIMITS, ...limits });

test('A process of its own reads a file: first its header, then the rest, with two pictures', async () => {
  const told: unknown[] = [];
  const result = await runChild({
    format: 'png',
    bytes: Readable.from([await drawing().png().toBuffer()]),
    onReceived: async () => void told.push('received'),
    onFirstFacts: async ({ depth, widthPx }) => void told.push([depth, widthPx]),
  });
  expect(told).toEqual(['received', ['header', 600]]);
  expect(result).toMatchObject({ isComplete: true, facts: { depth: 'full', widthPx: 600, notExamined: null } });
  expect(result.preview?.toString('latin1', 8, 12)).toBe('WEBP');
  expect(result.thumbnail?.length).toBeLessThan(result.preview?.length ?? 0);
});

test('A file that is no picture is damaged', async () => {
  const result = await run(Buffer.from('nothing'));
  expect(result).toMatchObject({ isComplete: true, facts: { notExamined: 'damaged' }, preview: null, thumbnail: null });
});

test.each<[string, Partial<ChildLimits>]>([
  ['out_of_time', { cpuSeconds: 0 }],
  ['out_of_time', { wallSeconds: 0.05 }],
  ['out_of_memory', { memory: 1 }],
])('A process beyond its limits is killed: %s', async (reason, limits) => {
  const result = await run(await drawing().png().toBuffer(), limits);
  expect(result).toMatchObject({ isComplete: false, facts: { notExamined: reason } });
});

test('A file whose bytes do not arrive starts no process', async () => {
  const bytes: Readable = new Readable({ read: () => void bytes.destroy(new Error('the object store is gone')) });
  await expect(runChild({ format: 'png', bytes })).rejects.toThrow('the object store is gone');
});

test('First facts that are not saved fail at the end of the answer, and not before', async () => {
  const reading = runChild({
    format: 'png',
    bytes: Readable.from([await drawing().png().toBuffer()]),
    onFirstFacts: () => Promise.reject(new Error('the database is gone')),
  });
  await expect(reading).rejects.toThrow('the database is gone');
});

/** A process whose answer arrives in these chunks. */
function answeringProcess(chunks: readonly Buffer[]) {
  const output = new PassThrough();
  for (const chunk of chunks) output.write(chunk);
  output.end();
  const stdio: [null, null, null, PassThrough, undefined] = [null, null, null, output, undefined];
  return { stdio, kill: jest.fn(() => true) };
}

test('An answer is read as UTF-8, even if a chunk ends inside a character', async () => {
  const facts = { ...unknownFacts('pdf'), spotColours: ['金色'] };
  const bytes = Buffer.from(`${JSON.stringify({ facts, isComplete: true })}\n`);
  const middle = bytes.indexOf('金') + 1;
  const child = answeringProcess([bytes.subarray(0, middle), bytes.subarray(middle)]);
  expect(await readAnswer(child, undefined)).toEqual({ facts, isComplete: true });
});

test('A process whose answer exceeds 256 KiB is killed', async () => {
  const child = answeringProcess([Buffer.from('金'.repeat(100_000))]);
  expect(await readAnswer(child, undefined)).toBeNull();
  expect(child.kill).toHaveBeenCalledTimes(1);
});

test('An answer counts only if every value in it is possible', () => {
  const facts = unknownFacts('png');
  const parse = (changes: object) => parseAnswer(JSON.stringify({ facts: { ...facts, ...changes }, isComplete: true }));
  expect(parse({})).toEqual({ facts, isComplete: true });
  for (const changes of [
    ...[{ widthPx: -1 }, { format: 'x'.repeat(100) }, { other: 1 }, { spotColours: ['x'.repeat(1000)] }],
    { detail: { columns: 2, rows: 2, cells: 'AAA=' } },
  ])
    expect(parse(changes)).toBeNull();
  for (const line of ['', '{', 'null', '[]', '{"facts":{}}']) expect(parseAnswer(line)).toBeNull();
});
