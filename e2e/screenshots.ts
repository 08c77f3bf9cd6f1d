import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = path.join(__dirname, 'screenshots');
/** Set by the command that renews the pictures. */
const RENEWS = process.env.RENEW_SCREENSHOTS === '1';

/** Stored pictures are a quarter as wide as the page; a cell is a sixteenth. */
const SCALE = 1 / 4;
const PIXELS_PER_CELL = 4;
/** Of the page, from its top. */
const MAX_HEIGHT = 2000;

/** Text of another font or length moves what follows by a few lines: a cell is looked for so many cells above and below. */
const MAX_SHIFT = 3;
/** Of 256 shades of grey. */
const MAX_DIFFERENCE = 24;
/** Of the cells of a page that have another shade than its background. */
const MAX_CHANGED = 0.15;

/** The name of a picture: who sees what in which language on how wide a screen. */
export const screenshotName = (visitor: string, what: string, language: string, width: number): string =>
  [visitor, ...what.split(/[^a-z0-9]+/i), language, width].filter(Boolean).join('-').toLowerCase();

interface Picture {
  shades: Uint8Array;
  width: number;
  height: number;
}

/**
 * Compares the page as it is now with its stored picture, or stores it.
 * @param name the stored file, without its ending
 * @returns how the page differs, if it differs by more than other fonts, dates and numbers explain. Without a font for its
 * language there is nothing to compare.
 */
export async function compareScreenshot(page: Page, name: string): Promise<string[]> {
  const png = await takeScreenshot(page);
  const file = path.join(FOLDER, `${name}.webp`);
  if (RENEWS) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, await sharp(png).greyscale().webp({ quality: 40 }).toBuffer());
    return [];
  }
  if (!existsSync(file)) return [`${name} has no picture: npm run screenshots stores it`];
  if (!(await page.evaluate(hasGlyphsOfLanguage))) return [];
  const [stored, actual] = await Promise.all([toCells(readFileSync(file)), toCells(png)]);
  const changed = findChanges(stored, actual);
  if (changed <= MAX_CHANGED) return [];
  const seen = path.join(FOLDER, '../../test-results', `${name}.png`);
  mkdirSync(path.dirname(seen), { recursive: true });
  writeFileSync(seen, png);
  return [`${name}: ${Math.round(changed * 100)}% differs from its picture, as ${seen} shows`];
}

/** Runs in the page. A browser without a Japanese font draws the same box for each character. */
export function hasGlyphsOfLanguage(): boolean {
  if (document.documentElement.lang !== 'ja') return true;
  const draw = (text: string) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context) context.font = '32px sans-serif';
    context?.fillText(text, 0, 40);
    return canvas.toDataURL();
  };
  return draw('一') !== draw('口');
}

/** The upper part of the page, drawn small by the browser itself. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(settlePage);
  const session = await page.context().newCDPSession(page);
  const width = page.viewportSize()?.width ?? 0;
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT);
  const clip = { x: 0, y: 0, width, height, scale: SCALE };
  const { data } = await session.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Runs in the page: waits until it is drawn for the size of its window. */
async function settlePage(): Promise<void> {
  // The focus on a field may have scrolled the page, and the bars at its edges with it.
  scrollTo({ top: 0, behavior: 'instant' });
  // The page reacts to its new width, and the browser chooses the pictures for it.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled([...images.map((image) => image.decode()), ...transitions.map(({ finished }) => finished)]);
}

/** The mean shade of each cell. */
async function toCells(image: Buffer): Promise<Picture> {
  const { width: pixels = 0, height: lines = 0 } = await sharp(image).metadata();
  const width = Math.round(pixels / PIXELS_PER_CELL);
  const height = Math.max(1, Math.round(lines / PIXELS_PER_CELL));
  const cells = sharp(image).greyscale().resize(width, height, { fit: 'fill', kernel: 'linear' });
  return { shades: new Uint8Array(await cells.raw().toBuffer()), width, height };
}

/**
 * The share of what is drawn that is not where it was, whichever of the two pictures has more of it. The background counts for
 * nothing: it is most of a page, whatever happens to the rest.
 */
export function findChanges(stored: Picture, actual: Picture): number {
  if (stored.width !== actual.width) return 1;
  return Math.max(measureMissing(stored, actual), measureMissing(actual, stored));
}

function measureMissing(wanted: Picture, found: Picture): number {
  const background = findBackground(wanted);
  let [drawn, missing] = [0, 0];
  for (let row = 0; row < wanted.height; row++)
    for (let column = 0; column < wanted.width; column++) {
      const shade = wanted.shades[row * wanted.width + column] ?? 0;
      if (Math.abs(shade - background) <= MAX_DIFFERENCE) continue;
      drawn += 1;
      if (!hasShade(found, row, column, shade)) missing += 1;
    }
  return drawn === 0 ? 0 : missing / drawn;
}

/** The shade that most cells have. */
function findBackground({ shades }: Picture): number {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** Whether the column has the shade near the row. */
function hasShade({ shades, width, height }: Picture, row: number, column: number, shade: number): boolean {
  for (let near = Math.max(0, row - MAX_SHIFT); near <= Math.min(height - 1, row + MAX_SHIFT); near++)
    if (Math.abs((shades[near * width + column] ?? 0) - shade) <= MAX_DIFFERENCE) return true;
  return false;
}
