import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/public';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { AuthModule } from '../auth/public';
import { AccountsModule } from '../accounts/public';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { ClaimsModule } from '../claims/public';
import { LedgerModule } from '../ledger/public';
import { QuotingModule } from '../quoting/public';
import { ArtworkUploadController } from './customer/artwork-upload.controller';
import { ArtworkUploads } from './customer/artwork-upload.service';
import { ResumableArtwork } from './customer/resumable-artwork.service';
import { ResumableUploadsController } from './customer/resumable-uploads.controller';
import { FileCheckUploads } from './checks/file-check-uploads.service';
import { FileChecksController } from './checks/file-checks.controller';
import { CartController } from './cart/cart.controller';
import { Cart } from './cart/cart.service';
import { RecipientConfirmation } from './placing/recipient-confirmation.service';
import { ClaimViewBuilder } from './customer/claim-view-builder';
import { ArtworkEffects } from './workflow/effects/artwork-effects';
import { ClaimEffects } from './workflow/effects/claim-effects';
import { CouponEffects } from './workflow/effects/coupon-effects';
import { OrderEffects } from './workflow/effects/order-effects';
import { PaymentEffects } from './workflow/effects/payment-effects';
import { MyClaimsController } from './customer/my-claims.controller';
import { MyClaims } from './customer/my-claims.service';
import { MyOrdersController } from './customer/my-orders.controller';
import { MyOrders } from './customer/my-orders.service';
import { MyReviewsController } from './customer/my-reviews.controller';
import { MyReviews } from './customer/my-reviews.service';
import { ArtworkRetention } from './retention/artwork-retention.service';
import { OrderScheduler } from './workflow/order-scheduler';
import { OrderWorkflow } from './workflow/order-workflow';
import { OrderSnapshotLoader } from './workflow/order-snapshot-loader';
import { OrderValidator } from './placing/order-validator';
import { OrderNotifications } from './workflow/order-notifications';
import { ProofReminders } from './workflow/proof-reminders';
import { MyProofsController } from './customer/my-proofs.controller';
import { MyProofs } from './customer/my-proofs.service';
import { OrderViewBuilder } from './customer/order-view-builder';
import { OrderPayments } from './workflow/order-payments';
import { OrderPersonalData } from './customer/personal-data';
import { OrderPlacement } from './placing/order-placement.service';
import { Purchases } from './placing/purchases.service';
import { OrderItemViewBuilder } from './customer/order-item-view-builder';
import { OrderPaymentViewBuilder } from './customer/order-payment-view-builder';
import { SizeListsController } from './cart/size-lists.controller';
import { ReordersController } from './cart/reorders.controller';
import { Reorders } from './cart/reorders.service';
import { QuoteSharing } from './cart/quote-sharing.service';
import { QuoteSharingController } from './cart/quote-sharing.controller';
import { Tracking } from './history/tracking.service';
import { OrderTasksController } from './tasks/order-tasks.controller';
import { OrderTasks } from './tasks/order-tasks.service';
import { StaffOrdersController } from './admin/orders.controller';
import { StaffClaimsController } from './admin/claims.controller';
import { OrderStreams } from './admin/order-streams.service';
import { StaffOrders } from './admin/orders.service';
import { GeneratedProofsController } from './proofs/generated-proofs.controller';
import { GeneratedProofs } from './proofs/generated-proofs.service';
import { ProofComparisonsController } from './proofs/proof-comparisons.controller';
import { ProofSheets } from './proofs/proof-sheets.service';
import { ProofPinAnswers } from './admin/proof-pin-answers.service';

@Module({
  imports: [
    CalendarModule,
    ArtworkModule,
    CatalogueModule,
    TariffModule,
    ClaimsModule,
    AccountsModule,
    AuthModule,
    PrivacyModule,
    LedgerModule,
    QuotingModule,
  ],
  controllers: [
    OrderTasksController,
    CartController,
    FileChecksController,
    MyOrdersController,
    MyProofsController,
    ResumableUploadsController,
    GeneratedProofsController,
    ProofComparisonsController,
    MyReviewsController,
    MyClaimsController,
    ArtworkUploadController,
    QuoteSharingController,
    ReordersController,
    SizeListsController,
    StaffOrdersController,
    StaffClaimsController,
  ],
  providers: [
    OrderTasks,
    Cart,
    FileCheckUploads,
    OrderPlacement,
    Purchases,
    QuoteSharing,
    Reorders,
    RecipientConfirmation,
    OrderValidator,
    MyOrders,
    MyReviews,
    MyClaims,
    ClaimViewBuilder,
    ArtworkUploads,
    Tracking,
    OrderWorkflow,
    OrderSnapshotLoader,
    OrderEffects,
    ArtworkEffects,
    ClaimEffects,
    CouponEffects,
    PaymentEffects,
    OrderNotifications,
    ArtworkRetention,
    ProofReminders,
    MyProofs,
    ResumableArtwork,
    OrderViewBuilder,
    OrderItemViewBuilder,
    OrderPaymentViewBuilder,
    OrderScheduler,
    OrderPayments,
    OrderPersonalData,
    StaffOrders,
    OrderStreams,
    ProofPinAnswers,
    GeneratedProofs,
    ProofSheets,
  ],
  exports: [
    Cart,
    ClaimViewBuilder,
    OrderWorkflow,
    OrderValidator,
    OrderViewBuilder,
    OrderScheduler,
    OrderPayments,
    OrderPlacement,
  ],
})
export class OrdersModule {}
