import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page has its own routes; those of its links follow once it is hydrated, in one request that browsers keep.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
