export { type NoticeData, type StatusData, insertNotices, setServiceStatus } from './site-content.queries';
export { SiteModule } from './site.module';
