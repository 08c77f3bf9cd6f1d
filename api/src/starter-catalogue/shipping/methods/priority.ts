import { type ShippingMethodData, shippingServices } from '../shipping-method';

/** Courier express. */
export const priority: ShippingMethodData = {
  deliveryDays: { major: [2, 4], other: [3, 5] },
  services: shippingServices(
    { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 300, maxParcelGrams: 30000 },
    {
      domestic: [2200, 600],
      'east-asia': [13800, 3300],
      'southeast-asia': [14400, 3500],
      'south-asia': [17600, 4500],
      eurasia: [19800, 5100],
      'north-america': [16900, 4300],
      'west-europe': [17800, 4400],
      'east-europe': [18900, 4700],
      oceania: [18200, 4500],
      'pacific-islands': [25200, 7200],
      'middle-east': [19200, 4900],
      'latin-america': [21800, 5800],
      caribbean: [23400, 6500],
      'atlantic-islands': [26400, 7600],
      africa: [22600, 6100],
    },
  ),
};
