import { randomBytes } from 'node:crypto';
import type { Random } from '../random';
import { zip } from '../zip';

export interface MultipartBody {
  contentType: string;
  body: Buffer;
}

const BOUNDARY = 'a-boundary-of-the-test';

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const buildUniquePdf = () =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${randomBytes(8).toString('hex')}\n%%EOF\n`);

const FILES: readonly (() => Buffer)[] = [
  buildUniquePdf,
  () => Buffer.from('%PDF-'),
  () => PNG,
  () => PNG.subarray(0, 30),
  () => zip(new Map([['a.txt', Buffer.from('x')]])),
  () => zip(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]])),
  () => zip(new Map([['xl/workbook.xml', Buffer.alloc(10)]]), { 'xl/workbook.xml': 4_000_000_000 }),
  () => randomBytes(3_000),
  () => Buffer.alloc(0),
  () => Buffer.alloc(200_000, '%PDF-1.7 '),
];

const FILE_NAMES = [
  'art.pdf',
  'a.png',
  'book.xlsx',
  '../../x.pdf',
  'a\u0000.pdf',
  '',
  'x'.repeat(1_000),
  '%00',
  'é.pdf',
  '=1+1.pdf',
  '"; name="sid',
];
const PART_NAMES = ['file', 'file', 'file', 'file', 'photos', 'photos', 'x', '__proto__', ''];

/** A multipart body with these fields and files; half of them are broken, doubled, out of order or cut off. */
export function buildMultipart(random: Random, fields: Readonly<Record<string, unknown>>): MultipartBody {
  const texts = Object.entries(fields).map(([name, value]) =>
    part(`name="${escape(name)}"`, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))),
  );
  if (random.percent(50)) return joinParts([...texts, part('name="file"; filename="art.pdf"', buildUniquePdf())]);
  const files = Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 8]) }, () =>
    part(
      `name="${random.pick(PART_NAMES)}"; filename="${random.pick(FILE_NAMES)}"`,
      random.pick(FILES)(),
      `content-type: ${random.pick(['application/octet-stream', 'application/pdf', 'image/png', 'x', ''])}\r\n`,
    ),
  );
  const doubled = random.percent(10) ? texts.slice(0, 1) : [];
  const { contentType, body } = joinParts(
    random.percent(85) ? [...texts, ...doubled, ...files] : [...files, ...texts],
    random.percent(95) ? `; boundary=${BOUNDARY}` : random.pick(['; boundary=other', '; boundary=', '; boundary="']),
  );
  return { contentType, body: random.percent(10) ? body.subarray(0, random.integer(0, body.length)) : body };
}

function joinParts(parts: readonly Buffer[], boundary = `; boundary=${BOUNDARY}`): MultipartBody {
  return {
    contentType: `multipart/form-data${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

const escape = (name: string) => name.replaceAll('"', '%22');

function part(disposition: string, content: Buffer, header = ''): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n${header}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
