import { Module } from '@nestjs/common';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { AuthModule } from '../auth/public';
import { AccountsModule } from '../accounts/public';
import { CatalogueModule } from '../catalogue/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { AccountingNotifications } from './accounting-notifications';
import { CheckoutController } from './checkout/checkout.controller';
import { CheckoutService } from './checkout/checkout.service';
import { PayPalInvoiceService } from './paypal/paypal-invoice.service';
import { InvoiceCheck } from './paypal/invoice-check';
import { InvoiceDraftBuilder } from './paypal/invoice-drafts';
import { PayPalAccount } from './paypal/paypal-account.service';
import { paymentProviders } from './providers/payment-providers';
import { PersonalRecords } from './personal-records';
import { Reconciliation } from './paypal/reconciliation.service';
import { ReconciliationRun } from './paypal/reconciliation-run';
import { RefundTasks } from './refunds/admin/refund-tasks.service';
import { ExternalRefunds } from './refunds/external-refunds.service';
import { PayPalRefunds } from './refunds/refunds.service';
import { PayPalPayments } from './paypal/paypal-payments.service';
import { PayPalSync } from './paypal/paypal-sync.service';
import { UnmatchedPayments } from './unmatched/unmatched-payments.service';
import { PayPalWebhookController } from './paypal/webhooks/webhook.controller';
import { DisputeCheck } from './paypal/dispute-check';
import { MerchantIdentity } from './paypal/merchant-identity';
import { PayPalDisputes } from './disputes/disputes.service';
import { PayPalReports } from './paypal/webhooks/paypal-reports';
import { RefundsController } from './refunds/admin/refunds.controller';
import { PayPalDisputesController } from './disputes/admin/disputes.controller';
import { PayPalWebhooks } from './paypal/webhooks/webhooks.service';
import { PayPalController } from './paypal/admin/paypal.controller';
import { UnmatchedPaymentsController } from './unmatched/admin/unmatched-payments.controller';

@Module({
  imports: [CatalogueModule, TariffModule, AccountsModule, AuthModule, PrivacyModule, LedgerModule, OrdersModule],
  controllers: [
    CheckoutController,
    PayPalWebhookController,
    PayPalController,
    PayPalDisputesController,
    UnmatchedPaymentsController,
    RefundsController,
  ],
  providers: [
    PayPalAccount,
    AccountingNotifications,
    PayPalInvoiceService,
    InvoiceDraftBuilder,
    CheckoutService,
    PayPalRefunds,
    ExternalRefunds,
    RefundTasks,
    ...paymentProviders,
    UnmatchedPayments,
    PayPalPayments,
    PayPalSync,
    PayPalWebhooks,
    InvoiceCheck,
    Reconciliation,
    ReconciliationRun,
    PersonalRecords,
    MerchantIdentity,
    PayPalDisputes,
    PayPalReports,
    DisputeCheck,
  ],
  exports: [PayPalDisputes, PayPalPayments, PayPalRefunds, Reconciliation, UnmatchedPayments],
})
export class PaymentsModule {}
