import type { ColourMode, PageArea } from '@shop/preflight';
import { type Box, type Matrix, multiply, type PdfiumModule, Scratch, transformBox } from './pdfium';

/** What is on a page. Lengths are in units of the page. */
export interface PageContent {
  dpi: number | null;
  colour: ColourMode | null;
  embeddedFonts: Set<string>;
  missingFonts: Set<string>;
  hasTransparency: boolean;
  thinnestStroke: number | null;
  smallestText: number | null;
  textAreas: PageArea[];
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE_TEXT = 3;
const MAX_OBJECTS = 100_000;
const MAX_DEPTH = 12;
const MAX_TEXT_AREAS = 500;
/** A picture that covers less of the page does not count for its resolution. */
const SMALL_SHARE = 0.0001;
/** The height of a capital letter as a share of the font size. */
const CAPITAL_HEIGHT = 0.7;
const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];
const ICC_BASED = 7;
/** By PDFium's number of the colour space. */
const COLOURS: Readonly<Record<number, ColourMode>> = {
  1: 'grey',
  2: 'rgb',
  3: 'cmyk',
  4: 'grey',
  5: 'rgb',
  6: 'lab',
  8: 'spot',
  9: 'spot',
  10: 'indexed',
};

/** Walks over the objects of a page and of the forms in it. @param box the part of the page that is printed */
export function readPageContent(pdfium: PdfiumModule, page: number, box: Box): PageContent {
  const reader = new PageReader(pdfium, page, box);
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let index = 0; index < count; index++)
    reader.read(pdfium._FPDFPage_GetObject(page, index), { matrix: UNCHANGED, depth: 0 });
  return reader.finish();
}

interface Container {
  /** From the container's units to the page's. */
  matrix: Matrix;
  depth: number;
}

class PageReader {
  private readonly scratch: Scratch;
  private readonly rotation: number;
  private readonly colours = new Set<ColourMode>();
  private readonly content: PageContent = {
    dpi: null,
    colour: null,
    embeddedFonts: new Set(),
    missingFonts: new Set(),
    hasTransparency: false,
    thinnestStroke: null,
    smallestText: null,
    textAreas: [],
  };
  private objects = 0;

  constructor(
    private readonly pdfium: PdfiumModule,
    private readonly page: number,
    private readonly box: Box,
  ) {
    this.scratch = new Scratch(pdfium);
    this.rotation = pdfium._FPDFPage_GetRotation(page);
  }

