export { CatalogueModule } from './catalogue.module';
export { loadCatalogue, loadReviews, type CatalogueData, type ProductData, type ReviewData } from './load-catalogue';
export { ProductEdits } from './product-edits/product-edits.service';
export type { Presentation, ProductText, VariantPresentation } from './rows';
export { Products, type ProductLabel } from './products.service';
export { TariffPreviews } from './tariff-drafts/preview.service';
export { Publishing } from './tariff-drafts/publishing.service';
export { TariffDrafts } from './tariff-drafts/tariff-drafts.service';
export { Tariffs } from './tariffs.service';
