import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { QuotingModule } from '../quoting/public';
import { Demo } from './demo.service';
import { DemoOrders } from './orders/demo-orders';
import { Parts } from './parts';
import { People } from './people';
import { Prepaid } from './prepaid';

/** What a shop that is only tried out comes with. */
@Module({
  imports: [CatalogueModule, IdentityModule, LedgerModule, QuotingModule, ArtworkModule, OrdersModule],
  providers: [Demo, Parts, People, Prepaid, DemoOrders],
})
export class DemoModule {}
