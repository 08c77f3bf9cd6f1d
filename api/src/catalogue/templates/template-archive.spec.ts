import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { template, templateSheet } from '@shop/drawing';
import { unzip } from '../../../test/unzip';
import { TEMPLATE_LAYER } from '../../preflight/public';
import { NO_FACETS, type ProductRow } from '../snapshot/catalogue-rows';
import { templateArchive } from './template-archive';
import { listTemplateFiles, toTemplateView, type TemplateFile } from './template-files';
import { templatePdf } from './template-pdf';

const TENTH_OF_A_MM_IN_POINTS = 7.2 / 25.4;

const sized = (name: string, widthMm: number, heightMm: number) => ({
  ...{ name: { en: name, ja: `${name}型` }, widthMm, heightMm: heightMm + 60, depthMm: 300 },
  print: { widthMm, heightMm },
});

function product(form: string, variants: ProductRow['presentation']['variants'], name = 'A stand'): ProductRow {
  return {
    ...{ sku: form, category: 'exhibition', slug: form, kind: 'unit', uv_inkjet: false, featured: false },
    withdrawn: false,
    properties: { printerType: 'uv', resolution: 720, waterproof: true, uvResistant: true },
    ...{ facets: NO_FACETS, default_size: null },
    presentation: { form, scene: '', detail: '', variants },
    photos: [],
    texts: { en: { name, summary: '', description: '', notes: [], uses: [] } },
  };
}

const rollUp = product('roll-up', { s: sized('Small', 850, 2000), l: sized('Large', 1200, 2000) });

