import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller';
import { Portfolio } from './pictures/portfolio.service';
import { PhotoVariants } from './photos/photo-variants.service';
import { PhotosController } from './photos/photos.controller';
import { Photos } from './photos/photos.service';
import { PictureRenderer } from './pictures/pictures.service';
import { PicturesController } from './pictures/pictures.controller';
import { ProductEditor } from './products/product-editor.service';
import { StaffNames } from './products/staff-names.service';
import { ChineseNames } from './products/chinese-names.service';
import { ProductResponses } from './products/product-responses.service';
import { Products } from './products/products.service';
import { Reviews } from './reviews/review-moderation.service';
import { PublishedReviews } from './reviews/published-reviews.service';
import { ProductSearch } from './search/product-search.queries';
import { SearchSynonyms } from './search/search-synonyms.service';
import { CatalogueSpreadsheets } from './spreadsheets/spreadsheets.service';
import { ProductCopies } from './products/product-copies.service';
import { ProductCreation } from './products/product-creation.service';
import { ProductVariants } from './products/product-variants.service';
import { AdditionWriter } from './spreadsheets/addition-writer.service';
import { TemplatesAdminController } from './admin/templates.controller';
import { TemplatesController } from './templates/templates.controller';
import { Templates } from './templates/templates.service';

import { GalleriesAdminController } from './admin/galleries.controller';
import { PhotoUploads } from './admin/photo-uploads.service';
import { PhotosAdminController } from './admin/photos.controller';
import { ProductsAdminController } from './admin/products.controller';
import { ReferencesAdminController } from './admin/references.controller';
import { SearchSynonymsController } from './admin/search-synonyms.controller';
import { ReviewsAdminController } from './admin/reviews.controller';
import { SpreadsheetsController } from './admin/spreadsheets.controller';
import { References } from './references/references.service';
import { Catalogue } from './snapshot/catalogue.service';
import { CustomsModule } from '../customs/public';
import { TariffModule } from '../tariff/public';

@Module({
  imports: [CustomsModule, TariffModule],
  controllers: [
    GalleriesAdminController,
    PhotosAdminController,
    ProductsAdminController,
    ReferencesAdminController,
    ReviewsAdminController,
    SearchSynonymsController,
    SpreadsheetsController,
    CatalogueController,
    PhotosController,
    PicturesController,
    TemplatesController,
    TemplatesAdminController,
  ],
  providers: [
    Catalogue,
    PhotoUploads,
    CatalogueSpreadsheets,
    ChineseNames,
    StaffNames,
    AdditionWriter,
    ProductCopies,
    ProductCreation,
    ProductVariants,
    Portfolio,
    PhotoVariants,
    Photos,
    PictureRenderer,
    ProductEditor,
    ProductResponses,
    Products,
    Reviews,
    PublishedReviews,
    ProductSearch,
    References,
    SearchSynonyms,
    Templates,
  ],
  exports: [Products, Reviews, StaffNames],
})
export class CatalogueModule {}
