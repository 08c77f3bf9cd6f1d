import { personName } from '@shop/contract';
import { code128Bars, qrBars, renderSheet, type SheetCanvas, type SheetText } from '../pdf/public';
import { countryName, kilograms, parcelSize } from './paper-layout';
import { parcelCodeText } from './parcel-code';
import type { PaperLine, Party, ShipmentPaper } from './shipment-paper';

const WIDTH = 100;
const HEIGHT = 150;
const MARGIN = 6;
const INNER = WIDTH - 2 * MARGIN;
const QR_SIDE = 30;
const CODE = { top: 124, height: 14 };
const CONTENTS = { top: 92, lineHeight: 5, lines: 5 };

/** The labels of all parcels of a shipment, a page each: which parcel it is, what is in it, and its code, without prices. */
export function renderParcelLabels(paper: ShipmentPaper): Promise<Buffer> {
  return renderSheet({
    ...{ widthMm: WIDTH, heightMm: HEIGHT, typeface: 'chinese' },
    title: `Parcel labels 箱唛 ${paper.orderId}-${paper.number}`,
    createdAt: paper.shippedAt,
    pages: paper.parcels.map((_, index) => (canvas) => drawLabel(canvas, paper, index)),
  });
}

function drawLabel(canvas: SheetCanvas, paper: ShipmentPaper, index: number): void {
  const { orderId, number, carrier, trackingNumber, sender, recipient, lines, parcels } = paper;
  const parcel = parcels[index];
  if (!parcel) return;
  const code = parcelCodeText({ orderId, shipment: number, parcel: index + 1, parcels: parcels.length });
  const beside = INNER - QR_SIDE - 4;
  const write = (y: number, text: string, size: number, options: Partial<SheetText> = {}) =>
    canvas.text({ x: MARGIN, y, text, size, maxWidth: INNER, ...options });
  write(19, `箱 ${index + 1} / ${parcels.length}`, 13, { weight: 700, maxWidth: beside });
  write(25, `Parcel ${index + 1} of ${parcels.length}`, 4, { maxWidth: beside });
  write(33, `${orderId}-${number}`, 5, { weight: 700, maxWidth: beside });
  canvas.code(qrBars(code), { x: WIDTH - MARGIN - QR_SIDE, y: 6, width: QR_SIDE, height: QR_SIDE });
  canvas.line([MARGIN, 39], [WIDTH - MARGIN, 39]);
  write(45, `${carrier}  ${trackingNumber}`, 4.5, { weight: 700 });
  write(50.5, `${kilograms(parcel.grams)}  ${parcelSize(parcel)}`, 4);
  canvas.line([MARGIN, 54], [WIDTH - MARGIN, 54]);
  drawParty(canvas, MARGIN, '发货人 Sender', sender);
  drawParty(canvas, MARGIN + INNER / 2, '收货人 Recipient', {
    name: personName(recipient),
    address: [...(recipient.company ? [recipient.company] : []), recipient.city, countryName(recipient.country)],
  });
  canvas.line([MARGIN, CONTENTS.top - 6], [WIDTH - MARGIN, CONTENTS.top - 6]);
  for (const [line, text] of contentsOf(parcel.items, lines).entries())
    write(CONTENTS.top + line * CONTENTS.lineHeight, text, 3.6);
  canvas.code(code128Bars(code), { x: MARGIN, y: CODE.top, width: INNER, height: CODE.height });
  write(CODE.top + CODE.height + 5, code, 4);
}

function drawParty(canvas: SheetCanvas, x: number, label: string, { name, address }: Party): void {
  const maxWidth = INNER / 2 - 3;
  canvas.text({ x, y: 59, text: label, size: 3.2, color: '#555555', maxWidth });
  canvas.text({ x, y: 65, text: name, size: 4.2, weight: 700, maxWidth });
  for (const [index, text] of address.slice(-3).entries())
    canvas.text({ x, y: 70 + index * 5, text, size: 3.6, maxWidth });
}

/** Item, pieces and name of what is in a parcel; the last line counts what has no line. */
function contentsOf(items: ShipmentPaper['parcels'][number]['items'], lines: readonly PaperLine[]): string[] {
  const texts = items.map(({ sid, quantity }) => {
    const line = lines.find((each) => each.sid === sid);
    return line ? `项次 Item ${line.position}  × ${quantity}  ${line.name}` : `× ${quantity}`;
  });
  const hidden = texts.length - CONTENTS.lines;
  return hidden > 0 ? [...texts.slice(0, CONTENTS.lines - 1), `+ ${hidden + 1}`] : texts;
}
