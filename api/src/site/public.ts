export { type NoticeData, type StatusData, insertNotices, setServiceStatus } from './insert-site-content';
export { SiteModule } from './site.module';
