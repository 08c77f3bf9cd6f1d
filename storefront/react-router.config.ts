import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route table is small, so every page contains it and links need no manifest requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
