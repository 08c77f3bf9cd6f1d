import type { TestServices } from '../../dev/services/test-services';
import { FreshCheckout } from './fresh-checkout';

/** Runs a command with a small input in a fresh checkout, and expects what it prints. */
export type Trial = (checkout: FreshCheckout) => Promise<void>;

/** Tests each command in one fresh checkout for all of them, which is removed with the services of the tests. */
export function testCommands(trials: Readonly<Record<string, Trial>>, timeoutMs: number): void {
  let checkout: FreshCheckout;

  beforeAll(() => {
    const services = JSON.parse(process.env.TEST_SERVICES ?? '') as TestServices;
    checkout = new FreshCheckout(services.folder);
  });

  afterEach(() => checkout.stop(), 60_000);

  test.each(Object.entries(trials))(
    '%s works in a fresh checkout',
    async (_command, trial) => trial(checkout),
    timeoutMs,
  );
}
