import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/public';
import { recordCall } from './paypal-metrics';
import { PayPalClient } from './client/paypal-client';

export const PAYPAL_CLIENT = Symbol('paypal');

export const paypalClientProvider: Provider = {
  provide: PAYPAL_CLIENT,
  inject: [CONFIG],
  useFactory: ({ paypal }: Config) => new PayPalClient({ ...paypal, onOutcome: recordCall }),
};
