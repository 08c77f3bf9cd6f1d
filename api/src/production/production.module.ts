import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { OrdersModule } from '../orders/public';
import { TariffModule } from '../tariff/public';
import { ProductionController } from './admin/production.controller';
import { ProductionQueue } from './admin/production-queue.service';
import { Nests } from './nests.service';
import { ProductionItems } from './production-items';
import { ProductionSteps } from './production-steps.service';

@Module({
  imports: [ArtworkModule, CatalogueModule, TariffModule, OrdersModule],
  controllers: [ProductionController],
  providers: [Nests, ProductionItems, ProductionQueue, ProductionSteps],
})
export class ProductionModule {}
