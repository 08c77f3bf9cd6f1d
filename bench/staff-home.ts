import { insertOrders } from './many-orders';
import { Meter, type Work } from './meter';
import type { Section } from './section';

const ORDERS = 100_000;
const ROLES = ['service', 'accounting', 'factory', 'isc', 'admin'];
const WORKERS = 4;
const WANTED = { totalCpuMs: 100 };

/** The first page of the back office for each role, among a hundred thousand orders. */
export const staffHomeSection: Section = {
  name: 'staff-home',
  async run(shop) {
    const meter = await Meter.of(shop);
    await insertOrders(shop, ORDERS);
    await meter.waitUntilIdle();
    const homes: Record<string, Work> = {};
    for (const role of ROLES) {
      const bearer = await shop.logIn(`${role}@example.com`);
      homes[`${role}@, ${ORDERS} orders`] = () => shop.send('GET', '/api/admin/home', { bearer });
    }
    const rows = await meter.compare(homes, { workers: WORKERS });
    return rows.map((row) => ({ ...row, wanted: WANTED }));
  },
};
