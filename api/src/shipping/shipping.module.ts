import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { CONFIG, type Config } from '../common/public';
import { OrdersModule } from '../orders/public';
import { HandoversController } from './admin/handovers.controller';
import { ProductCustomsController } from './admin/product-customs.controller';
import { ShipmentPapersController } from './admin/shipment-papers.controller';
import { Handovers } from './handovers.service';
import { ProductCustoms } from './product-customs.service';
import { ShipmentPapers } from './shipment-papers.service';
import { DeliveryProgress } from './tracking/delivery-progress.service';
import { Track17 } from './tracking/track17';
import { TRACKING, type TrackingService } from './tracking/tracking-service';
import { TrackingPushesController } from './tracking/tracking-pushes.controller';
import { TrackingPushes } from './tracking/tracking-pushes.service';

/** Papers and progress of shipments, what carriers take, and what customs authorities are told. */
@Module({
  imports: [CatalogueModule, OrdersModule],
  controllers: [HandoversController, ProductCustomsController, ShipmentPapersController, TrackingPushesController],
  providers: [
    DeliveryProgress,
    Handovers,
    ProductCustoms,
    ShipmentPapers,
    TrackingPushes,
    {
      provide: TRACKING,
      inject: [CONFIG],
      useFactory: ({ tracking: { key, ...tracking } }: Config): TrackingService | null =>
        key ? new Track17({ ...tracking, key }) : null,
    },
  ],
})
export class ShippingModule {}
