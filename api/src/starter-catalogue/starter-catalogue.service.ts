import { Injectable } from '@nestjs/common';
import { insertCatalogue } from '../catalogue/public';
import { type Actor, AuditLog, Clock, lockTable, type Tx } from '../common/public';
import { starterCatalogueData } from './starter-catalogue-data';
import { isCatalogueEmpty } from './starter-catalogue.queries';

/** Installs the starter catalogue, without demo accounts or orders. */
@Injectable()
export class StarterCatalogue {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  isInstallable(tx: Tx): Promise<boolean> {
    return isCatalogueEmpty(tx);
  }

  /** Fills an empty catalogue. Returns false, without a change, if the shop already has one. */
  async install(tx: Tx, actor: Actor): Promise<boolean> {
    // Waits for another process that installs a catalogue.
    await lockTable(tx, 'category');
    if (!(await isCatalogueEmpty(tx))) return false;
    await insertCatalogue(tx, starterCatalogueData(this.clock.now()));
    const entry = { action: 'starter-catalogue-installed', kind: 'catalogue', id: 'starter' };
    await this.audit.record(tx, actor, entry);
    return true;
  }
}
