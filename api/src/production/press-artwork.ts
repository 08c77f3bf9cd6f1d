import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFHexString,
  type PDFImage,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Placement } from '@shop/preflight';

/** The artwork of a piece, and how it lies on it: as its report says. */
export interface PressArtwork {
  kind: 'pdf' | 'jpeg';
  bytes: Uint8Array;
  placement: Pick<Placement, 'covers' | 'isTurned'>;
  /** What is printed of a PDF page whose bleed was measured; not set where its own boxes say it. */
  pageBox?: Box | undefined;
}

/** A rectangle in points, from the bottom left. */
interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Artwork that is part of a document. */
export interface EmbeddedArtwork {
  draw: (page: PDFPage, area: DrawnArea) => void;
  /** Its layers that are not shown. */
  hiddenLayers: readonly PDFRef[];
}

interface DrawnArea {
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
    const { form, size, hiddenLayers } = await embedPage(pdf, artwork);
    const draw = (page: PDFPage, area: DrawnArea) => {
      const { width, height, ...at } = toOptions(area, isTurned);
      page.drawPage(form, { ...at, xScale: width / size.width, yScale: height / size.height });
    };
    return { draw, hiddenLayers };
  }
  const image: PDFImage = await pdf.embedJpg(artwork.bytes);
  return { draw: (page, area) => page.drawImage(image, toOptions(area, isTurned)), hiddenLayers: [] };
}

/** Turned artwork is turned clockwise, around the top left corner of what it covers. */
const toOptions = ({ left, bottom, width, height }: DrawnArea, isTurned: boolean) =>
  isTurned
    ? { x: left, y: bottom + height, width: height, height: width, rotate: degrees(-90) }
    : { x: left, y: bottom, width, height };

/** The first page as it is seen: what its report examined, upright. */
async function embedPage(
  pdf: PDFDocument,
  { bytes, pageBox }: PressArtwork,
): Promise<{ form: PDFEmbeddedPage; size: { width: number; height: number }; hiddenLayers: PDFRef[] }> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = source.getPage(0);
  const box = pageBox ?? printedBox(page);
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
  const size = quarters % 2 === 1 ? { width: height, height: width } : { width, height };
  return { form, size, hiddenLayers: findLayers(pdf, hiddenNames(source)) };
}

/** The names of the layers that a document does not show. */
function hiddenNames({ catalog }: PDFDocument): Set<string> {
  const properties = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict);
  const settings = properties?.lookupMaybe(PDFName.of('D'), PDFDict);
  const layersOf = (list: PDFArray | undefined) =>
    (list?.asArray() ?? []).map((_, index) => layerName(list?.lookupMaybe(index, PDFDict)));
  if (settings?.get(PDFName.of('BaseState')) !== PDFName.of('OFF'))
    return new Set(layersOf(settings?.lookupMaybe(PDFName.of('OFF'), PDFArray)));
  const shown = new Set(layersOf(settings.lookupMaybe(PDFName.of('ON'), PDFArray)));
  const all = layersOf(properties?.lookupMaybe(PDFName.of('OCGs'), PDFArray));
  return new Set(all.filter((name) => !shown.has(name)));
}

/** The layers of a document that have one of the names. */
function findLayers(pdf: PDFDocument, names: ReadonlySet<string>): PDFRef[] {
  if (names.size === 0) return [];
  return pdf.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const isLayer = object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('OCG');
    return isLayer && names.has(layerName(object)) ? [ref] : [];
  });
}

function layerName(layer: PDFDict | undefined): string {
  const name = layer?.lookup(PDFName.of('Name'));
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
}

/** What is printed of a page by its boxes, as its examination finds it: the bleed box, else the trim box, else the page. */
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
