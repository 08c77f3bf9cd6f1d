/** Pieces of an item in a parcel. */
export interface PackedItem {
  readonly sid: string;
  readonly quantity: number;
}

/** A weighed and measured parcel of a shipment. */
export interface Parcel {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly items: readonly PackedItem[];
}

/** Weights above the quoted one by more than this share are shown to staff. */
const WEIGHT_TOLERANCE = 0.1;

/** How many pieces of an item are in the parcels. */
export function packedPieces(parcels: readonly Parcel[], sid: string): number {
  const packed = parcels.flatMap(({ items }) => items.filter((item) => item.sid === sid));
  return packed.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The items in the parcels, each once. */
export function packedItems(parcels: readonly Parcel[]): string[] {
  return [...new Set(parcels.flatMap(({ items }) => items.map(({ sid }) => sid)))];
}

/** Whether what was shipped weighs over 10% more than the quote said. */
export function isAboveQuotedWeight(parcels: readonly Pick<Parcel, 'grams'>[], quotedGrams: number): boolean {
  const shipped = parcels.reduce((sum, { grams }) => sum + grams, 0);
  return shipped > quotedGrams * (1 + WEIGHT_TOLERANCE);
}
