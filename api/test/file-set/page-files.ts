import path from 'node:path';
import type { FindingCode, Piece } from '@shop/preflight';
import sharp from 'sharp';
import { pdfFile } from '../print-files';
import { banner, type KnownFile, type Pick, picker, type Place, PLACES, plainPiece } from './known-file';

interface Page {
  piece: Piece;
  isTurned: boolean;
  /** The page is made at 1 : scale. */
  scale: number;
  text: { font: 'standard' | 'embedded'; capMm: number; place: Place } | null;
  strokeMm: number | null;
  /** Resolution of a picture at the ordered size, and whether it has colours. */
  picture: { dpi: number; isGrey: boolean } | null;
  isTransparent: boolean;
  pages: number;
}

const POINTS_PER_MM = 72 / 25.4;
/** Height of capital letters as a share of the size of their font. */
const CAPITALS = 0.7;
const FONT = path.join(
  path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json')),
  'files/biz-udpgothic-latin-400-normal.woff',
);

/** PDF pages of all sizes, with text, lines and pictures. */
export function pageFiles(count: number): KnownFile[] {
  return Array.from({ length: count }, (_, index) => describe(index, choose(picker(1001 + index))));
}

function choose(pick: Pick): Page {
  const isBanner = pick([true, false]);
  const piece = isBanner ? banner({ hem: pick([true, false]), seam: pick([true, false]) }) : plainPiece(600, 300);
  return {
    piece: pick([piece, piece, piece, { ...piece, sameFileAs: [3] }]),
    isTurned: pick([true, false, false]),
    scale: pick([1, 1, 4, 10]),
    text: pick([
      null,
      {
        font: pick(['standard', 'embedded'] as const),
        capMm: pick([3, 40]),
        place: isBanner ? pick<Place>(['free', 'grommet', 'seam']) : 'free',
      },
    ]),
    strokeMm: pick([null, 0.3, 2]),
    picture: pick([null, { dpi: pick([40, 150]), isGrey: pick([true, false]) }]),
    isTransparent: pick([true, false, false]),
    pages: pick([1, 1, 1, 2]),
  };
}

function describe(index: number, page: Page): KnownFile {
  const { piece, scale, isTurned, picture } = page;
  const [width, height] = [piece.widthMm / scale, piece.heightMm / scale];
  return {
    name: `page ${index + 1}: 1:${scale}${isTurned ? ', turned' : ''}, ${JSON.stringify([page.text, page.strokeMm, picture])}`,
    ...{ format: 'pdf', piece, codes: findings(page) },
    ...{ widthMm: isTurned ? height : width, heightMm: isTurned ? width : height },
    ...(picture && { dpi: picture.dpi }),
    make: () => draw(page),
  };
}

function findings({ piece, isTurned, scale, text, strokeMm, picture, isTransparent, pages }: Page): FindingCode[] {
  const { bleedMm, grommets, seams, sameFileAs } = piece;
  const conditions: Partial<Record<FindingCode, boolean>> = {
    resolution_low: picture !== null && picture.dpi < 100,
    resolution_fair: picture !== null && picture.dpi >= 100,
    scaled: scale !== 1,
    rotated: isTurned,
    bleed_missing: bleedMm.top > 0,
    grommet_zone: grommets.length > 0 && text?.place === 'grommet',
    seam_crossing: seams.length > 0 && text?.place === 'seam',
    fonts_missing: text?.font === 'standard',
    fonts_live: text?.font === 'embedded',
    small_text: text !== null && text.capMm < 5,
    fine_line: strokeMm !== null && strokeMm < 0.5,
    rgb: picture !== null && !picture.isGrey,
    transparency: isTransparent,
    pages: pages > 1,
    duplicate: sameFileAs.length > 0,
  };
  return (Object.keys(conditions) as FindingCode[]).filter((code) => conditions[code]);
}

async function draw(page: Page): Promise<Buffer> {
  const { piece, scale, isTurned, text, strokeMm, isTransparent, pages, picture } = page;
  const points = (mm: number) => (mm / scale) * POINTS_PER_MM;
  const [width, height] = [points(piece.widthMm), points(piece.heightMm)];
  const inches = (0.1 * piece.widthMm) / 25.4;
  const photo = picture && (await drawPhoto(Math.round(inches * picture.dpi), picture.isGrey));
  return pdfFile(isTurned ? [height, width] : [width, height], (document) => {
    // A page that is turned clockwise to lie on the piece was turned the other way.
    if (isTurned) document.translate(0, width).rotate(-90);
    const { free } = PLACES;
    document
      .rect(0.65 * width, 0.3 * height, 0.1 * width, 0.2 * height)
      .fillColor([0, 0, 0, 60])
      .fill();
    if (photo) document.image(photo, 0.2 * width, 0.65 * height, { width: 0.1 * width });
    if (strokeMm !== null)
      document
        .lineWidth(points(strokeMm))
        .moveTo(0.2 * width, 0.55 * height)
        .lineTo(0.4 * width, 0.55 * height)
        .stroke('#000000');
    if (text) {
      const { x, y } = text.place === 'free' ? free : PLACES[text.place];
      document.font(text.font === 'embedded' ? FONT : 'Helvetica').fontSize(points(text.capMm) / CAPITALS);
      document.fill('#000000').text('HI', x * width, y * height, { lineBreak: false });
    }
    if (isTransparent)
      document
        .opacity(0.5)
        .rect(0.65 * width, 0.6 * height, 0.1 * width, 0.1 * height)
        .fill('#808080');
    for (let more = 1; more < pages; more++) document.addPage();
  });
}

/** A picture twice as wide as tall, without colours that ink does not reach. */
function drawPhoto(width: number, isGrey: boolean): Promise<Buffer> {
  const photo = sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#b8a890' } });
  return (isGrey ? photo.toColourspace('b-w') : photo).jpeg({ quality: 90 }).toBuffer();
}
