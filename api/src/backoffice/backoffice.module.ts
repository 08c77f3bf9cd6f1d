import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { IdentityModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { StaffAccountsController } from './accounts.controller';
import { StaffOrdersController } from './orders.controller';
import { StaffOrders } from './orders.service';
import { PrepaidTransactionsController } from './prepaid.controller';
import { PrepaidTransactions } from './prepaid.service';

@Module({
  imports: [ArtworkModule, IdentityModule, LedgerModule, OrdersModule],
  controllers: [StaffOrdersController, StaffAccountsController, PrepaidTransactionsController],
  providers: [StaffOrders, PrepaidTransactions],
})
export class BackofficeModule {}
