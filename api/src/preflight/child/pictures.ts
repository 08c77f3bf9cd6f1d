import type { ColourMode, FileFacts, GamutFacts } from '@shop/preflight';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { DamagedFile } from './facts';
import { comparePrint, detailMap, inkShares, isOneColour, isTransparent, maskOf, type Pixels } from './pixels';
import { STANDARD_PROFILE } from '../standard-profile';
import { profileName } from './profile-name';
import { type Resolution, readResolution } from './resolution';
import type { Source } from './source';
import type { Examination } from './examination';

/**
 * Lets this process read only the formats that the shop accepts, with one thread and no cache. Nothing but the limits of
 * the process limits the pixels: an honest print file has a thousand million.
 */
export function restrictReaders(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Tiff', 'Jpeg', 'Png', 'Webp', 'Nsgif'];
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
}

/** How files are read. */
export const OPTIONS: SharpOptions = {
  limitInputPixels: false,
  sequentialRead: true,
  unlimited: true,
  failOn: 'error',
};
/** px; the longer side of the preview, of the thumbnail, of the picture that is measured, and of the one as printed. */
const PREVIEW_PX = 2000;
const THUMBNAIL_PX = 320;
const GAMUT_PX = 1600;
const PRINT_PX = 1200;
const MM_PER_INCH = 25.4;
/** The bytes at the start in which the headers of a picture are searched for its resolution. */
const HEAD_BYTES = 512 * 1024;

/** Examines a TIFF, JPEG, PNG, WebP or GIF. */
export async function examinePicture(source: Source, { facts, report, save }: Examination): Promise<void> {
  const metadata = await readHeader(source);
  const head = source.readAt(0, HEAD_BYTES);
  describeHeader(facts, metadata, readResolution(metadata.format, head, source.readAt));
  report();
  const reduced = await reduce(source.input, metadata);
  const pixels = await toPixels(sharp(reduced, OPTIONS).autoOrient().toColourspace('srgb'));
  if (metadata.space === 'cmyk') facts.ink = inkShares(await readInks(reduced));
  await describePixels(pixels, { facts, save });
  facts.depth = 'full';
}

/** Describes a page from the picture in sRGB that another program has drawn. */
export async function describeDrawnPage(picture: string, { facts, save }: Examination): Promise<void> {
  await describePixels(await toPixels(sharp(picture, OPTIONS).toColourspace('srgb')), { facts, save });
  facts.depth = 'full';
}

/** What the pixels of a picture or of a drawn page tell, in sRGB with or without alpha, and its pictures. */
export async function describePixels(
  pixels: Pixels,
  { facts, save }: Pick<Examination, 'facts' | 'save'>,
): Promise<void> {
  facts.detail = detailMap(pixels);
  facts.isEmpty = isOneColour(pixels);
  facts.hasTransparency ||= isTransparent(pixels);
  await savePreviews(pixels, save);
  if (facts.colour === 'rgb' || facts.colour === 'indexed' || facts.colour === 'mixed')
    facts.gamut = await examineGamut(pixels, save);
}

/** Stores what the customer and staff look at: WebP, in sRGB. */
async function savePreviews(pixels: Pixels, save: Examination['save']): Promise<void> {
  await save('preview', await fromPixels(pixels).webp({ quality: 82, effort: 3 }).toBuffer());
  const thumbnail = fromPixels(pixels).resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true });
  await save('thumbnail', await thumbnail.webp({ quality: 78 }).toBuffer());
}

async function readHeader({ input }: Source): Promise<Metadata> {
  try {
    return await sharp(input, OPTIONS).metadata();
  } catch (error) {
    throw new DamagedFile('the header cannot be read', { cause: error });
  }
}

