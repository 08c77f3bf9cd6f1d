import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { Notices } from './notices.queries';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';
import { SiteInfoController } from './site-info.controller';

@Module({
  imports: [CatalogueModule],
  controllers: [SiteInfoController],
  providers: [Notices, ServiceStatus, ShippingQuotes, SiteConfig],
})
export class SiteModule {}
