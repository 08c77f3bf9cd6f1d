import { FreshCheckout } from './fresh-checkout';

/** Runs a command with a small input in a fresh checkout, and expects what it prints. */
export type Trial = (checkout: FreshCheckout) => Promise<void>;

/** Tests each command in one fresh checkout for all of them. */
export function testCommands(trials: Readonly<Record<string, Trial>>, timeoutMs: number): void {
  let checkout: FreshCheckout;

  beforeAll(() => {
    checkout = new FreshCheckout();
  });

  afterEach(() => checkout.stop(), 60_000);

  afterAll(() => checkout?.remove());

  test.each(Object.entries(trials))(
    '%s works in a fresh checkout',
    async (_command, trial) => trial(checkout),
    timeoutMs,
  );
}
