import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { ProductCustomsController } from './admin/product-customs.controller';
import { ShipmentPapersController } from './admin/shipment-papers.controller';
import { ProductCustoms } from './product-customs.service';
import { ShipmentPapers } from './shipment-papers.service';

/** Papers of shipments, and what customs authorities are told. */
@Module({
  imports: [CatalogueModule],
  controllers: [ProductCustomsController, ShipmentPapersController],
  providers: [ProductCustoms, ShipmentPapers],
})
export class ShippingModule {}
