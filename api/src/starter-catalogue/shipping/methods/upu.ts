import { type ShippingMethodData, shippingServices } from '../shipping-method';

/** Postal express of the Universal Postal Union. */
export const upu: ShippingMethodData = {
  deliveryDays: { major: [3, 7], other: [6, 10] },
  services: shippingServices(
    {
      firstGrams: 1000,
      nextGrams: 1000,
      divisor: 6000,
      packagingGrams: 250,
      maxParcelGrams: 20000,
      maxTotalGrams: 60000,
    },
    {
      domestic: [1600, 500],
      'east-asia': [11200, 3600],
      'southeast-asia': [11800, 3900],
      'south-asia': [13400, 5500],
      eurasia: [14400, 6000],
      'north-america': [13200, 5400],
      'west-europe': [13600, 5600],
      'east-europe': [14200, 5900],
      oceania: [13400, 5500],
      'pacific-islands': [18400, 8200],
      'middle-east': [14600, 6100],
      'latin-america': [16800, 7200],
      caribbean: [17600, 7600],
      'atlantic-islands': [19200, 8600],
      africa: [17200, 7400],
    },
  ),
};