function only(files: TemplateFile[]): TemplateFile {
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${files.length} files`);
  return file;
}

/** Width and height of the boxes of the only page. */
function boxes(pdf: Buffer): Record<string, number[]> {
  const found = pdf.toString('latin1').matchAll(/\/(MediaBox|TrimBox|BleedBox) \[([\d. ]+)\]/g);
  return Object.fromEntries(
    [...found].map(([, name, numbers = '']) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = numbers.split(' ').map(Number);
      return [name, [right - left, top - bottom]];
    }),
  );
}

const points = (mm: number) => (mm * 72) / 25.4;

describe('a template archive', () => {
  it('contains a PDF and an SVG for each model and a README in every language', async () => {
    const files = unzip(await templateArchive(only(listTemplateFiles(rollUp))));
    expect([...files.keys()].sort()).toEqual([
      ...['README.de.txt', 'README.en.txt', 'README.es.txt', 'README.fr.txt', 'README.ja.txt'],
      ...['roll-up-l.pdf', 'roll-up-l.svg', 'roll-up-s.pdf', 'roll-up-s.svg'],
    ]);
    for (const [name, content] of files) {
      if (name.endsWith('.txt')) expect(content.toString()).toContain('850 × 2000 mm');
    }
    expect(files.get('README.ja.txt')?.toString()).toContain('仕上がり線');
  });

  it('has the same bytes whenever it is built', async () => {
    const file = only(listTemplateFiles(rollUp));
    const [first, second] = [await templateArchive(file), await templateArchive(file)];
    expect(first.equals(second)).toBe(true);
    const [time, day] = [first.readUInt16LE(10), first.readUInt16LE(12)];
    expect([time, day]).toEqual([0, (1 << 5) | 1]);
    expect(unzip(first).get('roll-up-s.pdf')?.toString('latin1')).toContain('(D:19700101000000Z)');
  });

  it('has PDF pages in the size of the print with bleed, and a trim box', async () => {
    const files = unzip(await templateArchive(only(listTemplateFiles(rollUp))));
    const { MediaBox = [], BleedBox, TrimBox = [] } = boxes(files.get('roll-up-s.pdf') ?? Buffer.of());
    const within = (found: number | undefined, mm: number) =>
      expect(Math.abs((found ?? 0) - points(mm))).toBeLessThan(TENTH_OF_A_MM_IN_POINTS);
    within(MediaBox[0], 860);
    within(MediaBox[1], 2010);
    expect(BleedBox).toEqual(MediaBox);
    within(TrimBox[0], 850);
    within(TrimBox[1], 2000);
  });

  it('has SVGs in millimetres', async () => {
    const files = unzip(await templateArchive(only(listTemplateFiles(rollUp))));
    expect(files.get('roll-up-l.svg')?.toString()).toMatch(/^<svg [^>]*width="1210mm" height="2010mm"/);
  });

  it('draws templates larger than a PDF page at 1:10 with a note, and the SVG in full size', async () => {
    const tall = product('feather-straight', { xxl: sized('XXL', 900, 5200) });
    const files = unzip(await templateArchive(only(listTemplateFiles(tall))));
    const [width = 0, height = 0] = boxes(files.get('feather-straight-xxl.pdf') ?? Buffer.of()).MediaBox ?? [];
    expect(Math.abs(width - points(94))).toBeLessThan(TENTH_OF_A_MM_IN_POINTS);
    expect(Math.abs(height - points(524))).toBeLessThan(TENTH_OF_A_MM_IN_POINTS);
    expect(files.get('feather-straight-xxl.svg')?.toString()).toContain('height="5240mm"');
  });

  it('has valid file names for products whose names are invalid as file names or missing in PDF fonts', async () => {
    const unusual = product('nobori', { '../../a b': sized('のぼり', 600, 1800) }, '旗 & <flag>');
    const files = unzip(await templateArchive(only(listTemplateFiles({ ...unusual, sku: '../のぼり' }))));
    for (const name of files.keys()) expect(name).toMatch(/^[\w.-]+$/);
    expect(files.size).toBe(7);
  });
});

describe('the template downloads of a product', () => {
  it('are one for all models, except one per model for pop-up displays', () => {
    expect(listTemplateFiles(rollUp).map(({ name }) => name)).toEqual(['roll-up']);
    const popUp = product('pop-up', { '8ft': sized('8 ft', 3100, 2230), '10ft': sized('10 ft', 3740, 2230) }, 'Pop-up');
    const views = listTemplateFiles(popUp).map((file) => toTemplateView(file, 'en'));
    expect(views.map(({ title, url }) => [title, url])).toEqual([
      ['Pop-up, 8 ft', '/templates/pop-up-8ft.zip'],
      ['Pop-up, 10 ft', '/templates/pop-up-10ft.zip'],
    ]);
  });

  it.each([
    ['is sold by size', product('area', undefined)],
    ['has no print of a single shape', product('tent', { s: sized('S', 3000, 3000) })],
    ['is too small', product('nobori', { s: sized('S', 40, 90) })],
    ['names an unknown form', product('__proto__', { s: sized('S', 850, 2000) })],
  ])('do not exist if it %s', (_, one) => expect(listTemplateFiles(one)).toEqual([]));
});

it('a PDF template explains its lines as text', async () => {
  const drawn = template('roll-up', sized('S', 850, 2000));
  if (!drawn) throw new Error('no template');
  const pdf = await templatePdf(templateSheet(drawn, ['T: cut edge']), 'S');
  const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(pdf.toString('latin1')) ?? [];
  const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  const text = [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  expect(text.join('')).toContain('cut edge');
});

it('a PDF template draws its lines on the layer that the check of artwork recognizes', async () => {
  const drawn = template('roll-up', sized('S', 850, 2000));
  if (!drawn) throw new Error('no template');
  const document = await PDFDocument.load(await templatePdf(templateSheet(drawn, ['T: cut edge']), 'S'));
  const properties = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
  const layers = properties.lookup(PDFName.of('OCGs'), PDFArray);
  expect(layers.size()).toBe(1);
  expect(layers.lookup(0, PDFDict).lookup(PDFName.of('Name'), PDFString).decodeText()).toBe(TEMPLATE_LAYER);
});
