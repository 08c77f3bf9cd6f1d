import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/public';
import { CalendarModule } from '../calendar/public';
import { CurrenciesController } from './admin/currencies.controller';
import { RateNotifications } from './admin/rate-notifications';
import { ShippingTermsController } from './admin/shipping.controller';
import { TariffDraftsController } from './admin/tariff-drafts.controller';
import { DeliveryDates } from './delivery-dates.service';
import { TariffPreviews } from './drafts/tariff-previews.service';
import { TariffPublisher } from './versions/tariff-publisher.service';
import { TariffDrafts } from './drafts/tariff-drafts.service';
import { CurrencyCreation } from './rates/currency-creation.service';
import { RateImport } from './rates/rate-import.service';
import { Rates } from './rates/rates.service';
import { ShippingMethods } from './shipping-methods.service';
import { Tariffs } from './tariffs.service';

/** Prices, shipping charges, currencies and fees: the tariff in force, and the drafts that change it. */
@Module({
  imports: [AccountsModule, CalendarModule],
  controllers: [CurrenciesController, ShippingTermsController, TariffDraftsController],
  providers: [
    CurrencyCreation,
    DeliveryDates,
    ShippingMethods,
    TariffPublisher,
    RateImport,
    RateNotifications,
    Rates,
    TariffDrafts,
    TariffPreviews,
    Tariffs,
  ],
  exports: [DeliveryDates, TariffDrafts, Tariffs],
})
export class TariffModule {}
