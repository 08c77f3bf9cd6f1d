import PDFKit from 'pdfkit';
import type { CodeBar } from './codes';
import type { TypefaceName, Weight } from './fonts';
import { singleLine } from './line-breaking';

/** Points in a mm. */
const POINTS = 72 / 25.4;

type Output = InstanceType<typeof PDFKit>;

export interface SheetText {
  x: number;
  /** The baseline. */
  y: number;
  text: string;
  /** Height of the letters' body in mm. */
  size: number;
  weight?: Weight;
  color?: string;
  /** A longer text becomes smaller. */
  maxWidth?: number;
}

export interface Sheet {
  widthMm: number;
  heightMm: number;
  title: string;
  /** Equal sheets with the same time have identical bytes. */
  createdAt: Date;
  typeface: TypefaceName;
  /** What is drawn on each page. */
  pages: readonly ((canvas: SheetCanvas) => void)[];
}

/** Draws on a page. Lengths are mm from the top left corner. */
export class SheetCanvas {
  private readonly registered = new Set<string>();

  constructor(
    private readonly output: Output,
    private readonly typeface: TypefaceName,
  ) {}

  text({ x, y, text, size, weight = 400, color = '#000000', maxWidth }: SheetText): void {
    const line = singleLine(text, weight, this.typeface);
    const fitting = maxWidth === undefined || line.width === 0 ? size : Math.min(size, maxWidth / line.width);
    let left = x;
    for (const run of line.runs) {
      if (!this.registered.has(run.font.name)) this.output.registerFont(run.font.name, run.font.file);
      this.registered.add(run.font.name);
      this.output
        .font(run.font.name)
        .fontSize(fitting * POINTS)
        .fillColor(color);
      this.output.text(run.text, left * POINTS, y * POINTS, { lineBreak: false, baseline: 'alphabetic' });
      left += run.width * fitting;
    }
  }

  line(from: readonly [number, number], to: readonly [number, number], thickness = 0.2, dash?: number): void {
    const { output } = this;
    output.lineWidth(thickness * POINTS).strokeColor('#000000');
    if (dash !== undefined) output.dash(dash * POINTS, {});
    output.moveTo(from[0] * POINTS, from[1] * POINTS);
    output.lineTo(to[0] * POINTS, to[1] * POINTS).stroke();
    if (dash !== undefined) output.undash();
  }

  frame(x: number, y: number, width: number, height: number, thickness = 0.3): void {
    this.output.lineWidth(thickness * POINTS).strokeColor('#000000');
    this.output.rect(x * POINTS, y * POINTS, width * POINTS, height * POINTS).stroke();
  }

  /** A code in a rectangle. Its bars are all in one path, so that no light shows between them. */
  code(bars: readonly CodeBar[], at: { x: number; y: number; width: number; height: number }): void {
    const [across, down] = [at.width * POINTS, at.height * POINTS];
    for (const [x, y, width, height] of bars)
      this.output.rect(at.x * POINTS + x * across, at.y * POINTS + y * down, width * across, height * down);
    this.output.fill('#000000');
  }

  circle(x: number, y: number, radius: number, thickness = 0.2): void {
    this.output.lineWidth(thickness * POINTS).strokeColor('#000000');
    this.output.circle(x * POINTS, y * POINTS, radius * POINTS).stroke();
  }
}

/** Renders pages of one size as a PDF file. */
export function renderSheet({ widthMm, heightMm, title, createdAt, typeface, pages }: Sheet): Promise<Buffer> {
  const output = new PDFKit({
    size: [widthMm * POINTS, heightMm * POINTS],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const file = new Promise<Buffer>((resolve, reject) => {
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks)));
    output.on('error', reject);
  });
  const canvas = new SheetCanvas(output, typeface);
  for (const draw of pages) {
    output.addPage();
    draw(canvas);
  }
  output.end();
  return file;
}
