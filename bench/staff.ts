import { Meter, WORKERS } from './meter';
import { placeOrder } from './checkout';
import { createResellers } from './resellers';
import type { Row, Section } from './section';

const WANTED: Readonly<Record<string, Row['wanted']>> = {
  'one order': { cpuMs: 3, databaseCpuMs: 2, statements: 15 },
};

/** What staff look at most: a list of orders and one order. */
export const staffSection: Section = {
  name: 'staff',
  async run(shop) {
    const meter = await Meter.of(shop);
    const [buyer] = await createResellers(shop, WORKERS);
    const orderId = await placeOrder(shop, buyer);
    const bearer = await shop.logIn('accounting@example.com');
    await meter.waitUntilIdle();
    const rows = await meter.compare({
      'one order': () => shop.send('GET', `/api/admin/orders/${orderId}`, { bearer }),
      'a page of 25 orders': () => shop.send('GET', '/api/admin/orders?range=[0,24]', { bearer }),
    });
    return rows.map((row) => ({ ...row, wanted: WANTED[row.name] }));
  },
};
