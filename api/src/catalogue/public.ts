export { CatalogueModule } from './catalogue.module';
export { loadCatalogue, loadReviews, type CatalogueData, type ProductData, type ReviewData } from './load-catalogue';
export type { Presentation, ProductText, VariantPresentation } from './rows';
export { Products, type ProductLabel } from './products.service';
export { Tariffs } from './tariffs.service';
