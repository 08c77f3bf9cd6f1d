import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddressView, Input } from '@shop/contract';
import { type Caller, Clock, Database, isUuid, ApiError, type Tx } from '../common/public';
import { AddressBook, toShipTo } from './address-book';
import { AddressEntry } from './address.entity';
import { lockActiveAccountExclusively } from './lock-active-account.queries';

const MAX_ADDRESSES = 50;

/** The address book of the caller. Unless it is empty, exactly one address is the default. */
@Injectable()
export class ShippingAddresses {
  constructor(
    private readonly database: Database,
    private readonly addressBook: AddressBook,
    private readonly clock: Clock,
  ) {}

  /** The default first, then oldest first. */
  async list({ accountId }: Caller): Promise<AddressView[]> {
    const entries = await this.database.reader.find(AddressEntry, {
      where: { accountId },
      order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' },
    });
    return entries.map(toView);
  }

  /**
   * Adds an address, or changes the one with this id. There is always a default: it can only move to another address.
   * @throws ApiError `resource_not_found`, `address_book_full`, `validation_failed`, `phone_invalid`
   */
  async save({ accountId }: Caller, input: Input<'Account/SaveShippingAddress'>): Promise<AddressView> {
    const { id, isDefault = false, ...shipTo } = input;
    this.addressBook.assertValidAddress(shipTo);
    return this.database.transaction(async (tx) => {
      const entries = await lockAddresses(tx, accountId);
      const old = entries.find((entry) => entry.id === id?.toLowerCase());
      if (id !== undefined && !old) throw new ApiError('resource_not_found');
      if (!old && entries.length >= MAX_ADDRESSES) throw new ApiError('address_book_full');
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
      return toView(entry);
    });
  }

  /** If the default is removed, the oldest other address becomes the default. */
  async remove({ accountId }: Caller, id: string): Promise<Record<string, never>> {
    if (!isUuid(id)) throw new ApiError('resource_not_found');
    await this.database.transaction(async (tx) => {
      const entries = await lockAddresses(tx, accountId);
      const removed = entries.find((entry) => entry.id === id.toLowerCase());
      if (!removed) throw new ApiError('resource_not_found');
      await tx.delete(AddressEntry, { id: removed.id, accountId });
      const next = entries.find((entry) => entry !== removed);
      if (removed.isDefault && next) await tx.update(AddressEntry, { id: next.id, accountId }, { isDefault: true });
    });
    return {};
  }
}

/** Locks the account, so that simultaneous changes leave one default. Returns its addresses, oldest first. */
async function lockAddresses(tx: Tx, accountId: string): Promise<AddressEntry[]> {
  await lockActiveAccountExclusively(tx, accountId);
  return tx.find(AddressEntry, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
}

function toView(entry: AddressEntry): AddressView {
  return { id: entry.id, ...toShipTo(entry), isDefault: entry.isDefault };
}
