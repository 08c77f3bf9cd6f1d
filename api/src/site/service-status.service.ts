import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { AuditLog, type Caller, Clock, ApiError, type Tx } from '../common/public';

interface PlaceRow {
  type: number;
  hours: string;
  revision: number;
}

/** Sets the status of office, factory and courier. */
@Injectable()
export class ServiceStatusEditor {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found`, and `changed_meanwhile` if the status was set since `revision` */
  async set(tx: Tx, caller: Caller, place: string, change: Input<'admin/service-status-set'>): Promise<void> {
    const [row]: PlaceRow[] = await tx.query(
      'select type, hours, revision from service_status where place = $1 for update',
      [place],
    );
    if (!row) throw new ApiError('resource_not_found');
    if (row.revision !== change.revision) throw new ApiError('changed_meanwhile');
    const hours = change.hours.trim();
    await tx.query(
      'update service_status set type = $2, hours = $3, updated_at = $4, revision = revision + 1 where place = $1',
      [place, change.type, hours, this.clock.now()],
    );
    await this.audit.record(tx, caller, {
      ...{ action: 'service-status-set', kind: 'service-status', id: place },
      before: { type: row.type, hours: row.hours },
      after: { type: change.type, hours },
    });
  }
}
