import { PDFDocument } from '@cantoo/pdf-lib';
import { type Piece, place } from '@shop/preflight';
import { drawPrintFile } from './print-file';

const MM_PER_POINT = 25.4 / 72;
const HEM = { top: 50, right: 50, bottom: 50, left: 50 };
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const pieceOf = (widthMm: number, heightMm: number, bleedMm = HEM): Piece => ({
  ...{ widthMm, heightMm, bleedMm, isFolded: true, grommets: [], seams: [], sameFileAs: [] },
  material: { inkLimit: 300, isOpaque: true, hasWhiteInk: false },
});

test.each([
  ['a banner with its bleed at full size', pieceOf(2438.4, 1219.2), { fits: 'bleed', scale: 1 }],
  ['a piece without bleed at full size', pieceOf(850, 2000, NO_BLEED), { fits: 'finished', scale: 1 }],
  ['a banner that is longer than a page can be at a tenth', pieceOf(5000, 3000), { fits: 'bleed', scale: 10 }],
])('a print file of the demo is %s', async (_, piece, expected) => {
  const document = await PDFDocument.load(await drawPrintFile(piece, 0));
  const { width, height } = document.getPage(0).getSize();
  const size = { widthMm: width * MM_PER_POINT, heightMm: height * MM_PER_POINT, widthPx: null, heightPx: null };
  const placement = place(size, piece);
  expect(placement).toMatchObject({ ...expected, isTurned: false });
});
