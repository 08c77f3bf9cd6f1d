import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/public';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { CatalogueModule } from '../catalogue/public';
import { ContactMessages } from './contact-messages.service';
import { ContactController } from './contact.controller';
import { NewsletterRequests } from './newsletter-requests.service';
import { Notices } from './notices.service';
import { PublishedNotices } from './notices.queries';
import { SitePersonalData } from './personal-records';
import { ServiceStatusEditor } from './service-status.service';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';
import { SiteContent } from './site-content.service';
import { SiteInfoController } from './site-info.controller';
import { SubscriptionController } from './subscription.controller';
import { Subscriptions } from './subscriptions.service';
import { ContactInbox } from './admin/contact-inbox.service';
import { ContactMessagesAdminController } from './admin/contact-messages.controller';
import { SubscriptionsAdminController } from './admin/subscriptions.controller';
import { NewslettersAdminController } from './admin/newsletters.controller';
import { NewsletterSender } from './newsletters/newsletter-sender';
import { Newsletters } from './newsletters/newsletters.service';
import { EmailTemplatesController } from './admin/email-templates.controller';
import { EmailTemplates } from './email-texts/email-templates.service';
import { EmailTextEditor } from './email-texts/email-text-editor.service';
import { NewsAdminController } from './admin/news.controller';

@Module({
  imports: [AccountsModule, CatalogueModule, TariffModule, PrivacyModule],
  controllers: [
    SiteInfoController,
    ContactController,
    SubscriptionController,
    NewsAdminController,
    ContactMessagesAdminController,
    SubscriptionsAdminController,
    NewslettersAdminController,
    EmailTemplatesController,
  ],
  providers: [
    PublishedNotices,
    SiteContent,
    Notices,
    ServiceStatus,
    ServiceStatusEditor,
    ShippingQuotes,
    SiteConfig,
    ContactMessages,
    ContactInbox,
    NewsletterRequests,
    Subscriptions,
    Newsletters,
    NewsletterSender,
    EmailTextEditor,
    EmailTemplates,
    SitePersonalData,
  ],
  exports: [Notices, ServiceStatusEditor],
})
export class SiteModule {}
