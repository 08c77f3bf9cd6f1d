import type { FindingArea, FindingCode, Piece } from '@shop/preflight';
import sharp, { type Sharp } from 'sharp';
import { banner, type KnownFile, type Pick, picker, type Place, PLACES, plainPiece } from './known-file';

type Colour = 'rgb' | 'cmyk' | 'cmyk without profile' | 'grey';

interface Raster {
  piece: Piece;
  shape: 'finished' | 'bleed' | 'turned' | 'wide';
  /** The file is made at 1 : scale. */
  scale: number;
  dpi: number;
  colour: Colour;
  format: 'tiff' | 'jpeg' | 'png' | 'webp';
  places: readonly Place[];
  isVivid: boolean;
  isTransparent: boolean;
}

const MM_PER_INCH = 25.4;
const GROUND = { r: 232, g: 220, b: 200 };
const QUICK = { compressionLevel: 0 };
const INK = '#303030';
/** A colour that ink does not reach, on a seventh of the piece. */
const VIVID = { colour: '#00ff00', area: { x: 0.12, y: 0.25, width: 0.28, height: 0.5 } };
/** How much wider a file of wrong proportions is. */
const TOO_WIDE = 1.2;

const FORMATS: Readonly<Record<Colour, readonly Raster['format'][]>> = {
  rgb: ['tiff', 'jpeg', 'png', 'webp'],
  cmyk: ['tiff'],
  'cmyk without profile': ['tiff'],
  grey: ['tiff', 'jpeg'],
};

/** Pictures in all formats, colours, sizes and proportions. */
export function rasterFiles(count: number): KnownFile[] {
  return Array.from({ length: count }, (_, index) => describe(index, choose(picker(index + 1))));
}

function choose(pick: Pick): Raster {
  const isBanner = pick([true, false]);
  const [hem, seam] = [pick([true, false]), pick([true, false])];
  const piece = isBanner ? banner({ hem, seam }) : plainPiece(60, 30);
  const colour = pick(['rgb', 'rgb', 'cmyk', 'cmyk without profile', 'grey'] as const);
  const format = pick(FORMATS[colour]);
  const places = pick<readonly Place[]>([
    ['free'],
    ['free', 'grommet'],
    ['free', 'seam'],
    ['free', 'grommet', 'seam'],
    [],
  ]);
  const isAlpha = colour === 'rgb' && (format === 'png' || format === 'webp');
  const shapes =
    isBanner && hem ? (['finished', 'bleed', 'turned', 'wide'] as const) : (['finished', 'turned', 'wide'] as const);
  return {
    piece: pick([piece, piece, piece, { ...piece, sameFileAs: [2] }]),
    shape: pick<Raster['shape']>(shapes),
    scale: pick([1, 1, 2, 10]),
    dpi: isBanner ? pick([12, 16]) : pick([60, 150, 320]),
    ...{ colour, format },
    places: isBanner ? places : places.slice(0, 1),
    isVivid: colour === 'rgb' && places.length > 0 && pick([true, false]),
    isTransparent: isAlpha && pick([true, false]),
  };
}

/** What the whole picture covers, in mm on the piece. */
function covered({ piece: { widthMm, heightMm, bleedMm }, shape }: Raster): FindingArea {
  if (shape === 'bleed')
    return {
      ...{ x: -bleedMm.left, y: -bleedMm.top },
      ...{ width: widthMm + bleedMm.left + bleedMm.right, height: heightMm + bleedMm.top + bleedMm.bottom },
    };
  const width = shape === 'wide' ? widthMm * TOO_WIDE : widthMm;
  return { x: (widthMm - width) / 2, y: 0, width, height: heightMm };
}

function describe(index: number, raster: Raster): KnownFile {
  const { piece, shape, scale, format, colour, dpi } = raster;
  const { width, height } = covered(raster);
  const size = [width, height].map((mm) => Math.round((mm / MM_PER_INCH) * dpi)) as [number, number];
  // WebP stores no resolution, and PNG whole pixels for a metre.
  const stored = format === 'png' ? Math.round((dpi * scale) / 0.0254) * 0.0254 : dpi * scale;
  const mm = size.map((px) => (px / stored) * MM_PER_INCH) as [number, number];
  const isTurned = shape === 'turned';
  const [widthMm, heightMm] = isTurned ? [mm[1], mm[0]] : mm;
  return {
    name: `picture ${index + 1}: ${colour} ${format}, ${shape}, 1:${scale}, ${dpi} dpi`,
    ...{ format, piece, dpi, codes: findings(raster) },
    ...(format !== 'webp' && { widthMm, heightMm }),
    make: () => draw(raster, size),
  };
}

