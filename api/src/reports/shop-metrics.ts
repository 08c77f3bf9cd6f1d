import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { MetricSources, registry } from '../common/public';
import { countOrdersByState, countUnmatchedPayments } from './shop-metrics.queries';

const orders = new Gauge({
  name: 'shop_orders',
  help: 'Orders by state',
  labelNames: ['state'] as const,
  registers: [registry],
});

const unmatchedPayments = new Gauge({
  name: 'shop_unmatched_payments',
  help: 'Payments that pay no order and wait for accounting, by currency',
  labelNames: ['currency'] as const,
  registers: [registry],
});

const unmatchedMinorUnits = new Gauge({
  name: 'shop_unmatched_payments_minor_units',
  help: 'Money that waits for accounting, in the smallest unit of its currency',
  labelNames: ['currency'] as const,
  registers: [registry],
});

const oldestUnmatchedSeconds = new Gauge({
  name: 'shop_unmatched_payment_oldest_seconds',
  help: 'Time since the oldest payment that waits for accounting was received; 0 without one',
  registers: [registry],
});

/** Orders by state, and money that waits. */
@Injectable()
export class ShopMetrics implements OnModuleInit {
  constructor(private readonly sources: MetricSources) {}

  onModuleInit(): void {
    this.sources.add(setOrders);
    this.sources.add(setUnmatchedPayments);
  }
}

async function setOrders(pool: Pool): Promise<void> {
  const rows = await countOrdersByState(pool);
  orders.reset();
  for (const { state, count } of rows) orders.set({ state }, Number(count));
}

async function setUnmatchedPayments(pool: Pool): Promise<void> {
  const rows = await countUnmatchedPayments(pool);
  unmatchedPayments.reset();
  unmatchedMinorUnits.reset();
  for (const { currency, count, amount } of rows) {
    unmatchedPayments.set({ currency }, Number(count));
    unmatchedMinorUnits.set({ currency }, Number(amount));
  }
  oldestUnmatchedSeconds.set(Math.max(0, ...rows.map(({ oldest }) => Number(oldest))));
}
