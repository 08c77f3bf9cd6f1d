import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { lockActiveAccountExclusively } from '../accounts/public';
import { Products } from '../catalogue/public';
import {
  ApiError,
  type Caller,
  Clock,
  Database,
  errorText,
  type IdempotencyKey,
  priceListOf,
  type Tx,
} from '../common/public';
import { Quotes } from '../quoting/public';
import { SavedConfiguration } from './saved-configuration.entity';
import { isNameUsed } from './saved-configurations.queries';

const MAX_CONFIGURATIONS = 200;

/** Configured products that customers save under a name. */
@Injectable()
export class SavedConfigurations {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** The last saved first. A configuration that can no longer be ordered is listed with the reason. */
  async list(caller: Caller, language: string): Promise<Output<'Account/SavedConfigurations'>> {
    const rows = await this.database.reader.find(SavedConfiguration, {
      where: { accountId: caller.accountId },
      order: { savedAt: 'DESC', id: 'ASC' },
    });
    const items = rows.map(({ id, name, item, savedAt }) => {
      const priced = this.quotes.tryLine(priceListOf(caller), item);
      const code = !this.products.isOffered(item.sku) ? 'unknown_product' : 'error' in priced ? priced.error : null;
      const product = { ...this.products.itemProduct(item.sku, language), available: code === null };
      const names = this.products.configurationNames(item, language);
      const problem = code && errorText(language, code);
      return { id, name, savedAt: savedAt.toISOString(), item, product, ...names, problem };
    });
    return { items };
  }

  /**
   * Saves a configuration, or replaces the one with the given id.
   * @throws {ApiError} an error of pricing, `configuration_name_used`, `configurations_full` beyond 200, or
   * `resource_not_found` for an id that is not the caller's
   */
  async save(
    caller: Caller,
    { id, name, item }: Input<'Account/SaveConfiguration'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Account/SaveConfiguration'>> {
    if (!this.products.isOffered(item.sku))
      throw new ApiError('unknown_product', [{ field: 'item.sku', code: 'unknown_product' }]);
    this.quotes.quoteLine(priceListOf(caller), item);
    const values = { name: name.trim(), item: this.quotes.normalizeItem(item), savedAt: this.clock.now() };
    return this.database.command(idempotencyKey, async (tx) => {
      // Locked, so that concurrent calls see each other's names.
      await lockActiveAccountExclusively(tx, caller.accountId);
      const owned = { id: id ?? randomUUID(), accountId: caller.accountId };
      await assertNameFree(tx, { ...owned, name: values.name });
      if (id !== undefined) {
        const { affected } = await tx.update(SavedConfiguration, owned, values);
        if (!affected) throw new ApiError('resource_not_found');
        return { id };
      }
      const count = await tx.countBy(SavedConfiguration, { accountId: caller.accountId });
      if (count >= MAX_CONFIGURATIONS) throw new ApiError('configurations_full');
      await tx.insert(SavedConfiguration, { ...owned, ...values });
      return { id: owned.id };
    });
  }

  /** @throws {ApiError} `configuration_name_used`, or `resource_not_found` for an id that is not the caller's */
  async rename(caller: Caller, { id, name }: Input<'Account/RenameConfiguration'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockActiveAccountExclusively(tx, caller.accountId);
      const owned = { id, accountId: caller.accountId };
      await assertNameFree(tx, { ...owned, name: name.trim() });
      const { affected } = await tx.update(SavedConfiguration, owned, { name: name.trim() });
      if (!affected) throw new ApiError('resource_not_found');
    });
  }

  /** @throws {ApiError} `resource_not_found` for an id that is not the caller's */
  async delete({ accountId }: Caller, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(SavedConfiguration, { id, accountId });
      if (!affected) throw new ApiError('resource_not_found');
    });
  }
}

async function assertNameFree(tx: Tx, owned: { id: string; accountId: string; name: string }): Promise<void> {
  if (await isNameUsed(tx, owned))
    throw new ApiError('configuration_name_used', [{ field: 'name', code: 'configuration_name_used' }]);
}
