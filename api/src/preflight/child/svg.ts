import type { Examination } from './examination';
import { cleanNames, DamagedFile } from './facts';
import type { Source } from './source';

const MAX_BYTES = 8_000_000;
const MM_PER_INCH = 25.4;
const MAX_FONTS = 500;
/** mm of a unit; a length without a unit is in pixels, of which an inch has 96. */
const UNITS: Readonly<Record<string, number>> = {
  '': MM_PER_INCH / 96,
  px: MM_PER_INCH / 96,
  mm: 1,
  cm: 10,
  in: MM_PER_INCH,
  pt: MM_PER_INCH / 72,
  pc: MM_PER_INCH / 6,
};

/** Examines an SVG by the size of its root and the fonts that it names. It is not drawn. */
export async function examineSvg(source: Source, { facts }: Examination): Promise<void> {
  const text = source.readAt(0, MAX_BYTES).toString('utf8');
  const root = findTag(text, ['<svg', '<svg:svg']);
  if (root === null) throw new DamagedFile('there is no root element');
  const [, , boxWidth, boxHeight] = (attribute(root, 'viewBox') ?? '').trim().split(/[\s,]+/);
  facts.pages = 1;
  facts.widthMm = lengthMm(attribute(root, 'width')) ?? lengthMm(boxWidth ?? null);
  facts.heightMm = lengthMm(attribute(root, 'height')) ?? lengthMm(boxHeight ?? null);
  facts.colour = 'rgb';
  if (findTag(text, ['<text', '<svg:text']) !== null) {
    const fonts = cleanNames(fontNames(text));
    if (text.includes('@font-face')) facts.embeddedFonts = fonts;
    else facts.missingFonts = fonts;
  }
  if (findTag(text, ['<script', '<svg:script']) !== null) facts.activeContent = ['javascript'];
  facts.notExamined = 'no_reader';
}

/** The first tag that begins with one of these, up to its end; null if there is none. */
function findTag(text: string, names: readonly string[]): string | null {
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const next = text[at + name.length] ?? '';
      if (next !== '>' && next !== '/' && next.trim() !== '') continue;
      const end = text.indexOf('>', at);
      return end < 0 ? null : text.slice(at, end);
    }
  }
  return null;
}

function attribute(tag: string, name: string): string | null {
  for (let at = tag.indexOf(name); at > 0; at = tag.indexOf(name, at + 1)) {
    const value = tag.slice(at + name.length).trimStart();
    if (tag[at - 1]?.trim() !== '' || !value.startsWith('=')) continue;
    const quoted = value.slice(1).trimStart();
    const end = quoted.indexOf(quoted[0] ?? '', 1);
    return end < 0 ? null : quoted.slice(1, end);
  }
  return null;
}

/** The values of `font-family`, as an attribute or in a style. */
function fontNames(text: string): string[] {
  const named = text
    .split('font-family', MAX_FONTS)
    .slice(1)
    .map((rest) => rest.slice(0, 100).trimStart().slice(1).trimStart().replaceAll('&quot;', ''))
    .map((value) => value.replace(/^["']/, '').split(/[;"'<>]/, 1)[0] ?? '');
  return named.length > 0 ? named : ['sans-serif'];
}

/** Null for a share of the page and for what is no length. */
function lengthMm(text: string | null): number | null {
  const [, number = '', unit = ''] = /^([\d.]{1,20})([a-z]{0,2})$/.exec((text ?? '').trim()) ?? [];
  const mm = Number(number) * (UNITS[unit] ?? Number.NaN);
  return mm > 0 && Number.isFinite(mm) ? mm : null;
}
