import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { OrdersModule } from '../orders/public';
import { PreflightModule } from '../preflight/public';
import { TariffModule } from '../tariff/public';
import { AcceptedNests } from './accepted-nests.service';
import { AcceptedNestsController } from './admin/accepted-nests.controller';
import { ItemPhotosController } from './admin/item-photos.controller';
import { JobSheetsController } from './admin/job-sheets.controller';
import { ProductionController } from './admin/production.controller';
import { ProductionQueue } from './admin/production-queue.service';
import { ItemPrinters } from './item-printers.service';
import { ItemPhotos } from './item-photos.service';
import { JobSheets } from './job-sheets.service';
import { NestFiles } from './nest-files.service';
import { Nests } from './nests.service';
import { PressArtworks } from './press-artworks';
import { ProductionItems } from './production-items';
import { ProductionJobs } from './production-jobs';
import { ProductionSteps } from './production-steps.service';

@Module({
  imports: [ArtworkModule, CatalogueModule, TariffModule, OrdersModule, PreflightModule],
  controllers: [ProductionController, AcceptedNestsController, ItemPhotosController, JobSheetsController],
  providers: [
    AcceptedNests,
    ItemPhotos,
    ItemPrinters,
    JobSheets,
    NestFiles,
    Nests,
    PressArtworks,
    ProductionItems,
    ProductionJobs,
    ProductionQueue,
    ProductionSteps,
  ],
})
export class ProductionModule {}
