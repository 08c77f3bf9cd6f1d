export { loadNotices, setBoard, type NoticeData, type StatusData } from './load-site';
export { SiteModule } from './site.module';
