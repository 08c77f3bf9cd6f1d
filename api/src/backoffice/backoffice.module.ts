import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { StaffAccountsController } from './accounts.controller';
import { AuditLogController } from './audit-log.controller';
import { MemberStanding } from './member-standing.service';
import { StaffOrdersController } from './orders.controller';
import { StaffOrders } from './orders.service';
import { PrepaidTransactionsController } from './prepaid.controller';
import { PrepaidTransactions } from './prepaid.service';
import { StaffProductsController } from './products.controller';
import { ResellerApplicationsController } from './reseller-applications.controller';
import { ShippingTermsController } from './shipping-terms.controller';
import { StaffController } from './staff.controller';
import { TariffDraftsController } from './tariff-drafts.controller';

@Module({
  imports: [ArtworkModule, CatalogueModule, IdentityModule, LedgerModule, OrdersModule],
  controllers: [
    StaffOrdersController,
    StaffAccountsController,
    PrepaidTransactionsController,
    StaffController,
    ResellerApplicationsController,
    AuditLogController,
    StaffProductsController,
    ShippingTermsController,
    TariffDraftsController,
  ],
  providers: [StaffOrders, PrepaidTransactions, MemberStanding],
})
export class BackofficeModule {}
