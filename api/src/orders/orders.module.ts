import { Module } from '@nestjs/common';
import { ArtworkModule } from '../artwork/public';
import { CatalogueModule } from '../catalogue/public';
import { ClaimsModule } from '../claims/public';
import { IdentityModule, PersonalDataModule } from '../identity/public';
import { LedgerModule } from '../ledger/public';
import { QuotingModule } from '../quoting/public';
import { ArtworkIntakeController } from './artwork-intake.controller';
import { ArtworkIntake } from './artwork-intake.service';
import { CartController } from './cart.controller';
import { Cart } from './cart.service';
import { Completing } from './completing.service';
import { ClaimViews } from './claim-views';
import { EffectExecutor } from './effects';
import { MyClaimsController } from './my-claims.controller';
import { MyClaims } from './my-claims.service';
import { MyOrdersController } from './my-orders.controller';
import { MyOrders } from './my-orders.service';
import { MyReviewsController } from './my-reviews.controller';
import { MyReviews } from './my-reviews.service';
import { OrderClockwork } from './order-clockwork';
import { OrderDesk } from './order-desk';
import { OrderFactsLoader } from './order-facts';
import { OrderJudge } from './order-judge';
import { OrderMails } from './order-mails';
import { OrderViews } from './order-view';
import { PayPalBook } from './paypal-book';
import { PersonalRecords } from './personal-records';
import { Placing } from './placing.service';
import { ReorderingController } from './reordering.controller';
import { Reordering } from './reordering.service';
import { Reprints } from './reprints.service';
import { Sharing } from './sharing.service';
import { SharingController } from './sharing.controller';
import { Tracking } from './tracking.service';

@Module({
  imports: [ArtworkModule, CatalogueModule, ClaimsModule, IdentityModule, PersonalDataModule, LedgerModule, QuotingModule],
  controllers: [CartController, MyOrdersController, MyReviewsController, MyClaimsController, ArtworkIntakeController, SharingController, ReorderingController],
  providers: [Cart, Placing, Sharing, Reordering, Completing, OrderJudge, MyOrders, MyReviews, MyClaims, ClaimViews, Reprints, ArtworkIntake, Tracking, OrderDesk, OrderFactsLoader, EffectExecutor, OrderMails, OrderViews, OrderClockwork, PayPalBook, PersonalRecords],
  exports: [Cart, ClaimViews, OrderDesk, OrderJudge, OrderViews, OrderClockwork, PayPalBook, Placing],
})
export class OrdersModule {}
