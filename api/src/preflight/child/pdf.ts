import type { Examination } from './examination';
import { limitPixels, type PageArea, type PictureSize } from '@shop/preflight';
import { cleanNames, DamagedFile } from './facts';
import { addBleed, sizeWithSide, uprightArea } from './pdf-bleed';
import { type PageContent, readPageContent } from './pdf-page';
import { readStructure, type Structure } from './pdf-structure';
import { type Box, type PdfiumModule, Scratch, startPdfium } from './pdfium';
import { describePixels } from './pictures';
import type { Pixels } from './pixels';
import type { RowPicture } from './plain-tiff';
import { MAX_DPI } from './resolution';
import { readAll, type Source } from './source';

const MM_PER_POINT = 25.4 / 72;
/** px; the longer side of the drawn page. */
const DRAWN_PX = 2000;
/** Pixels of a page that is cut into tiles: 100 dpi on a piece of 3 m². */
const TILED_PIXELS = 48_000_000;
/** px; a page is at least so much reduced that it has no longer side. */
const MAX_TILED_SIDE = 30_000;
/** px; the height of the strips in which such a page is drawn. */
const STRIP_PX = 512;
const PASSWORD_ERROR = 4;
/** Pixels of 4 bytes: blue, green, red, unused. */
const BGRX = 3;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 1;

/** Examines a PDF, or an Illustrator file that contains one. */
export async function examinePdf(source: Source, examination: Examination): Promise<void> {
  const { facts, report, save } = examination;
  const bytes = readAll(source);
  const pdfium = await startPdfium();
  try {
    const document = openDocument(pdfium, bytes);
    if (document === 'encrypted') {
      facts.notExamined = 'encrypted';
      return;
    }
    facts.pages = pdfium._FPDF_GetPageCount(document);
    if (facts.pages < 1) throw new DamagedFile('there is no page');
    const { page, box, isLyingDown, trim, isMeasured } = openPage(pdfium, document);
    const [width, height] = [box.right - box.left, box.top - box.bottom];
    if (trim) facts.trim = trim;
    if (isMeasured) facts.pageBox = box;
    const describe = (userUnit: number, content: PageContent | null) => {
      const unit = MM_PER_POINT * userUnit;
      facts.widthMm = (isLyingDown ? height : width) * unit;
      facts.heightMm = (isLyingDown ? width : height) * unit;
      if (content) describeContent(facts, content, userUnit);
    };
    describe(1, null);
    report();
    const content = readPageContent(pdfium, page, box);
    describe(1, content);
    facts.hasTransparency ||= pdfium._FPDFPage_HasTransparency(page) !== 0;
    const pixels = drawPage(pdfium, page, facts.widthMm ?? 1, facts.heightMm ?? 1);
    await describePixels(pixels, { facts, save });
    report();
    // Last, because a million objects are more than the process may hold.
    const structure = await readStructure(bytes);
    if (structure) {
      describeStructure(facts, structure);
      describe(structure.userUnit, content);
    }
  } catch (error) {
    // PDFium ends its program where a file leads it astray.
    if (error instanceof Error && error.name === 'RuntimeError')
      throw new DamagedFile('the page cannot be read', { cause: error });
    throw error;
  }
  facts.depth = 'full';
}

/** Never closed: the process ends after its file. */
function openDocument(pdfium: PdfiumModule, bytes: Buffer): number | 'encrypted' {
  const at = pdfium._malloc(bytes.length);
  if (at === 0) throw new RangeError('out of memory');
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document !== 0) return document;
  if (pdfium._FPDF_GetLastError() === PASSWORD_ERROR) return 'encrypted';
  throw new DamagedFile('the document cannot be opened');
}

interface OpenPage {
  page: number;
  /** What is printed: the page with its bleed, without marks outside. */
  box: Box;
  /** Turned by a quarter: its width is the height of the box. */
  isLyingDown: boolean;
  /** Its trim box within the box, as the page is seen; null if the page ends there. */
  trim: PageArea | null;
  /** The box is none of the page's own: its bleed was measured. */
  isMeasured: boolean;
}

