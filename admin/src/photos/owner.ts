/** What photographs are of: a product, or a gallery of the portfolio. */
export type PhotoOwner = { sku: string } | { gallery: string };
