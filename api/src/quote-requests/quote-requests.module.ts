import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule, PersonalDataModule } from '../identity/public';
import { OrdersModule } from '../orders/public';
import { QuotingModule } from '../quoting/public';
import { Answering } from './answering.service';
import { AskingController } from './asking.controller';
import { Asking } from './asking.service';
import { MyRequestsController } from './my-requests.controller';
import { MyRequests } from './my-requests.service';
import { PersonalRecords } from './personal-records';
import { RequestLetters } from './request-letters';
import { RequestReading } from './request-reading';

/** Quotes that staff give: what is asked of them, and what they answer. */
@Module({
  imports: [CatalogueModule, IdentityModule, PersonalDataModule, OrdersModule, QuotingModule],
  controllers: [AskingController, MyRequestsController],
  providers: [Asking, MyRequests, Answering, RequestReading, RequestLetters, PersonalRecords],
  exports: [Answering, RequestReading],
})
export class QuoteRequestsModule {}
