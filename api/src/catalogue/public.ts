export { CatalogueModule } from './catalogue.module';
export {
  type CatalogueData,
  type ChineseNameData,
  type ProductData,
  type ReviewData,
  insertCatalogue,
  insertReviews,
} from './insert-catalogue.queries';
export { scalePhoto, validatePhoto } from './photos/photo-processing';
export { type ProductNames, StaffNames } from './products/staff-names.service';
export { type ItemNames, type ProductLabel, Products } from './products/products.service';
export { Reviews } from './reviews/review-moderation.service';
export type { Presentation, ProductFacets } from './snapshot/catalogue-rows';
