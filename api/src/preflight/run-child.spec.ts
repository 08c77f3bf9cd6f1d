import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { drawing } from '../../test/print-files';
import { parseAnswer } from './child-answer';
import { unknownFacts } from './child/facts';
import { type ChildLimits, LIMITS, startChild, withFolder } from './child-process';
import { drawPostScript } from './draw-post-script';
import { readAnswer, runChild } from './run-child';

/** Where the package `ghostscript` of Debian and Ubuntu installs it. */
const GHOSTSCRIPT = '/usr/bin/gs';

let folder: string;
/** Of the programs that stand for Ghostscript. */
let programs: string;

beforeAll(() => {
  programs = mkdtempSync(path.join(tmpdir(), 'shop-programs-'));
  folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
});

afterEach(() => {
  expect(readdirSync(folder)).toEqual([]);
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  rmSync(programs, { recursive: true, force: true });
});

const run = (bytes: Buffer, limits?: Partial<ChildLimits>) =>
  runChild({ format: 'png', bytes: Readable.from([bytes]) }, { ...LIMITS, ...limits });

test('A process of its own reads a file: first its header, then the rest, with its pictures', async () => {
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
  expect(result.print?.toString('latin1', 8, 12)).toBe('WEBP');
  expect(result.gamut).toBeNull();
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

test('A process has an empty environment, a low priority and no right to start others', async () => {
  await withFolder(async (own) => {
    const child = startChild(own, 'main', ['png']);
    await once(child, 'spawn');
    expect(readFileSync(`/proc/${child.pid}/environ`, 'latin1')).toBe('');
    expect(getPriority(child.pid)).toBe(10);
    const started = readFileSync(`/proc/${child.pid}/cmdline`, 'latin1');
    expect(started).toMatch(/permission\0/);
    expect(started).not.toContain('--allow-child-process');
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});

/** 10 × 5 inches of red, of which the file says that it begins 1 inch from the left; the black square is at its top left. */
const POST_SCRIPT = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 72 -36 792 324
%%DocumentProcessColors: Cyan Magenta
%%EndComments
1 0 0 setrgbcolor 72 -36 720 360 rectfill
0 setgray 72 144 180 180 rectfill
showpage
`;

const draw = (ghostscript: string | undefined, text = POST_SCRIPT) =>
  runChild({ format: 'eps', bytes: Readable.from([Buffer.from(text)]), ghostscript });

function program(name: string, script: string): string {
  const file = path.join(programs, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return file;
}

test('PostScript is described, and also drawn where there is a Ghostscript, which gets no environment and no rights', async () => {
  const drawn = path.join(programs, 'page.png');
  writeFileSync(drawn, await drawing().png().toBuffer());
  const told = path.join(programs, 'told');
  const result = await draw(program('draws', `env > ${told}; printf '%s\\n' "$@" >> ${told}; cp ${drawn} drawn.png`));
  expect(result).toMatchObject({
    ...{ isComplete: true, isUndrawn: false },
    facts: { notExamined: null, depth: 'full', widthMm: expect.closeTo(254, 3), colour: 'cmyk', isEmpty: false },
  });
  expect(result.preview?.toString('latin1', 8, 12)).toBe('WEBP');
  const lines = readFileSync(told, 'utf8').trim().split('\n');
  const ownFolder = expect.stringContaining(`TMPDIR=${folder}/shop-preflight-`) as string;
  expect(lines.filter((line) => line.startsWith('TMPDIR='))).toEqual([ownFolder]);
  // The shell adds what it needs itself.
  expect(lines.filter((line) => /^[A-Z]+=/.test(line) && !/^(?:TMPDIR|PWD|OLDPWD|SHLVL)=/.test(line))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['-dSAFER', '-dLastPage=1', '-sDEVICE=png16m', '-dFIXEDMEDIA', '-g2000x1000', '-r200.000000'],
      ...['-sOutputFile=drawn.png', '<</Install {-72.0000 36.0000 translate}>> setpagedevice', 'file'],
    ]),
  );
  const described = { isComplete: true, isUndrawn: false, preview: null, facts: { notExamined: 'no_reader' } };
  expect(await draw(undefined)).toMatchObject(described);
  // Without a size there is nothing to draw.
  expect(await draw(program('never', 'exit 1'), '%!PS-Adobe-3.0\n%%EndComments\n')).toMatchObject(described);
});

test.each([
  ['fails', 'exit 1'],
  ['leaves no picture', 'exit 0'],
  ['leaves what is no picture', 'echo nothing > drawn.png'],
])('PostScript stays described where Ghostscript %s', async (name, script) => {
  const result = await draw(program(name.replaceAll(' ', '-'), script));
  expect(result).toMatchObject({
    ...{ isComplete: true, isUndrawn: true, preview: null },
    facts: { notExamined: 'no_reader', widthMm: expect.closeTo(254, 3) },
  });
});

test('A link that Ghostscript leaves in place of the picture is not followed', async () => {
  const other = path.join(programs, 'other.png');
  writeFileSync(other, await drawing().png().toBuffer());
  const result = await draw(program('links', `ln -s ${other} drawn.png`));
  expect(result).toMatchObject({ isUndrawn: true, preview: null, facts: { notExamined: 'no_reader' } });
});

test('Ghostscript is killed at its limits', async () => {
  const endless = program('endless', 'echo > drawn.png; exec sleep 60');
  const area = { left: 0, bottom: 0, width: 720, height: 360 };
  await withFolder(async (own) =>
    expect(await drawPostScript(endless, own, area, { ...LIMITS, wallSeconds: 0.2 })).toBe(false),
  );
});

test('PostScript stays described where there is no Ghostscript at its path', async () =>
  expect(await draw(path.join(programs, 'missing'))).toMatchObject({ isComplete: true, isUndrawn: true }));

// Its result is "skipped" where Ghostscript is not installed, as on a server without it.
(existsSync(GHOSTSCRIPT) ? test : test.skip)(
  'Ghostscript draws the area that the file names, and reads no other file',
  async () => {
    const { facts, preview } = await draw(GHOSTSCRIPT);
    expect(facts).toMatchObject({ notExamined: null, depth: 'full', isEmpty: false });
    const { data, info } = await sharp(preview ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([2000, 1000]);
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect([redAt(250, 250), redAt(480, 480)].every((red) => red !== undefined && red < 20)).toBe(true);
    expect([redAt(520, 250), redAt(250, 520), redAt(1990, 990)].every((red) => red !== undefined && red > 235)).toBe(
      true,
    );
    const curious = POST_SCRIPT.replace('showpage', '(/etc/passwd) (r) file pop showpage');
    expect(await draw(GHOSTSCRIPT, curious)).toMatchObject({ isUndrawn: true, preview: null });
  },
);

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
