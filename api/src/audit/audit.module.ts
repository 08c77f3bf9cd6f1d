import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/public';
import { AuditArchiver } from './archive/audit-archiver';
import { ArchivedLog } from './log/archived-log';
import { AuditLogController } from './log/audit-log.controller';
import { IntegrityChecksController } from './checks/integrity-checks.controller';
import { IntegrityChecks } from './checks/integrity-checks.service';
import { IntegrityGauge } from './checks/integrity-gauge';

/** The audit log for staff, and the nightly integrity checks. */
@Module({
  imports: [AccountsModule],
  controllers: [AuditLogController, IntegrityChecksController],
  providers: [IntegrityChecks, IntegrityGauge, AuditArchiver, ArchivedLog],
  exports: [IntegrityChecks, AuditArchiver],
})
export class AuditModule {}
