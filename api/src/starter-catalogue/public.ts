export { starterCatalogueData } from './starter-catalogue-data';
export { StarterCatalogueModule } from './starter-catalogue.module';
export { StarterCatalogue } from './starter-catalogue.service';
