import { once } from 'node:events';

/** Stops the services of the HTTP tests. */
export default async function tearDown(): Promise<void> {
  const services = globalThis.testServices;
  if (services === undefined || services.exitCode !== null) return;
  services.disconnect();
  await once(services, 'exit');
}
