import { raw } from 'bwip-js/node';
import QRCode from 'qrcode';

/** A rectangle of a code in units of the code's own size. */
export type CodeBar = readonly [x: number, y: number, width: number, height: number];

/** The dark squares of a QR code in a square of side 1. */
export function qrBars(text: string): CodeBar[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = 1 / modules.size;
  return Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => [(index % modules.size) * side, Math.floor(index / modules.size) * side, side, side]);
}

/** The dark bars of a Code 128 in a rectangle of width and height 1. */
export function code128Bars(text: string): CodeBar[] {
  const [code] = raw({ bcid: 'code128', text }) as unknown as { sbs: number[] }[];
  const widths = code?.sbs ?? [];
  const unit = 1 / widths.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return widths.flatMap((width, index): CodeBar[] => {
    const at = x;
    x += width * unit;
    return index % 2 === 0 ? [[at, 0, width * unit, 1]] : [];
  });
}
