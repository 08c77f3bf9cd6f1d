export { Newsletter } from './entities/newsletter.entity';
export { type NoticeData, type StatusData, insertNotices, setServiceStatus } from './site-content.queries';
export {
  type ContactMessageData,
  insertContactMessages,
  insertSubscriptions,
  type SubscriptionData,
} from './site-messages.queries';
export { CONFIRM_WITHIN_DAYS } from './newsletter-requests.service';
export { SiteModule } from './site.module';
