export { closeDays } from './daily-closes.service';
export { ReportsModule } from './reports.module';
