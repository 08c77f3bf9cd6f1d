import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { PersonalDataModule } from '../identity/public';
import { Coupons } from './coupons/coupons.service';
import { MyCouponsController } from './coupons/my-coupons.controller';
import { CouponRecords } from './coupons/personal-records';
import { OfferRecords } from './offers/offer-records';
import { OffersController } from './offers/offers.controller';
import { Offers } from './offers/offers.service';
import { QuotationController } from './quotation.controller';
import { Quotes } from './quotes.service';

@Module({
  imports: [CatalogueModule, PersonalDataModule],
  controllers: [QuotationController, OffersController, MyCouponsController],
  providers: [Quotes, Coupons, CouponRecords, Offers, OfferRecords],
  exports: [Quotes, Coupons, Offers],
})
export class QuotingModule {}