function describeHeader(facts: FileFacts, metadata: Metadata, exact: Resolution | null): void {
  const { width, height } = metadata.autoOrient;
  const isTurned = width !== metadata.width;
  const [x, y] = isTurned ? [exact?.y, exact?.x] : [exact?.x, exact?.y];
  facts.widthPx = width;
  facts.heightPx = height;
  facts.widthMm = x ? (width / x) * MM_PER_INCH : null;
  facts.heightMm = y ? (height / y) * MM_PER_INCH : null;
  facts.dpi = x && y ? Math.min(x, y) : null;
  facts.pages = metadata.pages ?? 1;
  facts.colour = colourMode(metadata);
  facts.profile = profileName(metadata.icc);
}

function colourMode({ space, isPalette }: Metadata): ColourMode {
  if (isPalette) return 'indexed';
  if (space === 'cmyk' || space === 'lab') return space;
  return space === 'b-w' || space === 'grey16' ? 'grey' : 'rgb';
}

/**
 * The picture with at most 2,000 px a side, in its own colours and with its profile. The colours of a large file are
 * converted only after it was made small, because that costs more than reading it.
 */
async function reduce(input: string | Buffer, metadata: Metadata): Promise<Buffer> {
  const picture = sharp(input, { ...OPTIONS, ignoreIcc: true });
  if (metadata.space === 'cmyk') picture.pipelineColourspace('cmyk').toColourspace('cmyk');
  try {
    return await picture
      .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
      .keepIccProfile()
      // With its orientation. `withMetadata` would convert everything to sRGB.
      .keepExif()
      .tiff({ compression: 'none' })
      .toBuffer();
  } catch (error) {
    throw new DamagedFile('the picture cannot be read', { cause: error });
  }
}

async function readInks(reduced: Buffer): Promise<Pixels> {
  return toPixels(
    sharp(reduced, { ...OPTIONS, ignoreIcc: true })
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk'),
  );
}

/** Stores what the file looks like in print, and a mask of where ink does not reach its colours. */
async function examineGamut(
  pixels: Pixels,
  save: Examination['save'],
  profile = STANDARD_PROFILE,
): Promise<GamutFacts> {
  const opaque = () => fromPixels(pixels).flatten({ background: '#fff' }).removeAlpha();
  const screen = await toPixels(
    opaque().resize(GAMUT_PX, GAMUT_PX, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true }),
  );
  const { isChanged, ...gamut } = comparePrint(screen, await toPixels(await asPrinted(fromPixels(screen), profile)));
  const shown = await toPixels(opaque().resize(PRINT_PX, PRINT_PX, { fit: 'inside', withoutEnlargement: true }));
  await save('print', await (await asPrinted(fromPixels(shown), profile)).webp({ quality: 82, effort: 3 }).toBuffer());
  if (gamut.share > 0)
    await save('gamut', await fromPixels(maskOf(screen, isChanged)).webp({ lossless: true, effort: 2 }).toBuffer());
  return gamut;
}

/**
 * Stores what a picture in sRGB looks like by a profile, as an examination does.
 * @param file the path of the picture
 * @param profile the path of the profile
 */
export async function drawAsPrinted(file: string, profile: string, save: Examination['save']): Promise<GamutFacts> {
  return examineGamut(await toPixels(sharp(file, OPTIONS).toColourspace('srgb')), save, profile);
}

/**
 * An opaque picture in sRGB through the printer's colours and back.
 * @param file where it is kept in between, if it is too large for the memory
 * @throws if the profile cannot be used
 */
export async function asPrinted(picture: Sharp, profile: string, file?: string): Promise<Sharp> {
  const inks = picture.withIccProfile(profile).tiff({ compression: 'none' });
  if (file !== undefined) await inks.toFile(file);
  const printed = sharp(file ?? (await inks.toBuffer()), OPTIONS);
  // With a profile that cannot be used, sharp only warns, and leaves the colours as they are.
  if (!(await printed.metadata()).icc) throw new Error('unusable profile');
  return printed.toColourspace('srgb');
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** At most 2,000 px a side. */
export async function scaleDown(pixels: Pixels): Promise<Pixels> {
  return toPixels(fromPixels(pixels).resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true }));
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 }, limitInputPixels: false });
}
