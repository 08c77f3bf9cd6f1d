import { Injectable } from '@nestjs/common';
import { type AddressView, needsPostCode, needsRegion, type ShipToView } from '@shop/contract';
import { type FieldRefusal, isUuid, Refusal, type Tx } from '../kernel/public';
import { AddressEntry } from './address.entity';
import { isPhone } from './phone';
import { isPostCode } from './post-code';

/** What other rooms of the shop ask of addresses. */
@Injectable()
export class AddressBook {
  /** Null for another's address as for none. */
  async find(tx: Tx, accountId: string, addressId: string): Promise<ShipToView | null> {
    if (!isUuid(addressId)) return null;
    const entry = await tx.findOneBy(AddressEntry, { id: addressId, accountId });
    return entry && shipToOf(entry);
  }

  /** Writes an address into a book as it is, for data that comes with the shop. */
  async add(tx: Tx, accountId: string, { company, line2, ...address }: AddressEntryDraft): Promise<void> {
    await tx.insert(AddressEntry, { ...address, company: company ?? null, line2: line2 ?? null, accountId });
  }

  /**
   * Refuses `validation_failed` for a region or post code that its country wants and that is not there, and for a post
   * code that cannot be one; `phone_invalid` for a phone number that rings nowhere. `path` is where the body holds the
   * address, such as `address.`
   */
  check({ country, region, postCode, phone }: ShipToView, path = ''): void {
    const errors: FieldRefusal[] = [];
    if (needsRegion(country) && isBlank(region)) errors.push({ field: `${path}region`, code: 'required' });
    if (isBlank(postCode)) {
      if (needsPostCode(country)) errors.push({ field: `${path}postCode`, code: 'required' });
    } else if (!isPostCode(country, postCode)) errors.push({ field: `${path}postCode`, code: 'invalid' });
    if (errors.length > 0) throw new Refusal('validation_failed', errors);
    if (!isPhone(phone, country))
      throw new Refusal('phone_invalid', [{ field: `${path}phone`, code: 'phone_invalid' }]);
  }
}

type AddressEntryDraft = AddressView & { createdAt: Date };

const isBlank = (text: string) => text.trim() === '';

export function shipToOf(entry: AddressEntry): ShipToView {
  const { firstName, lastName, company, line1, line2, city, region, postCode, phone, country } = entry;
  return {
    firstName,
    lastName,
    ...(company && { company }),
    line1,
    ...(line2 && { line2 }),
    city,
    region,
    postCode,
    phone,
    country,
  };
}
