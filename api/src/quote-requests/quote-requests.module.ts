import { Module } from '@nestjs/common';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { AuthModule } from '../auth/public';
import { AccountsModule } from '../accounts/public';
import { CatalogueModule } from '../catalogue/public';
import { OrdersModule } from '../orders/public';
import { QuotingModule } from '../quoting/public';
import { QuoteRequestAnswers } from './quote-request-answers.service';
import { QuoteRequestsController } from './quote-requests.controller';
import { BuyForMeRequests } from './buy-for-me-requests.service';
import { QuoteRequestCreation } from './quote-request-creation.service';
import { QuoteRequests } from './quote-requests.service';
import { MyQuoteRequestsController } from './my-quote-requests.controller';
import { MyQuoteRequests } from './my-quote-requests.service';
import { PersonalRecords } from './personal-records';
import { QuoteRequestNotifications } from './quote-request-notifications';
import { QuoteRequestViews } from './quote-request-views';
import { StaffQuoteRequestsController } from './admin/quote-requests.controller';

/** Requests for quotes and the answers of staff. */
@Module({
  imports: [CatalogueModule, TariffModule, AccountsModule, AuthModule, PrivacyModule, OrdersModule, QuotingModule],
  controllers: [QuoteRequestsController, MyQuoteRequestsController, StaffQuoteRequestsController],
  providers: [
    QuoteRequestCreation,
    QuoteRequests,
    BuyForMeRequests,
    MyQuoteRequests,
    QuoteRequestAnswers,
    QuoteRequestViews,
    QuoteRequestNotifications,
    PersonalRecords,
  ],
  exports: [QuoteRequestAnswers, QuoteRequestViews],
})
export class QuoteRequestsModule {}
