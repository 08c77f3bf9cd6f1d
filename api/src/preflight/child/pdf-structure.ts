import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { FileFacts } from '@shop/preflight';
import { TEMPLATE_LAYER } from '../template-layer';

/** What the objects of a PDF tell beyond its first page. */
export interface Structure {
  /** Points of a unit of the first page. */
  userUnit: number;
  spotColours: Set<string>;
  hiddenLayers: string[];
  /** The guides of a template of the shop are shown. */
  hasTemplateGuides: boolean;
  activeContent: FileFacts['activeContent'];
  outputIntent: string | null;
}

/** Colorants of a separation that need no ink of their own. */
const PROCESS_COLOURS = new Set(['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black']);
const MAX_OBJECTS = 300_000;
const MAX_DEPTH = 8;
const MAX_LAYERS = 100;

/** Null if the objects cannot be read; PDFium repairs more than this reader does. */
export async function readStructure(bytes: Uint8Array): Promise<Structure | null> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    return describe(document);
  } catch {
    return null;
  }
}

function describe({ context, catalog }: PDFDocument): Structure {
  const spotColours = new Set<string>();
  const active = new Set<FileFacts['activeContent'][number]>();
  let userUnit: number | null = null;
  for (const [, object] of context.enumerateIndirectObjects().slice(0, MAX_OBJECTS)) {
    visit(object, 0, (found) => {
      if (found instanceof PDFArray) addColorants(context, found, spotColours);
      else addActions(context, found, active);
    });
  }
  const page = firstPage(context, catalog);
  const unit = page && resolve(context, page.get(PDFName.of('UserUnit')));
  if (unit instanceof PDFNumber && unit.asNumber() > 0 && unit.asNumber() <= 100_000) userUnit = unit.asNumber();
  const form = resolve(context, catalog.get(PDFName.of('AcroForm')));
  if (form instanceof PDFDict) {
    const fields = resolve(context, form.get(PDFName.of('Fields')));
    if (fields instanceof PDFArray && fields.size() > 0) active.add('form');
  }
  return {
    userUnit: userUnit ?? 1,
    spotColours,
    ...describeLayers(context, catalog),
    activeContent: [...active],
    outputIntent: outputIntent(context, catalog),
  };
}

/** Calls `use` with the direct dictionaries and arrays of an object. References are not followed: all objects are listed. */
function visit(object: PDFObject | undefined, depth: number, use: (found: PDFArray | PDFDict) => void): void {
  if (depth > MAX_DEPTH) return;
  if (object instanceof PDFStream) return visit(object.dict, depth, use);
  if (object instanceof PDFArray) {
    use(object);
    // Arrays of numbers, as of tables of widths, are long.
    for (let index = 0; index < Math.min(object.size(), 200); index++) visit(object.get(index), depth + 1, use);
  } else if (object instanceof PDFDict) {
    use(object);
    for (const [, value] of object.entries()) visit(value, depth + 1, use);
  }
}

function addColorants(context: PDFContext, array: PDFArray, spotColours: Set<string>): void {
  const kind = array.size() >= 2 ? array.get(0) : null;
  if (!(kind instanceof PDFName)) return;
  const colorants = resolve(context, array.get(1));
  if (kind === PDFName.of('Separation') && colorants instanceof PDFName) addColorant(colorants, spotColours);
  if (kind === PDFName.of('DeviceN') && colorants instanceof PDFArray) {
    for (let index = 0; index < Math.min(colorants.size(), 32); index++) {
      const colorant = resolve(context, colorants.get(index));
      if (colorant instanceof PDFName) addColorant(colorant, spotColours);
    }
  }
}

function addColorant(name: PDFName, spotColours: Set<string>): void {
  const text = name.decodeText();
  if (!PROCESS_COLOURS.has(text)) spotColours.add(text);
}

function addActions(context: PDFContext, dict: PDFDict, active: Set<FileFacts['activeContent'][number]>): void {
  const action = dict.get(PDFName.of('S'));
  if (action === PDFName.of('JavaScript')) active.add('javascript');
  if (action === PDFName.of('Launch')) active.add('launch');
  if (resolve(context, dict.get(PDFName.of('EF'))) instanceof PDFDict) active.add('attachment');
}

/** The first leaf of the tree of pages. A tree that leads back to itself has none. */
function firstPage(context: PDFContext, catalog: PDFDict): PDFDict | null {
  let node = resolve(context, catalog.get(PDFName.of('Pages')));
  for (let depth = 0; depth < 50 && node instanceof PDFDict; depth++) {
    const kids = resolve(context, node.get(PDFName.of('Kids')));
    if (!(kids instanceof PDFArray)) return node;
    node = kids.size() > 0 ? resolve(context, kids.get(0)) : undefined;
  }
  return null;
}

/** The names of the layers that are off when the document is opened, and whether a template's guides are on. */
function describeLayers(context: PDFContext, catalog: PDFDict): Pick<Structure, 'hiddenLayers' | 'hasTemplateGuides'> {
  const properties = resolve(context, catalog.get(PDFName.of('OCProperties')));
  if (!(properties instanceof PDFDict)) return { hiddenLayers: [], hasTemplateGuides: false };
  const setting = resolve(context, properties.get(PDFName.of('D')));
  const hiddenLayers = setting instanceof PDFDict ? layerNames(context, setting.get(PDFName.of('OFF'))) : [];
  const all = layerNames(context, properties.get(PDFName.of('OCGs')));
  const guides = (names: readonly string[]) => names.filter((name) => name === TEMPLATE_LAYER).length;
  return { hiddenLayers, hasTemplateGuides: guides(all) > guides(hiddenLayers) };
}

function layerNames(context: PDFContext, object: PDFObject | undefined): string[] {
  const layers = resolve(context, object);
  if (!(layers instanceof PDFArray)) return [];
  return Array.from({ length: Math.min(layers.size(), MAX_LAYERS) }, (_, index) => {
    const layer = resolve(context, layers.get(index));
    return (layer instanceof PDFDict && textOf(resolve(context, layer.get(PDFName.of('Name'))))) || 'unnamed';
  });
}

function outputIntent(context: PDFContext, catalog: PDFDict): string | null {
  const intents = resolve(context, catalog.get(PDFName.of('OutputIntents')));
  const intent = intents instanceof PDFArray && intents.size() > 0 ? resolve(context, intents.get(0)) : null;
  if (!(intent instanceof PDFDict)) return null;
  const name = ['Info', 'OutputConditionIdentifier', 'OutputCondition']
    .map((key) => textOf(resolve(context, intent.get(PDFName.of(key)))))
    .find((text) => text);
  return name?.slice(0, 100) ?? null;
}

function textOf(object: PDFObject | undefined): string | null {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;
}

/** The object that a reference names, or the object itself. */
function resolve(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  return object === undefined ? undefined : context.lookup(object);
}
