import type { SenderView } from '@shop/contract';
import type { Piece } from '@shop/preflight';
import { code128Bars, type CodeBar, qrBars, renderSheet, type SheetCanvas } from '../pdf/public';
import type { ItemNames } from '../catalogue/public';
import { countryNames } from './country-names';
import { barCodeText, qrText } from './job-codes';
import type { ProductionJob } from './production-jobs';

export type TicketFormat = 'a4' | 'label';

const SIZES_MM: Readonly<Record<TicketFormat, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  label: [100, 150],
};

/** Everything is laid out for A4, whose proportions are nearly those of the label. */
const LAYOUT_WIDTH = 210;
const MARGIN = 12;
const RIGHT = LAYOUT_WIDTH - MARGIN;
const QR_SIDE = 44;
const DRAWING = { top: 78, height: 78 };
const FIELDS_TOP = 170;
const FIELD_HEIGHT = 12.5;
const CODE = { height: 16, bottom: 12 };

/** The ticket that accompanies an item through the factory, in Chinese with English below. */
export function renderTicket(job: ProductionJob, format: TicketFormat): Promise<Buffer> {
  const [widthMm, heightMm] = SIZES_MM[format];
  const scale = widthMm / LAYOUT_WIDTH;
  return renderSheet({
    widthMm,
    heightMm,
    title: barCodeText(job.view),
    createdAt: job.row.releasedAt,
    typeface: 'chinese',
    pages: [(canvas) => drawTicket(new ScaledCanvas(canvas, scale), job, heightMm / scale)],
  });
}

/** Draws in the units of the layout. */
class ScaledCanvas {
  constructor(
    private readonly canvas: SheetCanvas,
    private readonly scale: number,
  ) {}

  text(
    x: number,
    y: number,
    text: string,
    size: number,
    options: { bold?: boolean; maxWidth?: number; grey?: boolean },
  ) {
    const { scale } = this;
    this.canvas.text({
      x: x * scale,
      y: y * scale,
      text,
      size: size * scale,
      weight: options.bold ? 700 : 400,
      color: options.grey ? '#555555' : '#000000',
      maxWidth: (options.maxWidth ?? RIGHT - x) * scale,
    });
  }

  line(from: readonly [number, number], to: readonly [number, number], dash?: number) {
    const { scale } = this;
    this.canvas.line(
      [from[0] * scale, from[1] * scale],
      [to[0] * scale, to[1] * scale],
      0.3 * scale,
      dash && dash * scale,
    );
  }

  frame(x: number, y: number, width: number, height: number) {
    const { scale } = this;
    this.canvas.frame(x * scale, y * scale, width * scale, height * scale, 0.5 * scale);
  }

  circle(x: number, y: number, radius: number) {
    this.canvas.circle(x * this.scale, y * this.scale, radius * this.scale, 0.3 * this.scale);
  }

  code(bars: readonly CodeBar[], x: number, y: number, width: number, height: number) {
    const { scale } = this;
    this.canvas.code(bars, { x: x * scale, y: y * scale, width: width * scale, height: height * scale });
  }
}

function drawTicket(canvas: ScaledCanvas, job: ProductionJob, height: number): void {
  const { view, piece } = job;
  const left = RIGHT - QR_SIDE - 6;
  canvas.text(MARGIN, 26, view.orderId, 11, { bold: true, maxWidth: left - MARGIN });
  canvas.text(MARGIN, 40, `项目 ${view.position}`, 9, { bold: true, maxWidth: 50 });
  canvas.text(MARGIN, 46, `Item ${view.position}`, 4.5, { grey: true, maxWidth: 50 });
  canvas.text(MARGIN + 52, 40, `交期 ${view.due}`, 9, { bold: true, maxWidth: left - MARGIN - 52 });
  canvas.text(MARGIN + 52, 46, 'Due date', 4.5, { grey: true });
  canvas.text(MARGIN, 62, `数量 ${view.quantity}`, 12, { bold: true, maxWidth: 70 });
  canvas.text(MARGIN, 68, 'Quantity', 4.5, { grey: true, maxWidth: 70 });
  canvas.text(MARGIN + 72, 62, sizeText(view), 9, { bold: true, maxWidth: RIGHT - MARGIN - 72 });
  canvas.text(MARGIN + 72, 68, '成品尺寸 Finished size (W × H)', 4.5, { grey: true });
  canvas.code(qrBars(qrText(view)), RIGHT - QR_SIDE, 8, QR_SIDE, QR_SIDE);
  if (piece) drawPiece(canvas, piece);
  drawFields(canvas, job);
  const top = height - CODE.bottom - CODE.height;
  canvas.code(code128Bars(barCodeText(view)), MARGIN, top, RIGHT - MARGIN, CODE.height);
  canvas.text(MARGIN, top + CODE.height + 6, barCodeText(view), 4.5, {});
}

