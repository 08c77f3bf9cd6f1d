import { FreshCheckout } from './lib/fresh-checkout';
import { longTrials } from './lib/long-trials';

let checkout: FreshCheckout;

beforeAll(() => {
  checkout = new FreshCheckout();
});

afterEach(() => checkout.stop(), 60_000);

afterAll(() => checkout?.remove());

test.each(Object.entries(longTrials))(
  '%s works in a fresh checkout',
  async (_command, trial) => trial(checkout),
  600_000,
);
