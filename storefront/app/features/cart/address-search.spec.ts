import type { AddressView } from '@shop/contract';
import { searchAddresses } from './address-search';

const address = (id: string, change: Partial<AddressView>): AddressView => ({
  id,
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main Street',
  city: 'Boston',
  region: 'MA',
  postCode: '02110',
  phone: '+1 617 555 0100',
  country: 'US',
  isDefault: false,
  ...change,
});
const addresses = [
  address('a', {}),
  address('b', { lastName: 'Müller', city: 'Köln', country: 'DE' }),
  address('c', { company: 'ｹﾞｰﾄ株式会社', city: '千代田区', country: 'JP' }),
];
const found = (search: string) =>
  searchAddresses(addresses, search, (code) => ({ US: 'United States', DE: 'Germany', JP: '日本' })[code] ?? code).map(
    ({ id }) => id,
  );

describe('the address search', () => {
  it('finds all addresses for an empty search', () => {
    expect(found('  ')).toEqual(['a', 'b', 'c']);
  });

  it('finds addresses that contain every word in any case', () => {
    expect(found('lee BOSTON')).toEqual(['a']);
    expect(found('lee köln')).toEqual([]);
  });

  it('ignores accents and character width and finds country names', () => {
    expect(found('muller')).toEqual(['b']);
    expect(found('ゲート')).toEqual(['c']);
    expect(found('germany')).toEqual(['b']);
  });
});
