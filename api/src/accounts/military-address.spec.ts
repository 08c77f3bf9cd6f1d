import { isMilitaryAddress } from './military-address';

test.each([
  ['US', 'AE', 'APO', true],
  ['US', ' ap ', 'Yokosuka', true],
  ['US', 'Armed Forces Europe', 'Ramstein', true],
  ['US', 'CA', 'fpo 96601', true],
  ['US', 'AZ', 'Apollo', false],
  ['US', 'OR', 'Portland', false],
  ['AE', 'AE', 'Dubai', false],
])('an address in %s, %s, %s is at a military base: %s', (country, region, city, expected) => {
  expect(isMilitaryAddress({ country, region, city })).toBe(expected);
});
