import type { Tx } from '../../common/public';
import { loadTariffRows, tariffRowsAt, type TariffRows } from '../../tariff/public';
import { type CatalogueProduct, joinPrices } from '../snapshot/catalogue-index';
import type { CatalogueRows } from '../snapshot/catalogue-rows';
import { loadCatalogueRows } from '../snapshot/catalogue-rows.queries';

/** What spreadsheets are made from and compared with. */
export interface SpreadsheetSource {
  products: readonly CatalogueProduct[];
  printerTypes: CatalogueRows['printerTypes'];
  categories: CatalogueRows['categories'];
  finishes: CatalogueRows['finishes'];
  synonyms: CatalogueRows['synonyms'];
  tariff: TariffRows;
}

/** The catalogue and its tariff at this instant. */
export async function loadSpreadsheetSource(tx: Tx, now: Date): Promise<SpreadsheetSource> {
  const catalogue = await loadCatalogueRows(tx);
  return toSpreadsheetSource(catalogue, tariffRowsAt(await loadTariffRows(tx, now), now));
}

export function toSpreadsheetSource(catalogue: CatalogueRows, tariff: TariffRows): SpreadsheetSource {
  const { products, printerTypes, categories, finishes, synonyms } = catalogue;
  const prices = new Map(tariff.products.map((product) => [product.sku, product]));
  return { products: joinPrices(products, prices), printerTypes, categories, finishes, synonyms, tariff };
}
