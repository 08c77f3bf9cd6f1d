import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from './client';
import { QUOTE } from './quotes';
import { createResellers } from './resellers';
import { placeOrder } from './checkout';
import { SECONDS } from './meter';
import type { Section } from './section';
import { startBuiltServer } from './shop';

const CONNECTIONS = 32;
const KIB_PER_MIB = 1024;
/** After the load, before the idle memory is read. */
const REST_MS = Math.min(5000, SECONDS * 1000);

/** The built server, as `npm start` runs it: how fast it starts with demo data, and its memory. */
export const processSection: Section = {
  name: 'process',
  async run(shop) {
    const buyers = await createResellers(shop, CONNECTIONS);
    const server = await startBuiltServer(shop);
    try {
      const started = { name: 'start with demo data', seconds: server.startSeconds, wanted: { seconds: 2.5 } };
      await sleep(REST_MS);
      const idle = server.readMemory().residentKiB;
      const { send } = server;
      await repeat(SECONDS, CONNECTIONS, () => send('POST', '/api/Quotation/GetItemQuote', { body: QUOTE }));
      await repeat(SECONDS, CONNECTIONS, (worker) => placeOrder({ send }, buyers[worker]));
      const peak = server.readMemory().peakKiB;
      return [
        started,
        { name: 'idle memory', megabytes: idle / KIB_PER_MIB, wanted: { megabytes: 170 } },
        { name: `peak memory, ${CONNECTIONS} connections`, megabytes: peak / KIB_PER_MIB, wanted: { megabytes: 300 } },
      ];
    } finally {
      await server.close();
    }
  },
};
