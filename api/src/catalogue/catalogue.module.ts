import { Module } from '@nestjs/common';
import { BusinessDays } from './calendar/business-days.service';
import { CalendarDesk } from './calendar/calendar-desk.service';
import { CatalogueController } from './catalogue.controller';
import { Catalogue } from './catalogue.service';
import { Gallery } from './gallery.service';
import { PhotoVariants } from './photos/photo-variants.service';
import { PhotosController } from './photos/photos.controller';
import { Photos } from './photos/photos.service';
import { Pictures } from './pictures.service';
import { PicturesController } from './pictures.controller';
import { ProductEdits } from './product-edits/product-edits.service';
import { Products } from './products.service';
import { RateFeed } from './rates/rate-feed';
import { Rates } from './rates/rates.service';
import { ReviewBook } from './reviews/review-book.service';
import { Reviews } from './reviews.queries';
import { Search } from './search.queries';
import { CatalogueSheets } from './sheets/catalogue-sheets.service';
import { TariffPreviews } from './tariff-drafts/preview.service';
import { Publishing } from './tariff-drafts/publishing.service';
import { TariffDrafts } from './tariff-drafts/tariff-drafts.service';
import { Tariffs } from './tariffs.service';
import { TemplatesController } from './templates/templates.controller';
import { Templates } from './templates/templates.service';

@Module({
  controllers: [CatalogueController, PhotosController, PicturesController, TemplatesController],
  providers: [
    BusinessDays,
    CalendarDesk,
    Catalogue,
    CatalogueSheets,
    Gallery,
    PhotoVariants,
    Photos,
    Pictures,
    ProductEdits,
    Products,
    Publishing,
    RateFeed,
    Rates,
    ReviewBook,
    Reviews,
    Search,
    TariffDrafts,
    TariffPreviews,
    Tariffs,
    Templates,
  ],
  exports: [
    BusinessDays,
    CalendarDesk,
    CatalogueSheets,
    Photos,
    ProductEdits,
    Products,
    Publishing,
    RateFeed,
    Rates,
    ReviewBook,
    TariffDrafts,
    TariffPreviews,
    Tariffs,
  ],
})
export class CatalogueModule {}
