import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/public';
import { AuditLogController } from './log/audit-log.controller';
import { IntegrityChecksController } from './checks/integrity-checks.controller';
import { IntegrityChecks } from './checks/integrity-checks.service';
import { IntegrityGauge } from './checks/integrity-gauge';

/** The audit log for staff, and the nightly integrity checks. */
@Module({
  imports: [AccountsModule],
  controllers: [AuditLogController, IntegrityChecksController],
  providers: [IntegrityChecks, IntegrityGauge],
  exports: [IntegrityChecks],
})
export class AuditModule {}
