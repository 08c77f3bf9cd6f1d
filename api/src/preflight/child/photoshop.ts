import type { ColourMode, FileFacts } from '@shop/preflight';
import type { Examination } from './examination';
import { DamagedFile, unknownFacts } from './facts';
import { type Composite, examineComposite, fullComposite } from './photoshop-composite';
import type { RowPicture } from './plain-tiff';
import { profileName } from './profile-name';
import { photoshopResources, readPhotoshopResolution } from './resolution';
import type { Source } from './source';

/** By the number of the mode in the header. */
const MODES: Readonly<Record<number, ColourMode>> = {
  0: 'grey',
  1: 'grey',
  2: 'indexed',
  3: 'rgb',
  4: 'cmyk',
  7: 'spot',
  8: 'grey',
  9: 'lab',
};
const HEADER_BYTES = 26;
const MAX_SIDE_PX = 300_000;
const PROFILE = 1039;
const MM_PER_INCH = 25.4;

/** Examines a Photoshop document (PSD or PSB): its header, its resources, and the picture that shows all layers. */
export async function examinePhotoshop(source: Source, examination: Examination): Promise<void> {
  const { facts, report } = examination;
  const composite = readDocument(source, facts, report);
  await examineComposite(source, composite, examination);
}

/** The picture that shows all layers; null if it is stored in a way that is not read. */
export function fullPhotoshopPicture(source: Source): RowPicture | null {
  const facts = unknownFacts('psd');
  return fullComposite(
    source,
    readDocument(source, facts, () => undefined),
    facts.colour,
  );
}

/** Describes the header and the resources, reports them, and finds the composite. */
function readDocument(source: Source, facts: FileFacts, report: () => void): Composite {
  const head = source.readAt(0, HEADER_BYTES + 4);
  if (head.length < HEADER_BYTES + 4) throw new DamagedFile('the header is cut off');
  const [version, channels] = [head.readUInt16BE(4), head.readUInt16BE(12)];
  const [height, width] = [head.readUInt32BE(14), head.readUInt32BE(18)];
  const isPossible = (side: number) => side > 0 && side <= MAX_SIDE_PX;
  if (!isPossible(width) || !isPossible(height) || channels === 0 || channels > 56)
    throw new DamagedFile('the header has impossible sizes');
  facts.pages = 1;
  facts.widthPx = width;
  facts.heightPx = height;
  facts.colour = MODES[head.readUInt16BE(24)] ?? null;
  const resourcesAt = HEADER_BYTES + 4 + head.readUInt32BE(HEADER_BYTES);
  const resourcesSize = source.readAt(resourcesAt, 4).readUInt32BE(0);
  if (resourcesAt + 4 + resourcesSize > source.size) throw new DamagedFile('the resources are cut off');
  const resources = source.readAt(resourcesAt + 4, resourcesSize);
  const resolution = readPhotoshopResolution(resources);
  if (resolution) {
    facts.dpi = Math.min(resolution.x, resolution.y);
    facts.widthMm = (width / resolution.x) * MM_PER_INCH;
    facts.heightMm = (height / resolution.y) * MM_PER_INCH;
  }
  facts.profile = profileName(photoshopResources(resources).get(PROFILE));
  report();
  const layersAt = resourcesAt + 4 + resourcesSize;
  const isLarge = version === 2;
  const lengthBytes = isLarge ? 8 : 4;
  const length = source.readAt(layersAt, lengthBytes);
  const layersSize = isLarge ? Number(length.readBigUInt64BE(0)) : length.readUInt32BE(0);
  const depth = head.readUInt16BE(22);
  const composite = { start: layersAt + lengthBytes + layersSize, width, height, channels, depth, isLarge };
  if (composite.start >= source.size) throw new DamagedFile('the picture is missing');
  return composite;
}
