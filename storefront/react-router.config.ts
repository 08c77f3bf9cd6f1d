import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Of two routes that match equally well the first counts, so every page needs the whole table, in its order.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
