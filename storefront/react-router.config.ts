import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The shop is small: its whole route table travels with the page, so that no link has to ask for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
