/** What a profile is for. */
export interface ProfileScope {
  /** Null: every product that the printer prints. */
  sku: string | null;
  /** Empty: of all printers. */
  printer: string;
}

/** What is printed, and on which printer; null if that is not known. */
export interface PrintTarget {
  sku: string;
  printer: string | null;
}

/**
 * The profile by which something is printed: that of its product on its printer, else that of the printer, else that of the
 * product for all printers. Undefined if there is none of these: the standard profile applies.
 */
export function chooseProfile<T extends ProfileScope>(
  profiles: readonly T[],
  { sku, printer }: PrintTarget,
): T | undefined {
  const find = (wanted: ProfileScope) =>
    profiles.find((profile) => profile.sku === wanted.sku && profile.printer === wanted.printer);
  const ofPrinter = printer ? (find({ sku, printer }) ?? find({ sku: null, printer })) : undefined;
  return ofPrinter ?? find({ sku, printer: '' });
}
