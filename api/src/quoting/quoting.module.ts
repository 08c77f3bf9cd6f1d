import { Module } from '@nestjs/common';
import { CustomsModule } from '../customs/public';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { CatalogueModule } from '../catalogue/public';
import { Coupons } from './coupons/coupons.service';
import { MyCouponsController } from './coupons/my-coupons.controller';
import { CouponPersonalData } from './coupons/personal-records';
import { OfferPersonalData } from './offers/personal-records';
import { OffersController } from './offers/offers.controller';
import { Offers } from './offers/offers.service';
import { QuotationController } from './quotation.controller';
import { Quotes } from './quotes.service';
import { AccountsModule } from '../accounts/public';
import { CouponsAdminController } from './admin/coupons.controller';
import { CouponIssuer } from './admin/coupons-admin.service';

@Module({
  imports: [CatalogueModule, CustomsModule, TariffModule, PrivacyModule, AccountsModule],
  controllers: [QuotationController, OffersController, MyCouponsController, CouponsAdminController],
  providers: [Quotes, Coupons, CouponPersonalData, Offers, OfferPersonalData, CouponIssuer],
  exports: [Quotes, Coupons, Offers],
})
export class QuotingModule {}
