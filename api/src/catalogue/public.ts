export { CatalogueModule } from './catalogue.module';
export { loadCatalogue, type CatalogueData, type ProductData } from './load-catalogue';
export type { Presentation, ProductText, VariantPresentation } from './rows';
export { Products, type ProductLabel } from './products.service';
export { Tariffs } from './tariffs.service';
