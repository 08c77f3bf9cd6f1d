// npm run bench: measures quotes and orders. npm run bench -- orders: lists among a million orders, which takes minutes.
import { measureOrderLists } from '../bench/order-lists';
import { measureThroughput } from '../bench/throughput';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main([part]: string[]): Promise<void> {
  exitOnShutdownRequest();
  await (part === 'orders' ? measureOrderLists() : measureThroughput());
}
