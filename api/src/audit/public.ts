export { AuditArchiver } from './archive/audit-archiver';
export { AuditModule } from './audit.module';
export { IntegrityChecks, type Findings } from './checks/integrity-checks.service';
