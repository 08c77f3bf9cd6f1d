import { Counter, Gauge } from 'prom-client';
import { registry } from '../../common/public';
import type { PayPalOutcome } from './client/paypal-connection';

const callsTotal = new Counter({
  name: 'shop_paypal_calls_total',
  help: 'Calls to PayPal by outcome',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

const reachable = new Gauge({
  name: 'shop_paypal_up',
  help: '1 if the last call to PayPal got a valid response, otherwise 0',
  registers: [registry],
});

/** Results: `verified`, `forged`, `unverifiable` (PayPal could not be reached), `unreadable`. */
export const webhooksReceived = new Counter({
  name: 'shop_paypal_webhooks_total',
  help: 'Webhooks received from PayPal by result',
  labelNames: ['result'] as const,
  registers: [registry],
});

export function recordCall(outcome: PayPalOutcome): void {
  callsTotal.inc({ outcome });
  reachable.set(outcome === 'ok' || outcome === 'refused' ? 1 : 0);
}
