import { Counter, Gauge } from 'prom-client';
import { registry } from '../kernel/public';
import type { PayPalOutcome } from './paypal/paypal-connection';

const calls = new Counter({
  name: 'shop_paypal_calls_total',
  help: 'Calls to PayPal by how they ended',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

const up = new Gauge({
  name: 'shop_paypal_up',
  help: 'Whether PayPal answered the last call with sense: 1, or 0',
  registers: [registry],
});

/** By what became of them: `verified`, `forged`, `unverifiable` (PayPal could not be asked), `unreadable`. */
export const webhooksReceived = new Counter({
  name: 'shop_paypal_webhooks_total',
  help: 'Webhooks received in the name of PayPal',
  labelNames: ['result'] as const,
  registers: [registry],
});

export function callEnded(outcome: PayPalOutcome): void {
  calls.inc({ outcome });
  up.set(outcome === 'ok' || outcome === 'refused' ? 1 : 0);
}
