import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { Database } from '../kernel/public';

type Board = Output<'UserEnd/SiteInfo/GetServiceStatus'>;

interface StatusRow {
  place: 'office' | 'factory' | 'courier';
  type: number;
  hours: string;
  updated_at: Date;
}

@Injectable()
export class ServiceStatus {
  constructor(private readonly database: Database) {}

  /** As staff last set it. A type outside 1 to 6 is told as it is; readers show it as unknown. */
  async board(): Promise<Board> {
    const rows: StatusRow[] = await this.database.reader.query(
      'select place, type, hours, updated_at from service_status order by updated_at desc',
    );
    const at = (place: StatusRow['place']) => {
      const row = rows.find((one) => one.place === place);
      return { type: row?.type ?? 0, hours: row?.hours ?? '' };
    };
    return {
      office: at('office'),
      factory: at('factory'),
      courier: at('courier'),
      updatedAt: (rows[0]?.updated_at ?? new Date(0)).toISOString(),
    };
  }
}
