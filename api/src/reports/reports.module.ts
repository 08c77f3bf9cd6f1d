import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { CalendarModule } from '../calendar/public';
import { CatalogueModule } from '../catalogue/public';
import { DailyClosesController } from './daily-closes.controller';
import { DailyCloses } from './daily-closes.service';
import { HomeController } from './home.controller';
import { Home } from './home.service';
import { ReceivablesController } from './receivables.controller';
import { SearchController } from './search.controller';
import { ShopMetrics } from './shop-metrics';

/** What staff read across modules: the home page, the search, daily closes, and metrics of orders and payments. */
@Module({
  imports: [AuditModule, CalendarModule, CatalogueModule],
  controllers: [DailyClosesController, HomeController, ReceivablesController, SearchController],
  providers: [DailyCloses, Home, ShopMetrics],
})
export class ReportsModule {}
