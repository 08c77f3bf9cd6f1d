import { PDFiumLibrary } from '@hyzyla/pdfium';

type Pointer = number;

/** The functions of PDFium that the reader uses, as its C interface names them, without the prefix `FPDF`. */
export interface PdfiumModule {
  HEAPU8: Uint8Array;
  _malloc: (bytes: number) => Pointer;
  _free: (at: Pointer) => void;
  _FPDF_LoadMemDocument: (at: Pointer, bytes: number, password: Pointer) => Pointer;
  _FPDF_GetLastError: () => number;
  _FPDF_GetPageCount: (document: Pointer) => number;
  _FPDF_LoadPage: (document: Pointer, index: number) => Pointer;
  _FPDF_ClosePage: (page: Pointer) => void;
  _FPDFPage_GetRotation: (page: Pointer) => number;
  _FPDF_GetPageBoundingBox: (page: Pointer, box: Pointer) => number;
  _FPDFPage_GetMediaBox: BoxReader;
  _FPDFPage_GetCropBox: BoxReader;
  _FPDFPage_GetBleedBox: BoxReader;
  _FPDFPage_GetTrimBox: BoxReader;
  _FPDFPage_SetCropBox: (page: Pointer, left: number, bottom: number, right: number, top: number) => void;
  _FPDFPage_HasTransparency: (page: Pointer) => number;
  _FPDFPage_CountObjects: (page: Pointer) => number;
  _FPDFPage_GetObject: (page: Pointer, index: number) => Pointer;
  _FPDFFormObj_CountObjects: (form: Pointer) => number;
  _FPDFFormObj_GetObject: (form: Pointer, index: number) => Pointer;
  _FPDFPageObj_GetType: (object: Pointer) => number;
  _FPDFPageObj_GetBounds: BoxReader;
  _FPDFPageObj_GetMatrix: (object: Pointer, matrix: Pointer) => number;
  _FPDFPageObj_HasTransparency: (object: Pointer) => number;
  _FPDFPageObj_GetStrokeWidth: (object: Pointer, width: Pointer) => number;
  _FPDFPath_GetDrawMode: (path: Pointer, fill: Pointer, stroke: Pointer) => number;
  _FPDFImageObj_GetImageMetadata: (image: Pointer, page: Pointer, metadata: Pointer) => number;
  _FPDFTextObj_GetFont: (text: Pointer) => Pointer;
  _FPDFTextObj_GetFontSize: (text: Pointer, size: Pointer) => number;
  _FPDFTextObj_GetTextRenderMode: (text: Pointer) => number;
  _FPDFFont_GetIsEmbedded: (font: Pointer) => number;
  _FPDFFont_GetBaseFontName: (font: Pointer, name: Pointer, bytes: number) => number;
  _FPDFBitmap_CreateEx: (width: number, height: number, format: number, at: Pointer, stride: number) => Pointer;
  _FPDFBitmap_FillRect: (bitmap: Pointer, x: number, y: number, width: number, height: number, argb: number) => void;
  _FPDFBitmap_GetBuffer: (bitmap: Pointer) => Pointer;
  _FPDFBitmap_GetStride: (bitmap: Pointer) => number;
  _FPDFBitmap_Destroy: (bitmap: Pointer) => void;
  _FPDF_RenderPageBitmap: (...values: [Pointer, Pointer, number, number, number, number, number, number]) => void;
}

type BoxReader = (of: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer) => number;

/** A rectangle in points, from the bottom left. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Places for the values that PDFium's functions return. */
export class Scratch {
  private readonly at: Pointer;

  constructor(private readonly pdfium: PdfiumModule) {
    this.at = pdfium._malloc(256);
  }

  /** Null if the box does not exist. */
  box(read: BoxReader, of: Pointer): Box | null {
    if (!read(of, this.at, this.at + 4, this.at + 8, this.at + 12)) return null;
    const [left, bottom, right, top] = [this.float(0), this.float(4), this.float(8), this.float(12)];
    return {
      left: Math.min(left, right),
      bottom: Math.min(bottom, top),
      right: Math.max(left, right),
      top: Math.max(bottom, top),
    };
  }

  /** What the page shows, also where it has its boxes from a node above it. */
  pageBox(page: Pointer): Box {
    this.pdfium._FPDF_GetPageBoundingBox(page, this.at);
    return { left: this.float(0), top: this.float(4), right: this.float(8), bottom: this.float(12) };
  }

  /** Six numbers, a to f. */
  matrix(of: Pointer): Matrix | null {
    if (!this.pdfium._FPDFPageObj_GetMatrix(of, this.at)) return null;
    return [this.float(0), this.float(4), this.float(8), this.float(12), this.float(16), this.float(20)];
  }

  number(read: (of: Pointer, at: Pointer) => number, of: Pointer): number | null {
    return read(of, this.at) ? this.float(0) : null;
  }

  isStroked(path: Pointer): boolean {
    return this.pdfium._FPDFPath_GetDrawMode(path, this.at, this.at + 4) !== 0 && this.integer(4) !== 0;
  }

  image(image: Pointer, page: Pointer): { width: number; height: number; bits: number; colourSpace: number } | null {
    if (!this.pdfium._FPDFImageObj_GetImageMetadata(image, page, this.at)) return null;
    return { width: this.integer(0), height: this.integer(4), bits: this.integer(16), colourSpace: this.integer(20) };
  }

  fontName(font: Pointer): string {
    const length = this.pdfium._FPDFFont_GetBaseFontName(font, this.at, 250);
    const bytes = this.pdfium.HEAPU8.subarray(this.at, this.at + Math.max(0, Math.min(length, 250) - 1));
    return Buffer.from(bytes).toString('utf8');
  }

  private get view(): DataView {
    return new DataView(this.pdfium.HEAPU8.buffer, this.at);
  }

  private float(offset: number): number {
    return this.view.getFloat32(offset, true);
  }

  private integer(offset: number): number {
    return this.view.getInt32(offset, true);
  }
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What `inner` does, and then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** The smallest upright box around a box after a matrix. */
export function transformBox({ left, bottom, right, top }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f]);
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** Starts PDFium, which is WebAssembly: it reaches nothing outside its own memory. */
export async function startPdfium(): Promise<PdfiumModule> {
  const library = await PDFiumLibrary.init();
  return (library as unknown as { module: PdfiumModule }).module;
}
