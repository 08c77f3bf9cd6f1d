import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { PersonalDataModule } from '../identity/public';
import { OfferRecords } from './offers/offer-records';
import { OffersController } from './offers/offers.controller';
import { Offers } from './offers/offers.service';
import { QuotationController } from './quotation.controller';
import { Quotes } from './quotes.service';

@Module({
  imports: [CatalogueModule, PersonalDataModule],
  controllers: [QuotationController, OffersController],
  providers: [Quotes, Offers, OfferRecords],
  exports: [Quotes, Offers],
})
export class QuotingModule {}
