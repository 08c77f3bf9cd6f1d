import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { ClaimsModule } from '../claims/public';
import { IdentityModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { OrdersModule } from '../orders/public';
import { QuotingModule } from '../quoting/public';
import { PaymentsModule } from '../payments/public';
import { QuoteRequestsModule } from '../quote-requests/public';
import { SiteModule } from '../site/public';
import { StaffAccountsController } from './accounts.controller';
import { AuditLogController } from './audit-log.controller';
import { CalendarController } from './calendar.controller';
import { AuditGauge } from './books/audit-gauge';
import { AuditRuns } from './books/audit-runs.service';
import { AuditsController } from './books/audits.controller';
import { DailyClosesController } from './books/daily-closes.controller';
import { DailyCloses } from './books/daily-closes.service';
import { LedgerBooksController } from './books/ledger.controller';
import { CatalogueSheetsController } from './catalogue-sheets.controller';
import { StaffClaimsController } from './claims.controller';
import { CouponIssuing } from './coupon-issuing.service';
import { StaffCouponsController } from './coupons.controller';
import { CurrenciesController } from './currencies.controller';
import { EmailsController } from './emails.controller';
import { MemberStanding } from './member-standing.service';
import { NewsController } from './news.controller';
import { StaffOrdersController } from './orders.controller';
import { StaffOrders } from './orders.service';
import { PhotoUploads } from './photo-uploads.service';
import { StaffGalleriesController } from './galleries.controller';
import { PayPalController } from './paypal.controller';
import { StaffPhotosController } from './photos.controller';
import { PrepaidBooking } from './prepaid-booking.service';
import { PrepaidRequestsController } from './prepaid-requests.controller';
import { PrepaidRequests } from './prepaid-requests.service';
import { PrepaidTransactionsController } from './prepaid.controller';
import { PrepaidTransactions } from './prepaid.service';
import { StaffProductsController } from './products.controller';
import { StaffQuoteRequestsController } from './quote-requests.controller';
import { RateLetters } from './rate-letters';
import { ResellerApplicationsController } from './reseller-applications.controller';
import { StaffReviewsController } from './reviews.controller';
import { ShippingTermsController } from './shipping-terms.controller';
import { StaffController } from './staff.controller';
import { TariffDraftsController } from './tariff-drafts.controller';
import { UnappliedPaymentsController } from './unapplied.controller';

@Module({
  imports: [ArtworkModule, CatalogueModule, ClaimsModule, IdentityModule, LedgerModule, OrdersModule, QuotingModule, PaymentsModule, QuoteRequestsModule, SiteModule],
  controllers: [
    StaffOrdersController,
    StaffAccountsController,
    PrepaidTransactionsController,
    PayPalController,
    UnappliedPaymentsController,
    PrepaidRequestsController,
    LedgerBooksController,
    DailyClosesController,
    AuditsController,
    StaffController,
    ResellerApplicationsController,
    AuditLogController,
    StaffProductsController,
    StaffPhotosController,
    StaffGalleriesController,
    ShippingTermsController,
    TariffDraftsController,
    CalendarController,
    CatalogueSheetsController,
    CurrenciesController,
    EmailsController,
    StaffReviewsController,
    StaffClaimsController,
    StaffCouponsController,
    NewsController,
    StaffQuoteRequestsController,
  ],
  providers: [
    CouponIssuing,
    PhotoUploads,
    StaffOrders,
    PrepaidTransactions,
    PrepaidBooking,
    PrepaidRequests,
    DailyCloses,
    AuditRuns,
    AuditGauge,
    MemberStanding,
    RateLetters,
  ],
})
export class BackofficeModule {}
