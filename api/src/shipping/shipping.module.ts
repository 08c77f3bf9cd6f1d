import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { HandoversController } from './admin/handovers.controller';
import { ProductCustomsController } from './admin/product-customs.controller';
import { ShipmentPapersController } from './admin/shipment-papers.controller';
import { Handovers } from './handovers.service';
import { ProductCustoms } from './product-customs.service';
import { ShipmentPapers } from './shipment-papers.service';

/** Papers of shipments, what carriers take, and what customs authorities are told. */
@Module({
  imports: [CatalogueModule],
  controllers: [HandoversController, ProductCustomsController, ShipmentPapersController],
  providers: [Handovers, ProductCustoms, ShipmentPapers],
})
export class ShippingModule {}
