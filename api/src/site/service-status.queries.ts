import { Injectable } from '@nestjs/common';
import { type Output, STATUS_HISTORY_DAYS } from '@shop/contract';
import { Clock, Database, type Tx } from '../common/public';
import type { ServiceStatusRow } from './entities/service-status.entity';

type StatusView = Output<'UserEnd/SiteInfo/GetServiceStatus'>;
type HistoryView = Output<'UserEnd/SiteInfo/GetServiceStatusHistory'>;

const HISTORY_MS = STATUS_HISTORY_DAYS * 86_400_000;
/** Of each place; the latest are returned. */
const MAX_CHANGES = 200;

interface StatusRow {
  place: 'office' | 'factory' | 'courier';
  type: number;
  hours: string;
  updated_at: Date;
}

interface ChangeRow {
  place: StatusRow['place'];
  type: number;
  hours: string;
  changed_at: Date;
}

type LockedStatus = Pick<ServiceStatusRow, 'place' | 'type' | 'hours' | 'revision'>;

/** Loads the status of a place and locks its row until the transaction ends; null for an unknown place. */
export async function lockServiceStatus(tx: Tx, place: string): Promise<LockedStatus | null> {
  const [row]: LockedStatus[] = await tx.query(
    'select place, type, hours, revision from service_status where place = $1 for update',
    [place],
  );
  return row ?? null;
}

/** How busy office, factory and courier are. */
@Injectable()
export class ServiceStatus {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The status as staff last set it. A type outside 1 to 6 is returned unchanged; clients show it as unknown. */
  async current(): Promise<StatusView> {
    const rows: StatusRow[] = await this.database.reader.query(
      'select place, type, hours, updated_at from service_status order by updated_at desc',
    );
    const statusOf = (place: StatusRow['place']) => {
      const row = rows.find((one) => one.place === place);
      return { type: row?.type ?? 0, hours: row?.hours ?? '' };
    };
    return {
      office: statusOf('office'),
      factory: statusOf('factory'),
      courier: statusOf('courier'),
      updatedAt: (rows[0]?.updated_at ?? new Date(0)).toISOString(),
    };
  }

  /** The statuses of the last 90 days, and of each place the one that was in force when they began. */
  async history(): Promise<HistoryView> {
    const begin = new Date(this.clock.now().getTime() - HISTORY_MS);
    const rows: ChangeRow[] = await this.database.reader.query(
      `select c.place, c.type, c.hours, c.changed_at from service_status s cross join lateral (
         select id, place, type, hours, changed_at from service_status_change where place = s.place and changed_at > $1
         union all
         (select id, place, type, hours, changed_at from service_status_change where place = s.place and changed_at <= $1
          order by changed_at desc, id desc limit 1)
         union all
         select 0, s.place, s.type, s.hours, s.updated_at
         where not exists (select from service_status_change where place = s.place)
         order by changed_at desc, id desc limit $2) c
       order by c.changed_at, c.id`,
      [begin, MAX_CHANGES],
    );
    const historyOf = (place: StatusRow['place']) =>
      rows
        .filter((row) => row.place === place)
        .map(({ type, hours, changed_at: changedAt }) => ({ type, hours, from: changedAt.toISOString() }));
    return { office: historyOf('office'), factory: historyOf('factory'), courier: historyOf('courier') };
  }
}
