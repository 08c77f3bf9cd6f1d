import type { FindingCode } from '@shop/preflight';
import { cmykTiff as tiffOfInks } from '../../src/preflight/child/plain-tiff';
import { TEMPLATE_LAYER } from '../../src/preflight/template-layer';
import { bitmapFile, drawing, pdfFile, photoshopFile, pngFile, rawPdf, zipFile } from '../print-files';
import { type KnownFile, plainPiece } from './known-file';

// Files with one thing each that pictures and pages of the other lists do not have.

const piece = plainPiece(300, 150);
/** A page of the piece's size, 1:1. */
const PAGE = '/MediaBox[0 0 850.394 425.197]';

/** A PDF with additions to its catalogue and its page, and more objects from number 4 on. */
const page = (catalogue: string, additions: string, ...objects: string[]) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${PAGE}/Contents ${objects.length + 4} 0 R${additions}>>`,
    ...objects,
    '<</Length 19>>stream\n0 0 60 30 re 0 g f \nendstream',
  ]);

const separation = (name: string) => `/Resources<</ColorSpace<</C1[/Separation/${name}/DeviceCMYK 4 0 R]>>>>`;
const FUNCTION = '<</FunctionType 2/Domain[0 1]/N 1/C0[0 0 0 0]/C1[0 1 0 0]>>';

/** Inks of 600 × 300 px; a share of them is printed with all four inks. */
function inks(heavyShare: number): Buffer {
  const data = new Uint8Array(600 * 300 * 4).fill(40);
  data.fill(255, 0, Math.round(600 * 300 * heavyShare) * 4);
  return tiffOfInks({ data, width: 600, height: 300, channels: 4 });
}

type Make = () => Buffer | Promise<Buffer>;

const FILES: readonly [name: string, format: string, make: Make, codes: readonly FindingCode[]][] = [
  [
    'JavaScript',
    'pdf',
    () => page('/OpenAction 4 0 R', '', '<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    ['active_content'],
  ],
  ['a form', 'pdf', () => page('/AcroForm<</Fields[4 0 R]>>', '', '<</FT/Tx/T(a)>>'), ['active_content']],
  ['a launch action', 'pdf', () => page('/OpenAction 4 0 R', '', '<</S/Launch/F(cmd)>>'), ['active_content']],
  ['a spot colour', 'pdf', () => page('', separation('PANTONE#20185#20C'), FUNCTION), ['spot_colours']],
  ['a cut contour', 'pdf', () => page('', separation('CutContour'), FUNCTION), ['spot_colours']],
  ['white ink', 'pdf', () => page('', separation('White'), FUNCTION), ['spot_colours']],
  [
    ...(['a hidden layer', 'pdf'] as const),
    () => page('/OCProperties<</OCGs[4 0 R]/D<</OFF[4 0 R]>>>>', '', '<</Type/OCG/Name(Draft)>>'),
    ['layers'],
  ],
  [
    ...(['a shown layer', 'pdf'] as const),
    () => page('/OCProperties<</OCGs[4 0 R]/D<<>>>>', '', '<</Type/OCG/Name(Draft)>>'),
    [],
  ],
  [
    ...(['template guides', 'pdf'] as const),
    () => page('/OCProperties<</OCGs[4 0 R]/D<<>>>>', '', `<</Type/OCG/Name(${TEMPLATE_LAYER})>>`),
    ['template_guides'],
  ],
  ['nothing but a page', 'pdf', () => page('', ''), []],
  [
    'a password',
    'pdf',
    () => pdfFile([850, 425], (document) => document.text('x'), { userPassword: 'x' }),
    ['encrypted'],
  ],
  ['half a PNG', 'png', async () => (await noisy()).subarray(0, 600), ['resolution_low', 'rgb', 'unreadable']],
  ['a PNG without pixels', 'png', () => pngFile(600, 300), ['unreadable']],
  ['a picture called PDF', 'pdf', () => drawing().png().toBuffer(), ['unreadable']],
  ['only a signature', 'psd', () => Buffer.from('8BPS'), ['unreadable']],
  ['two pictures', 'zip', () => zipFile({ 'a.bmp': bitmapFile(), 'b.bmp': bitmapFile() }), ['not_examined']],
  ['no picture', 'zip', () => zipFile({ 'a.txt': Buffer.from('x') }), ['not_examined']],
  ['little ink', 'tiff', () => inks(0), ['resolution_low', 'profile_missing', 'empty']],
  ['much ink', 'tiff', () => inks(0.4), ['resolution_low', 'profile_missing', 'ink_total']],
  ['all ink', 'tiff', () => inks(1), ['resolution_low', 'profile_missing', 'ink_total', 'empty']],
  ['a CMYK document', 'psd', () => photoshopFile(), ['resolution_low', 'profile_missing', 'empty']],
];

const noisy = () => drawing().png({ compressionLevel: 0 }).toBuffer();

export function otherFiles(): KnownFile[] {
  return FILES.map(([name, format, make, codes]) => ({ name, format, make: async () => make(), piece, codes }));
}
