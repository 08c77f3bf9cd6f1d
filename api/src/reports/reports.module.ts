import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { DailyClosesController } from './daily-closes.controller';
import { DailyCloses } from './daily-closes.service';
import { HomeController } from './home.controller';
import { ReceivablesController } from './receivables.controller';
import { SearchController } from './search.controller';
import { ShopMetrics } from './shop-metrics';

/** What staff read across modules: the home page, the search, daily closes, and metrics of orders and payments. */
@Module({
  imports: [AuditModule],
  controllers: [DailyClosesController, HomeController, ReceivablesController, SearchController],
  providers: [DailyCloses, ShopMetrics],
})
export class ReportsModule {}