function findings({ piece, shape, scale, dpi, colour, format, places, isVivid, isTransparent }: Raster): FindingCode[] {
  const { bleedMm, grommets, seams, sameFileAs } = piece;
  const conditions: Partial<Record<FindingCode, boolean>> = {
    resolution_low: dpi < 100,
    resolution_fair: dpi >= 100 && dpi < 300,
    scaled: scale !== 1 && format !== 'webp' && shape !== 'wide',
    proportions: shape === 'wide',
    rotated: shape === 'turned',
    bleed_missing: bleedMm.top > 0 && (shape === 'finished' || shape === 'turned'),
    grommet_zone: grommets.length > 0 && places.includes('grommet'),
    seam_crossing: seams.length > 0 && places.includes('seam'),
    rgb: colour === 'rgb',
    out_of_gamut: isVivid,
    profile_missing: colour === 'cmyk without profile',
    transparency: isTransparent,
    empty: places.length === 0,
    duplicate: sameFileAs.length > 0,
  };
  return (Object.keys(conditions) as FindingCode[]).filter((code) => conditions[code]);
}

async function draw(raster: Raster, [width, height]: [number, number]): Promise<Buffer> {
  const { places, isVivid, isTransparent, shape } = raster;
  const marks = [
    ...(isVivid ? [{ background: VIVID.colour, area: VIVID.area }] : []),
    ...places.map((place) => ({ background: INK, area: PLACES[place] })),
  ].map(({ background, area }) => mark(background, toPixels(area, raster, width)));
  const ground = { width, height, channels: 4, background: { ...GROUND, alpha: isTransparent ? 0.8 : 1 } } as const;
  const upright = await sharp({ create: ground }).composite(marks).png(QUICK).toBuffer();
  // A file that is turned clockwise to lie on the piece was turned the other way.
  const picture = await sharp(upright)
    .rotate(shape === 'turned' ? -90 : 0)
    .png(QUICK)
    .toBuffer();
  return encode(isTransparent ? sharp(picture) : sharp(picture).removeAlpha(), raster);
}

function mark(background: string, { left, top, width, height }: Pixels) {
  return { input: { create: { width, height, channels: 3, background } } as const, left, top };
}

interface Pixels {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place on the piece in pixels of the picture. */
function toPixels(area: FindingArea, raster: Raster, widthPx: number): Pixels {
  const { piece } = raster;
  const { x, y, width } = covered(raster);
  const px = widthPx / width;
  const at = (mm: number) => Math.round(mm * px);
  return {
    ...{ left: at(area.x * piece.widthMm - x), top: at(area.y * piece.heightMm - y) },
    ...{ width: Math.max(1, at(area.width * piece.widthMm)), height: Math.max(1, at(area.height * piece.heightMm)) },
  };
}

/** With its resolution, as exactly as the format stores it. */
async function encode(picture: Sharp, { format, colour, dpi, scale }: Raster): Promise<Buffer> {
  const density = dpi * scale;
  if (format === 'tiff') {
    const converted = inColour(picture, colour);
    return converted.tiff({ compression: 'lzw', xres: density / MM_PER_INCH, yres: density / MM_PER_INCH }).toBuffer();
  }
  if (format === 'png') return picture.withMetadata({ density }).png().toBuffer();
  if (format === 'webp') return picture.webp({ lossless: true }).toBuffer();
  const jpeg = await inColour(picture, colour).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  return withDensity(jpeg, density);
}

function inColour(picture: Sharp, colour: Colour): Sharp {
  if (colour === 'cmyk') return picture.withIccProfile('cmyk');
  if (colour === 'cmyk without profile') return picture.toColourspace('cmyk');
  return colour === 'grey' ? picture.toColourspace('b-w') : picture;
}

/** Puts the resolution in front of everything else in a JPEG, in a segment of JFIF. */
function withDensity(jpeg: Buffer, dpi: number): Buffer {
  const segment = Buffer.from('\xff\xe0\0\x10JFIF\0\x01\x01\x01\0\0\0\0\0\0', 'latin1');
  segment.writeUInt16BE(dpi, 12);
  segment.writeUInt16BE(dpi, 14);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
