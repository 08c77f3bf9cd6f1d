import { Injectable } from '@nestjs/common';
import { type AddressView, needsPostCode, needsRegion, type SenderView, type ShipToView } from '@shop/contract';
import { type FieldError, isUuid, ApiError, type Tx } from '../common/public';
import { AddressEntry } from './address.entity';
import { isPhone } from './phone';
import { isPostCode } from './post-code';

/** Finds and validates addresses for other modules. */
@Injectable()
export class AddressBook {
  /** Null if the address does not exist or belongs to another account. */
  async find(tx: Tx, accountId: string, addressId: string): Promise<ShipToView | null> {
    if (!isUuid(addressId)) return null;
    const entry = await tx.findOneBy(AddressEntry, { id: addressId, accountId });
    return entry && toShipTo(entry);
  }

  /** Stores an address without validation, for demo data. */
  async add(tx: Tx, accountId: string, { company, line2, ...address }: AddressEntryDraft): Promise<void> {
    await tx.insert(AddressEntry, { ...address, company: company ?? null, line2: line2 ?? null, accountId });
  }

  /**
   * @param path where the body contains the address, such as `address.`
   * @throws ApiError `validation_failed` if the region or post code that the country needs is missing or invalid;
   * `phone_invalid`
   */
  assertValidAddress(address: ShipToView, path = ''): void {
    assertValidPlace(address, path);
    if (!isPhone(address.phone, address.country))
      throw new ApiError('phone_invalid', [{ field: `${path}phone`, code: 'phone_invalid' }]);
  }
}

function assertValidPlace(
  { country, region, postCode }: Pick<ShipToView, 'country' | 'region' | 'postCode'>,
  path: string,
): void {
  const errors: FieldError[] = [];
  if (needsRegion(country) && isBlank(region)) errors.push({ field: `${path}region`, code: 'required' });
  if (isBlank(postCode)) {
    if (needsPostCode(country)) errors.push({ field: `${path}postCode`, code: 'required' });
  } else if (!isPostCode(country, postCode)) errors.push({ field: `${path}postCode`, code: 'invalid' });
  if (errors.length > 0) throw new ApiError('validation_failed', errors);
}

type AddressEntryDraft = AddressView & { createdAt: Date };

/**
 * A sender is not necessarily in a country that we ship to.
 * @throws ApiError `validation_failed` at a field of `sender`
 */
export function assertValidSender(sender: SenderView): void {
  assertValidPlace(sender, 'sender.');
}

const isBlank = (text: string) => text.trim() === '';

export function toShipTo(entry: AddressEntry): ShipToView {
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
