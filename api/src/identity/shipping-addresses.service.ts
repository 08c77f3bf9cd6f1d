import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddressView, Input } from '@shop/contract';
import { type Caller, Clock, Database, isUuid, Refusal, type Tx } from '../kernel/public';
import { AddressBook, shipToOf } from './address-book';
import { AddressEntry } from './address.entity';
import { lockOpen } from './open-account';

const MAX_ADDRESSES = 50;

/** One's own address book. While it holds any address, exactly one is the default. */
@Injectable()
export class ShippingAddresses {
  constructor(
    private readonly database: Database,
    private readonly book: AddressBook,
    private readonly clock: Clock,
  ) {}

  /** The default first, then in the order of adding. */
  async list({ accountId }: Caller): Promise<AddressView[]> {
    const entries = await this.database.reader.find(AddressEntry, {
      where: { accountId },
      order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' },
    });
    return entries.map(viewOf);
  }

  /** Adds, or changes the one with this id. The default passes to another address, never away from all. */
  async save({ accountId }: Caller, input: Input<'Account/SaveShippingAddress'>): Promise<AddressView> {
    const { id, isDefault = false, ...shipTo } = input;
    this.book.check(shipTo);
    return this.database.transaction(async (tx) => {
      const entries = await lockedBook(tx, accountId);
      const old = entries.find((entry) => entry.id === id?.toLowerCase());
      if (id !== undefined && !old) throw new Refusal('resource_not_found');
      if (!old && entries.length >= MAX_ADDRESSES) throw new Refusal('address_book_full');
      const entry: AddressEntry = {
        ...shipTo,
        id: old?.id ?? randomUUID(),
        accountId,
        company: shipTo.company || null,
        line2: shipTo.line2 || null,
        isDefault: isDefault || (old?.isDefault ?? entries.length === 0),
        createdAt: old?.createdAt ?? this.clock.now(),
      };
      if (entry.isDefault) await tx.update(AddressEntry, { accountId, isDefault: true }, { isDefault: false });
      await tx.upsert(AddressEntry, entry, ['id']);
      return viewOf(entry);
    });
  }

  /** In a default's place comes the oldest other. */
  async remove({ accountId }: Caller, id: string): Promise<Record<string, never>> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    await this.database.transaction(async (tx) => {
      const entries = await lockedBook(tx, accountId);
      const gone = entries.find((entry) => entry.id === id.toLowerCase());
      if (!gone) throw new Refusal('resource_not_found');
      await tx.delete(AddressEntry, { id: gone.id, accountId });
      const next = entries.find((entry) => entry !== gone);
      if (gone.isDefault && next) await tx.update(AddressEntry, { id: next.id, accountId }, { isDefault: true });
    });
    return {};
  }
}

/** Locked by its account, so that two changes at once leave one default. Oldest first. */
async function lockedBook(tx: Tx, accountId: string): Promise<AddressEntry[]> {
  await lockOpen(tx, accountId);
  return tx.find(AddressEntry, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
}

function viewOf(entry: AddressEntry): AddressView {
  return { id: entry.id, ...shipToOf(entry), isDefault: entry.isDefault };
}
