import { Module, type DynamicModule } from '@nestjs/common';
import { ArtworkModule } from './artwork/public';
import { BackofficeModule } from './backoffice/public';
import { CatalogueModule } from './catalogue/public';
import { DemoModule } from './demo/public';
import { DocumentsModule } from './documents/public';
import { IdentityModule } from './identity/public';
import type { Config } from './kernel/public';
import { KernelModule } from './kernel/public';
import { LedgerModule } from './ledger/public';
import { OrdersModule } from './orders/public';
import { PaymentsModule } from './payments/public';
import { QuoteRequestsModule } from './quote-requests/public';
import { QuotingModule } from './quoting/public';
import { SiteModule } from './site/public';

/** The whole shop. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.with(config),
        CatalogueModule,
        IdentityModule,
        LedgerModule,
        ArtworkModule,
        QuotingModule,
        SiteModule,
        OrdersModule,
        PaymentsModule,
        DocumentsModule,
        QuoteRequestsModule,
        BackofficeModule,
        ...(config.demoData ? [DemoModule] : []),
      ],
    };
  }
}
