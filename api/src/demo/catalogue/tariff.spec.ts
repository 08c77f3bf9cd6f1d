import { judgeTariff } from '@shop/pricing';
import { tariff } from '.';

test('the demo shop’s tariff could be published as it stands', () => {
  expect(judgeTariff(tariff)).toEqual([]);
});
