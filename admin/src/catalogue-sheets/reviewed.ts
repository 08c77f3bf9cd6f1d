import type { CatalogueImportView } from '@shop/contract';

/** A file and what it would do. */
export interface Reviewed {
  file: File;
  review: CatalogueImportView;
}
