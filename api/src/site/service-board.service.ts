import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Audit, type Caller, Clock, Refusal, type Tx } from '../kernel/public';

interface PlaceRow {
  type: number;
  hours: string;
  revision: number;
}

/** What the service-status board says of office, factory and courier, as staff set it. */
@Injectable()
export class ServiceBoard {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `resource_not_found`, and `changed_meanwhile` where somebody else came first. */
  async set(tx: Tx, caller: Caller, place: string, said: Input<'admin/service-status-set'>): Promise<void> {
    const [row]: PlaceRow[] = await tx.query(
      'select type, hours, revision from service_status where place = $1 for update',
      [place],
    );
    if (!row) throw new Refusal('resource_not_found');
    if (row.revision !== said.revision) throw new Refusal('changed_meanwhile');
    const hours = said.hours.trim();
    await tx.query(
      'update service_status set type = $2, hours = $3, updated_at = $4, revision = revision + 1 where place = $1',
      [place, said.type, hours, this.clock.now()],
    );
    await this.audit.record(tx, caller, {
      ...{ action: 'service-status-set', kind: 'service-status', id: place },
      before: { type: row.type, hours: row.hours },
      after: { type: said.type, hours },
    });
  }
}
