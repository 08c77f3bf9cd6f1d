import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule, PersonalDataModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { AccountingLetters } from './accounting-letters';
import { CheckoutController } from './checkout.controller';
import { Checkout } from './checkout.service';
import { InvoiceDesk } from './invoice-desk';
import { InvoiceDrafts } from './invoice-drafts';
import { PayPalRecordsOfOrders } from './paypal-records';
import { paypalProvider } from './paypal.provider';
import { PersonalRecords } from './personal-records';
import { Reconciliation } from './reconciliation.service';
import { PayPalRefunds } from './refunds.service';
import { PayPalReports } from './reports.service';
import { UnappliedMoney } from './unapplied-money.service';
import { WebhookController } from './webhook.controller';
import { Webhooks } from './webhooks.service';

@Module({
  imports: [CatalogueModule, IdentityModule, PersonalDataModule, LedgerModule, OrdersModule],
  controllers: [CheckoutController, WebhookController],
  providers: [
    paypalProvider,
    AccountingLetters,
    InvoiceDesk,
    InvoiceDrafts,
    Checkout,
    PayPalRefunds,
    PayPalRecordsOfOrders,
    UnappliedMoney,
    PayPalReports,
    Webhooks,
    Reconciliation,
    PersonalRecords,
  ],
  exports: [PayPalRefunds, Reconciliation, UnappliedMoney],
})
export class PaymentsModule {}
