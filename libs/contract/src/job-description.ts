import { type Static, Type } from '@sinclair/typebox';
import { Country, DateOnly, nullable, strictObject } from './values';

const Millimetres = Type.Number({ minimum: 0 });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Size = strictObject({ width: Millimetres, height: Millimetres });

/** An item of an order as `job.json` in the ZIP for a hot folder describes it. */
const JobItem = strictObject({
  orderId: Type.String(),
  /** In the order, from 1. */
  item: Type.Integer({ minimum: 1 }),
  sid: Type.String(),
  /** The product's SKU. */
  material: Type.String(),
  product: Type.String(),
  variant: nullable(Type.String()),
  finishes: Type.Array(Type.String()),
  /** The last day of production in China. */
  due: DateOnly,
  /** Where it is shipped to, ISO 3166-1 alpha-2. */
  country: Country,
  /** Pieces to make. */
  copies: Type.Integer({ minimum: 1 }),
  /** One piece; null for a product without a printed area. */
  finishedMm: nullable(Size),
  /** One piece with hem, bleed and pole pocket. */
  printedMm: nullable(Size),
  /** Of all pieces. */
  areaM2: nullable(Type.Number()),
  /** Of one piece. */
  grommets: Type.Integer({ minimum: 0 }),
  seams: Type.Integer({ minimum: 0 }),
  /** The printer that prints it; null if none is known. */
  printer: nullable(Type.String()),
  /** The ICC profile by which it is printed, with the percent of total ink; null for the standard one. */
  profile: nullable(strictObject({ name: Type.String(), sha256: nullable(Sha256), inkLimit: Type.Integer() })),
  /** The customer's file; null for a link, and for an item without artwork. */
  artwork: nullable(strictObject({ name: Type.String(), sha256: nullable(Sha256) })),
});

/** The other files of the ZIP. */
const JobFile = strictObject({
  name: Type.String(),
  /** Its media type. */
  type: Type.String(),
  bytes: Type.Integer({ minimum: 1 }),
  sha256: Sha256,
});

/** `job.json` of an item. */
export const JobDescription = strictObject({ ...JobItem.properties, files: Type.Array(JobFile) });

/** A piece at its place on the roll, from the roll's top left corner, in mm. */
const PlacedJob = strictObject({
  orderId: Type.String(),
  item: Type.Integer({ minimum: 1 }),
  sid: Type.String(),
  /** From 1. */
  copy: Type.Integer({ minimum: 1 }),
  /** Which panel of a piece that is wider than the roll, from 1; null for a whole piece. */
  panel: nullable(Type.Integer({ minimum: 1 })),
  x: Millimetres,
  y: Millimetres,
  /** As it lies. */
  width: Millimetres,
  height: Millimetres,
  /** By 90°. */
  rotated: Type.Boolean(),
});

/** `job.json` of a nest. */
export const NestDescription = strictObject({
  /** The number of the accepted nest; null for one that is not stored. */
  nest: nullable(Type.Integer()),
  material: Type.String(),
  rollMm: Millimetres,
  lengthMm: Millimetres,
  /** Of the PDF: 1, or 0.1 for what is longer than a page can be. */
  scale: Type.Number(),
  placed: Type.Array(PlacedJob),
  items: Type.Array(JobItem),
  files: Type.Array(JobFile),
});

export type JobItemView = Static<typeof JobItem>;
export type NestDescriptionView = Omit<Static<typeof NestDescription>, 'files'>;
