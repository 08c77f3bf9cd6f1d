import { type ShippingMethodData, shippingServices } from '../shipping-method';

/** Small packets by post, each under 2 kg. Volume does not count; nothing is insured. */
export const economy: ShippingMethodData = {
  deliveryDays: { major: [7, 15], other: [10, 25] },
  services: shippingServices(
    {
      firstGrams: 100,
      nextGrams: 100,
      divisor: null,
      packagingGrams: 80,
      maxParcelGrams: 2000,
      maxTotalGrams: 20000,
    },
    {
      domestic: [500, 150],
      'east-asia': [2600, 650],
      'southeast-asia': [2700, 680],
      'south-asia': [3100, 820],
      eurasia: [3400, 980],
      'north-america': [3400, 950],
      'west-europe': [3300, 900],
      'east-europe': [3300, 920],
      oceania: [3300, 900],
      'pacific-islands': [4200, 1350],
      'middle-east': [3400, 980],
      'latin-america': [3800, 1150],
      caribbean: [4100, 1300],
      'atlantic-islands': [4600, 1500],
      africa: [4000, 1250],
    },
  ),
};
