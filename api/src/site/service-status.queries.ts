import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { Database, type Tx } from '../common/public';
import type { ServiceStatusRow } from './entities/service-status.entity';

type StatusView = Output<'UserEnd/SiteInfo/GetServiceStatus'>;

interface StatusRow {
  place: 'office' | 'factory' | 'courier';
  type: number;
  hours: string;
  updated_at: Date;
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
  constructor(private readonly database: Database) {}

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
}
