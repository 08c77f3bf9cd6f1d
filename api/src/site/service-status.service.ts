import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { AuditLog, type Caller, Clock, ApiError, type Tx } from '../common/public';
import { ServiceStatusRow } from './entities/service-status.entity';
import { lockServiceStatus } from './service-status.queries';
import { notifySiteContentChange } from './site-content.service';

/** Sets the status of office, factory and courier. */
@Injectable()
export class ServiceStatusEditor {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found`, and `changed_meanwhile` if the status was set since `revision` */
  async set(tx: Tx, caller: Caller, place: string, change: Input<'admin/service-status-set'>): Promise<void> {
    const row = await lockServiceStatus(tx, place);
    if (!row) throw new ApiError('resource_not_found');
    if (row.revision !== change.revision) throw new ApiError('changed_meanwhile');
    const hours = change.hours.trim();
    const next = { type: change.type, hours, revision: row.revision + 1 };
    const made = { updatedAt: this.clock.now(), changedBy: caller.accountId };
    await tx.update(ServiceStatusRow, { place: row.place }, { ...next, ...made });
    await notifySiteContentChange(tx);
    await this.audit.record(tx, caller, {
      ...{ action: 'service-status-set', kind: 'service-status', id: place },
      before: { type: row.type, hours: row.hours },
      after: { type: change.type, hours },
    });
  }
}
