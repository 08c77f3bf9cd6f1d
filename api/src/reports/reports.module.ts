import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { DailyClosesController } from './daily-closes.controller';
import { DailyCloses } from './daily-closes.service';

/** Daily closes of the ledger. */
@Module({
  imports: [AuditModule],
  controllers: [DailyClosesController],
  providers: [DailyCloses],
})
export class ReportsModule {}
