import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule, PersonalDataModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { CheckoutController } from './checkout.controller';
import { Checkout } from './checkout.service';
import { InvoiceDesk } from './invoice-desk';
import { InvoiceDrafts } from './invoice-drafts';
import { paypalProvider } from './paypal.provider';
import { PersonalRecords } from './personal-records';
import { PayPalRefunds } from './refunds.service';
import { WebhookController } from './webhook.controller';
import { Webhooks } from './webhooks.service';

@Module({
  imports: [CatalogueModule, IdentityModule, PersonalDataModule, LedgerModule, OrdersModule],
  controllers: [CheckoutController, WebhookController],
  providers: [paypalProvider, InvoiceDesk, InvoiceDrafts, Checkout, Webhooks, PayPalRefunds, PersonalRecords],
})
export class PaymentsModule {}
