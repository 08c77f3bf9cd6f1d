import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { DailyClosesController } from './daily-closes.controller';
import { DailyCloses } from './daily-closes.service';
import { ShopMetrics } from './shop-metrics';

/** Daily closes of the ledger, and metrics of orders and payments. */
@Module({
  imports: [AuditModule],
  controllers: [DailyClosesController],
  providers: [DailyCloses, ShopMetrics],
})
export class ReportsModule {}
