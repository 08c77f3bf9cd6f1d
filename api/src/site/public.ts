export { loadNotices, setBoard, type NoticeData, type StatusData } from './load-site';
export { NoticeDesk } from './notice-desk.service';
export { ServiceBoard } from './service-board.service';
export { SiteModule } from './site.module';