const sizeText = ({ widthMm, heightMm }: ProductionJob['view']) =>
  widthMm === null || heightMm === null ? '—' : `${mm(widthMm)} × ${mm(heightMm)} mm`;

const mm = (value: number) => String(Math.round(value * 10) / 10);

/** The piece to scale, with grommets, seams and hem. */
function drawPiece(canvas: ScaledCanvas, { widthMm, heightMm, grommets, seams, bleedMm, isFolded }: Piece): void {
  const scale = Math.min((RIGHT - MARGIN) / widthMm, DRAWING.height / heightMm);
  const [width, height] = [widthMm * scale, heightMm * scale];
  const x = MARGIN + (RIGHT - MARGIN - width) / 2;
  const y = DRAWING.top + (DRAWING.height - height) / 2;
  canvas.frame(x, y, width, height);
  if (isFolded) {
    const [top, bottom] = [y + bleedMm.top * scale, y + height - bleedMm.bottom * scale];
    const [from, to] = [x + bleedMm.left * scale, x + width - bleedMm.right * scale];
    for (const level of [top, bottom]) canvas.line([x, level], [x + width, level], 1);
    if (bleedMm.left > 0) for (const side of [from, to]) canvas.line([side, y], [side, y + height], 1);
  }
  for (const [across, down] of grommets)
    canvas.circle(x + across * scale, y + down * scale, Math.max(0.6, Math.min(1.4, 12 * scale)));
  for (const { direction, atMm } of seams) {
    if (direction === 'vertical') canvas.line([x + atMm * scale, y], [x + atMm * scale, y + height], 3);
    else canvas.line([x, y + atMm * scale], [x + width, y + atMm * scale], 3);
  }
  canvas.text(MARGIN, DRAWING.top + DRAWING.height + 7, `1 : ${Math.round(1 / scale)}`, 4.5, { grey: true });
}

const withVariant = ({ product, variant }: Pick<ItemNames, 'product' | 'variant'>) =>
  variant ? `${product} · ${variant}` : product;

type Field = [chinese: string, english: string, value: string, small: string];

function drawFields(canvas: ScaledCanvas, { view, chinese, file }: ProductionJob): void {
  const country = countryNames(view.country);
  const grommets = view.grommets * view.quantity;
  const checksum = file?.sha256?.toString('hex').slice(0, 8);
  const fields: Field[] = [
    ['材料', 'Material', withVariant(chinese), `${withVariant(view)} · ${view.material}`],
    ['工艺', 'Finishing', chinese.finishes.join('、') || '无', view.finishes.join(', ') || 'None'],
    [
      '打扣',
      'Grommets',
      `每件 ${view.grommets} 个 · 共 ${grommets} 个`,
      `${view.grommets} a piece, ${grommets} in all`,
    ],
    ['拼缝', 'Seams', `每件 ${view.seams} 条`, `${view.seams} a piece`],
    ['文件', 'File', view.fileName ?? '—', checksum ? `SHA-256 ${checksum}` : artworkText(view.printed)],
    ['目的地', 'Destination', country.chinese, country.english],
    ...(view.sender ? [senderField(view.sender)] : []),
  ];
  for (const [index, [label, english, value, small]] of fields.entries()) {
    const y = FIELDS_TOP + index * FIELD_HEIGHT;
    canvas.line([MARGIN, y], [RIGHT, y]);
    canvas.text(MARGIN, y + 6.5, label, 5.5, { bold: true, maxWidth: 34 });
    canvas.text(MARGIN, y + 10.8, english, 3.8, { grey: true, maxWidth: 34 });
    canvas.text(MARGIN + 36, y + 6.5, value, 5.5, { bold: true });
    canvas.text(MARGIN + 36, y + 10.8, small, 3.8, { grey: true });
  }
}

/** Of a blind shipment, whose parcels must not name the shop. */
function senderField({ name, city, country }: SenderView): Field {
  const place = `${city}, ${countryNames(country).english}`;
  return ['发货人', 'Sender', name, `${place} · 不放价格和本店资料 No prices, nothing that names our shop`];
}

const artworkText = (isPrinted: boolean) => (isPrinted ? 'Link' : 'Not printed');
