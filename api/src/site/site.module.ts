import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { PersonalDataModule } from '../identity/public';
import { ContactMessages } from './contact-messages.service';
import { ContactController } from './contact.controller';
import { NewsletterRequests } from './newsletter-requests.service';
import { NoticeDesk } from './notice-desk.service';
import { Notices } from './notices.queries';
import { PersonalRecords } from './personal-records';
import { ServiceBoard } from './service-board.service';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';
import { SiteInfoController } from './site-info.controller';
import { SubscriptionController } from './subscription.controller';
import { Subscriptions } from './subscriptions.service';

@Module({
  imports: [CatalogueModule, PersonalDataModule],
  controllers: [SiteInfoController, ContactController, SubscriptionController],
  providers: [
    Notices,
    NoticeDesk,
    ServiceStatus,
    ServiceBoard,
    ShippingQuotes,
    SiteConfig,
    ContactMessages,
    NewsletterRequests,
    Subscriptions,
    PersonalRecords,
  ],
  exports: [NoticeDesk, ServiceBoard],
})
export class SiteModule {}
