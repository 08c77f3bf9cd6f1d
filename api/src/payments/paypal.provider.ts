import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../kernel/public';
import { callEnded } from './paypal-metrics';
import { PayPalClient } from './paypal/paypal-client';

export const PAYPAL = Symbol('paypal');

export const paypalProvider: Provider = {
  provide: PAYPAL,
  inject: [CONFIG],
  useFactory: ({ paypal }: Config) => new PayPalClient({ ...paypal, onEnd: callEnded }),
};
