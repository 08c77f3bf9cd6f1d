import { Module } from '@nestjs/common';
import { StarterCatalogueModule } from '../starter-catalogue/public';
import { AuthModule } from '../auth/public';
import { AccountsModule } from '../accounts/public';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { DocumentsModule } from '../documents/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { QuotingModule } from '../quoting/public';
import { Demo } from './demo.service';
import { DemoOrderEvents } from './orders/demo-order-events';
import { DemoOrderPlacement } from './orders/demo-order-placement';
import { DemoOrderProduction } from './orders/demo-order-production';
import { DemoPayments } from './orders/demo-payments';
import { DemoOrders } from './orders/demo-orders';
import { DemoData } from './demo-data.service';
import { DemoAccounts } from './demo-accounts';
import { DemoDeposits } from './demo-deposits';
import { DemoTasks } from './demo-tasks.service';
import { OneTimeSteps } from './one-time-steps';
import { PaymentsModule } from '../payments/public';
import { TariffModule } from '../tariff/public';

/** Demo accounts, orders, notices and reviews on top of the starter catalogue. */
@Module({
  imports: [
    CatalogueModule,
    StarterCatalogueModule,
    AccountsModule,
    AuthModule,
    LedgerModule,
    QuotingModule,
    PaymentsModule,
    TariffModule,
    ArtworkModule,
    OrdersModule,
    DocumentsModule,
  ],
  providers: [
    Demo,
    DemoData,
    DemoTasks,
    OneTimeSteps,
    DemoAccounts,
    DemoDeposits,
    DemoOrders,
    DemoOrderEvents,
    DemoOrderPlacement,
    DemoOrderProduction,
    DemoPayments,
  ],
})
export class DemoModule {}
