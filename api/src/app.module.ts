import { Module, type DynamicModule } from '@nestjs/common';
import { ArtworkModule } from './artwork/public';
import { CatalogueModule } from './catalogue/public';
import { DemoModule } from './demo/public';
import { DocumentsModule } from './documents/public';
import { AccountsModule } from './accounts/public';
import { AuditModule } from './audit/public';
import { AuthModule } from './auth/public';
import { CalendarModule } from './calendar/public';
import { CarriersModule } from './carriers/public';
import { CustomsModule } from './customs/public';
import { ShippingModule } from './shipping/public';
import { PrivacyModule } from './privacy/public';
import { ReportsModule } from './reports/public';
import { ResellersModule } from './resellers/public';
import { type Config, CommonModule } from './common/public';
import { LedgerModule } from './ledger/public';
import { OrdersModule } from './orders/public';
import { PaymentsModule } from './payments/public';
import { ProductionModule } from './production/public';
import { QuoteRequestsModule } from './quote-requests/public';
import { QuotingModule } from './quoting/public';
import { SavedConfigurationsModule } from './saved-configurations/public';
import { SavedViewsModule } from './saved-views/public';
import { SetupModule } from './setup/public';
import { SiteModule } from './site/public';
import { TariffModule } from './tariff/public';

/** The whole shop. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule.with(config),
        TariffModule,
        CatalogueModule,
        AccountsModule,
        CalendarModule,
        CarriersModule,
        CustomsModule,
        ShippingModule,
        AuthModule,
        PrivacyModule,
        ResellersModule,
        LedgerModule,
        ArtworkModule,
        QuotingModule,
        SiteModule,
        OrdersModule,
        SavedConfigurationsModule,
        SavedViewsModule,
        PaymentsModule,
        DocumentsModule,
        ProductionModule,
        QuoteRequestsModule,
        AuditModule,
        ReportsModule,
        SetupModule,
        ...(config.demoData ? [DemoModule] : []),
      ],
    };
  }
}
