import { type ShippingMethodData, shippingServices } from '../shipping-method';

/** Courier parcels. */
export const standard: ShippingMethodData = {
  deliveryDays: { major: [3, 7], other: [7, 12] },
  services: shippingServices(
    { firstGrams: 500, nextGrams: 500, divisor: 5000, packagingGrams: 250, maxParcelGrams: 30000 },
    {
      domestic: [1200, 300],
      'east-asia': [8800, 2400],
      'southeast-asia': [9200, 2600],
      'south-asia': [11200, 3400],
      eurasia: [12800, 4100],
      'north-america': [10900, 3500],
      'west-europe': [11400, 3600],
      'east-europe': [12400, 3900],
      oceania: [11800, 3700],
      'pacific-islands': [16800, 5800],
      'middle-east': [12600, 4000],
      'latin-america': [14200, 4600],
      caribbean: [15600, 5200],
      'atlantic-islands': [17800, 6200],
      africa: [14800, 4900],
    },
  ),
};