  read(object: number, container: Container): void {
    if (object === 0 || ++this.objects > MAX_OBJECTS) return;
    this.content.hasTransparency ||= this.pdfium._FPDFPageObj_HasTransparency(object) !== 0;
    const type = this.pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT) this.readText(object, container);
    else if (type === PATH) this.readPath(object, container);
    else if (type === IMAGE) this.readImage(object, container);
    else if (type === FORM) this.readForm(object, container);
  }

  finish(): PageContent {
    const coloured = [...this.colours].filter((colour) => colour !== 'grey');
    this.content.colour = coloured.length > 1 ? 'mixed' : (coloured[0] ?? [...this.colours][0] ?? null);
    return this.content;
  }

  private readForm(form: number, { matrix, depth }: Container): void {
    if (depth === MAX_DEPTH) return;
    const inner = multiply(this.scratch.matrix(form) ?? UNCHANGED, matrix);
    const count = Math.min(this.pdfium._FPDFFormObj_CountObjects(form), MAX_OBJECTS);
    for (let index = 0; index < count && this.objects < MAX_OBJECTS; index++)
      this.read(this.pdfium._FPDFFormObj_GetObject(form, index), { matrix: inner, depth: depth + 1 });
  }

  private readText(text: number, { matrix }: Container): void {
    if (this.pdfium._FPDFTextObj_GetTextRenderMode(text) === INVISIBLE_TEXT) return;
    const area = this.areaOf(text, matrix);
    if (!area) return;
    const font = this.pdfium._FPDFTextObj_GetFont(text);
    if (font !== 0) {
      // A subset of a font has a prefix of six letters.
      const name = this.scratch.fontName(font).replace(/^[A-Z]{6}\+/, '') || 'unnamed';
      const isEmbedded = this.pdfium._FPDFFont_GetIsEmbedded(font) === 1;
      (isEmbedded ? this.content.embeddedFonts : this.content.missingFonts).add(name);
    }
    const size = this.scratch.number(this.pdfium._FPDFTextObj_GetFontSize, text) ?? 0;
    const [, , c, d] = multiply(this.scratch.matrix(text) ?? UNCHANGED, matrix);
    const height = size * Math.hypot(c, d) * CAPITAL_HEIGHT;
    if (height > 0) this.content.smallestText = Math.min(this.content.smallestText ?? height, height);
    if (this.content.textAreas.length < MAX_TEXT_AREAS) this.content.textAreas.push(area);
  }

  private readPath(path: number, { matrix }: Container): void {
    if (!this.scratch.isStroked(path) || !this.areaOf(path, matrix)) return;
    const width = this.scratch.number(this.pdfium._FPDFPageObj_GetStrokeWidth, path);
    if (width === null) return;
    const [a, b, c, d] = multiply(this.scratch.matrix(path) ?? UNCHANGED, matrix);
    const stroke = width * Math.sqrt(Math.abs(a * d - b * c));
    this.content.thinnestStroke = Math.min(this.content.thinnestStroke ?? stroke, stroke);
  }

  private readImage(image: number, { matrix }: Container): void {
    const found = this.scratch.image(image, this.page);
    const placed = this.scratch.matrix(image);
    if (!found || !placed) return;
    const colour = found.colourSpace === ICC_BASED ? colourOfBits(found.bits) : COLOURS[found.colourSpace];
    if (colour) this.colours.add(colour);
    const [a, b, c, d] = multiply(placed, matrix);
    const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
    const page = (this.box.right - this.box.left) * (this.box.top - this.box.bottom);
    if (width * height < page * SMALL_SHARE) return;
    const dpi = Math.min((found.width / width) * 72, (found.height / height) * 72);
    if (dpi > 0) this.content.dpi = Math.min(this.content.dpi ?? dpi, dpi);
  }

  /** Where an object is on the page as it is seen; null if it is outside. */
  private areaOf(object: number, matrix: Matrix): PageArea | null {
    const bounds = this.scratch.box(this.pdfium._FPDFPageObj_GetBounds, object);
    if (!bounds) return null;
    const { left, bottom, right, top } = transformBox(bounds, matrix);
    const [width, height] = [this.box.right - this.box.left, this.box.top - this.box.bottom];
    const clamp = (share: number) => Math.min(1, Math.max(0, share));
    const x = [clamp((left - this.box.left) / width), clamp((right - this.box.left) / width)] as const;
    const y = [clamp((this.box.top - top) / height), clamp((this.box.top - bottom) / height)] as const;
    if (x[0] === x[1] && y[0] === y[1]) return null;
    return turn({ x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0] }, this.rotation);
  }
}

function colourOfBits(bits: number): ColourMode {
  return bits >= 32 ? 'cmyk' : bits >= 24 ? 'rgb' : 'grey';
}

/** @param quarters turns clockwise */
function turn({ x, y, width, height }: PageArea, quarters: number): PageArea {
  if (quarters === 1) return rounded({ x: 1 - y - height, y: x, width: height, height: width });
  if (quarters === 2) return rounded({ x: 1 - x - width, y: 1 - y - height, width, height });
  if (quarters === 3) return rounded({ x: y, y: 1 - x - width, width: height, height: width });
  return rounded({ x, y, width, height });
}

/** To a ten-thousandth of the page, so that 500 areas are a short answer. */
function rounded({ x, y, width, height }: PageArea): PageArea {
  const round = (share: number) => Math.round(Math.max(0, share) * 10_000) / 10_000;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