/** The first page, cut to its bleed box, else to its trim box with the bleed that is drawn around it. */
function openPage(pdfium: PdfiumModule, document: number): OpenPage {
  const page = pdfium._FPDF_LoadPage(document, 0);
  if (page === 0) throw new DamagedFile('the first page cannot be read');
  const scratch = new Scratch(pdfium);
  const quarters = pdfium._FPDFPage_GetRotation(page);
  const isLyingDown = quarters % 2 === 1;
  const media = scratch.box(pdfium._FPDFPage_GetMediaBox, page) ?? scratch.pageBox(page);
  const crop = within(scratch.box(pdfium._FPDFPage_GetCropBox, page) ?? media, media);
  const bleed = scratch.box(pdfium._FPDFPage_GetBleedBox, page);
  const trimBox = scratch.box(pdfium._FPDFPage_GetTrimBox, page);
  const trim = trimBox && within(trimBox, bleed ? within(bleed, media) : crop);
  const measured =
    bleed || !trim
      ? null
      : addBleed(trim, crop, quarters, (size) => drawRows(pdfium, page, { size, top: 0, height: size.height }));
  const printed = bleed ?? measured ?? trim;
  const box = printed ? within(printed, media) : crop;
  if (box.right - box.left < 1 || box.top - box.bottom < 1) throw new DamagedFile('the page has no size');
  const found = { box, isLyingDown, trim: trim && uprightArea(trim, box, quarters), isMeasured: measured !== null };
  if (!printed) return { page, ...found };
  pdfium._FPDFPage_SetCropBox(page, box.left, box.bottom, box.right, box.top);
  pdfium._FPDF_ClosePage(page);
  const cut = pdfium._FPDF_LoadPage(document, 0);
  if (cut === 0) throw new DamagedFile('the first page cannot be read');
  return { page: cut, ...found };
}

/** A box that lies outside the page stands for the page. */
function within(box: Box, page: Box): Box {
  const cut = {
    left: Math.max(box.left, page.left),
    bottom: Math.max(box.bottom, page.bottom),
    right: Math.min(box.right, page.right),
    top: Math.min(box.top, page.top),
  };
  return cut.right - cut.left < 1 || cut.top - cut.bottom < 1 ? page : cut;
}

/** @param userUnit how many points a unit of the page has */
function describeContent(facts: Examination['facts'], content: PageContent, userUnit: number): void {
  facts.dpi = content.dpi === null ? null : Math.min(content.dpi / userUnit, MAX_DPI);
  facts.colour = content.colour;
  facts.embeddedFonts = cleanNames(content.embeddedFonts);
  facts.missingFonts = cleanNames(content.missingFonts);
  facts.hasTransparency ||= content.hasTransparency;
  facts.textAreas = content.textAreas;
  const toMm = (points: number | null) => (points === null ? null : points * userUnit * MM_PER_POINT);
  facts.thinnestStrokeMm = toMm(content.thinnestStroke);
  facts.smallestTextMm = toMm(content.smallestText);
}

function describeStructure(facts: Examination['facts'], structure: Structure): void {
  facts.spotColours = cleanNames(structure.spotColours);
  facts.hiddenLayers = cleanNames(structure.hiddenLayers);
  facts.hasTemplateGuides = structure.hasTemplateGuides;
  facts.activeContent = structure.activeContent;
  facts.profile = structure.outputIntent;
}

function drawPage(pdfium: PdfiumModule, page: number, widthMm: number, heightMm: number): Pixels {
  const size = sizeWithSide(widthMm, heightMm, DRAWN_PX);
  return { data: drawRows(pdfium, page, { size, top: 0, height: size.height }), ...size, channels: 3 };
}

/** Draws the first page as large as pages are cut into tiles, strip by strip; null for an encrypted document. */
export async function fullPdfPage(source: Source): Promise<RowPicture | null> {
  const pdfium = await startPdfium();
  const document = openDocument(pdfium, readAll(source));
  if (document === 'encrypted') return null;
  const { page, box, isLyingDown } = openPage(pdfium, document);
  const [across, up] = [box.right - box.left, box.top - box.bottom];
  const [width, height] = isLyingDown ? [up, across] : [across, up];
  const size = limitPixels(sizeWithSide(width, height, MAX_TILED_SIDE), TILED_PIXELS);
  return { ...size, channels: 3, rows: drawStrips(pdfium, page, size) };
}

function* drawStrips(pdfium: PdfiumModule, page: number, size: PictureSize): Generator<Uint8Array> {
  for (let top = 0; top < size.height; top += STRIP_PX)
    yield drawRows(pdfium, page, { size, top, height: Math.min(STRIP_PX, size.height - top) });
}

interface Strip {
  /** Of the whole page. */
  size: PictureSize;
  /** Its first row, and how many it has. */
  top: number;
  height: number;
}

/** RGB. */
function drawRows(pdfium: PdfiumModule, page: number, { size, top, height }: Strip): Uint8Array {
  const { width } = size;
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) throw new RangeError('out of memory');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, size.height, 0, WITH_ANNOTATIONS);
  const [from, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)];
  const drawn = pdfium.HEAPU8.subarray(from, from + stride * height);
  const data = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let at = y * stride; at < y * stride + width * 4; at += 4) {
      data[to++] = drawn[at + 2] ?? 0;
      data[to++] = drawn[at + 1] ?? 0;
      data[to++] = drawn[at] ?? 0;
    }
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return data;
}
