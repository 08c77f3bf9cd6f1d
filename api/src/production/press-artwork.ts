import {
  degrees,
  type PDFArray,
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Placement } from '@shop/preflight';

/** The artwork of a piece, and how it lies on it: as its report says. */
export interface PressArtwork {
  kind: 'pdf' | 'jpeg';
  bytes: Uint8Array;
  placement: Pick<Placement, 'covers' | 'isTurned'>;
}

/** A rectangle in points, from the bottom left. */
interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Artwork that is part of a document, with the function that draws it. */
export type EmbeddedArtwork = (page: PDFPage, options: DrawOptions) => void;

interface DrawOptions {
  /** Points. */
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** Adds artwork to a document: a page stays vectors, a JPEG stays as it is. */
export async function embedArtwork(pdf: PDFDocument, artwork: PressArtwork): Promise<EmbeddedArtwork> {
  const { isTurned } = artwork.placement;
  if (artwork.kind === 'pdf') {
    const { form, size } = await embedPage(pdf, artwork.bytes);
    return (page, area) => {
      const { width, height, ...at } = toOptions(area, isTurned);
      page.drawPage(form, { ...at, xScale: width / size.width, yScale: height / size.height });
    };
  }
  const image: PDFImage = await pdf.embedJpg(artwork.bytes);
  return (page, area) => page.drawImage(image, toOptions(area, isTurned));
}

/** Turned artwork is turned clockwise, around the top left corner of what it covers. */
const toOptions = ({ left, bottom, width, height }: DrawOptions, isTurned: boolean) =>
  isTurned
    ? { x: left, y: bottom + height, width: height, height: width, rotate: degrees(-90) }
    : { x: left, y: bottom, width, height };

/** The first page as it is seen: what its report examined, upright. */
async function embedPage(
  pdf: PDFDocument,
  bytes: Uint8Array,
): Promise<{ form: PDFEmbeddedPage; size: { width: number; height: number } }> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = source.getPage(0);
  const box = printedBox(page);
  const { left, bottom, right, top } = box;
  const quarters = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const matrix = (
    [
      [1, 0, 0, 1, -left, -bottom],
      [0, -1, 1, 0, -bottom, right],
      [-1, 0, 0, -1, right, top],
      [0, 1, -1, 0, top, -left],
    ] as const
  )[quarters];
  const [width, height] = [right - left, top - bottom];
  const form = await pdf.embedPage(page, box, [...matrix]);
  return { form, size: quarters % 2 === 1 ? { width: height, height: width } : { width, height } };
}

/** What is printed of a page, as its examination finds it: the bleed box, else the trim box, else the page. */
function printedBox({ node }: PDFPage): Box {
  const media = toBox(node.MediaBox());
  const printed = node.BleedBox() ?? node.TrimBox() ?? node.CropBox();
  if (!printed) return media;
  const box = toBox(printed);
  const cut = {
    left: Math.max(box.left, media.left),
    bottom: Math.max(box.bottom, media.bottom),
    right: Math.min(box.right, media.right),
    top: Math.min(box.top, media.top),
  };
  return cut.right - cut.left < 1 || cut.top - cut.bottom < 1 ? media : cut;
}

function toBox(array: PDFArray): Box {
  const { x, y, width, height } = array.asRectangle();
  return {
    left: Math.min(x, x + width),
    bottom: Math.min(y, y + height),
    right: Math.max(x, x + width),
    top: Math.max(y, y + height),
  };
}
