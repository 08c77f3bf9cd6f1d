import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { PersonalDataModule } from '../identity/public';
import { ContactMessages } from './contact-messages.service';
import { ContactController } from './contact.controller';
import { NewsletterRequests } from './newsletter-requests.service';
import { Notices } from './notices.queries';
import { PersonalRecords } from './personal-records';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';
import { SiteInfoController } from './site-info.controller';
import { SubscriptionController } from './subscription.controller';
import { Subscriptions } from './subscriptions.service';

@Module({
  imports: [CatalogueModule, PersonalDataModule],
  controllers: [SiteInfoController, ContactController, SubscriptionController],
  providers: [Notices, ServiceStatus, ShippingQuotes, SiteConfig, ContactMessages, NewsletterRequests, Subscriptions, PersonalRecords],
})
export class SiteModule {}
