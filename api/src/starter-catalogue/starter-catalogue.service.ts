import { Injectable } from '@nestjs/common';
import { insertCatalogue } from '../catalogue/public';
import { Clock, Database } from '../common/public';
import { starterCatalogueData } from './starter-catalogue-data';

/** Installs the starter catalogue, without demo accounts or orders. */
@Injectable()
export class StarterCatalogue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Fills an empty catalogue. Returns false, without a change, if there already are categories. */
  async install(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await tx.query('lock table category in share row exclusive mode');
      const existing: unknown[] = await tx.query('select from category limit 1');
      if (existing.length > 0) return false;
      await insertCatalogue(tx, starterCatalogueData(this.clock.now()));
      return true;
    });
  }
}
