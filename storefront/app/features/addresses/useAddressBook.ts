import type { AddressView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';
import { useSession } from '../session/useSession';

/** The customer's addresses. Guests have no address book: the address they entered last is used for one order, without an id. */
export function useAddressBook(): Query<AddressView[]> & { isLoaded: boolean } {
  const guest = useSession()?.role === 'guest';
  const query = useQuery(guest ? null : 'addresses', () => api.call('Account/MyShippingAddresses', {}));
  const setData = (addresses: AddressView[]) => query.setData(guest ? addresses.slice(-1) : addresses);
  return { ...query, setData, isLoaded: guest || query.data !== null || query.error !== null };
}
