import type { AddressView } from '@shop/contract';
import { bearer } from '../api/calls';
import { useAsked, type Asked } from '../api/useAsked';
import { useSession } from '../session/useSession';

/** The reader's address book. A guest has none: what they enter last is kept for one order, without an id. */
export function useAddressBook(): Asked<AddressView[]> & { known: boolean } {
  const guest = useSession()?.role === 'guest';
  const book = useAsked(guest ? null : 'addresses', () => bearer.get('Account/MyShippingAddresses', {}));
  const put = (addresses: AddressView[]) => book.put(guest ? addresses.slice(-1) : addresses);
  return { ...book, put, known: guest || book.data !== null || book.refusal !== null };
}
