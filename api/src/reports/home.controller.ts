import { Controller } from '@nestjs/common';
import { calls, type HomeTaskView, type Output, type RoleName } from '@shop/contract';
import { type Caller, Clock, CurrentUser, Database, Endpoint, staff } from '../common/public';
import { countHomeTasks, listHomeItems, loadHomeFigures } from './home.queries';

const CUSTOMER_SERVICE = [
  'orders_to_review',
  'proofs_out',
  'claims',
  'messages',
  'quote_requests',
  'reviews',
  'reseller_applications',
] as const;
const ACCOUNTING = [
  'payments_awaited',
  'unmatched_payments',
  'disputes',
  'failed_refunds',
  'external_refunds',
  'deposits_to_approve',
  'rates_to_approve',
] as const;

/** What waits for each role, the most urgent first. */
const TASKS: Readonly<Partial<Record<RoleName, readonly HomeTaskView['task'][]>>> = {
  customer_service: CUSTOMER_SERVICE,
  accounting: ACCOUNTING,
  factory: ['orders_to_produce', 'orders_in_production'],
  isc_facility: ['orders_in_production', 'orders_shipped'],
  admin: [
    ...CUSTOMER_SERVICE,
    ...ACCOUNTING,
    'orders_to_produce',
    'orders_in_production',
    'emails_waiting',
    'jobs_failed',
  ],
};

/** Tasks that wait for somebody else, or are part of another one: counted, but not among the items. */
const COUNTED_ONLY: readonly HomeTaskView['task'][] = ['proofs_out', 'orders_shipped', 'payments_awaited'];

const MAX_ITEMS = 12;
const FIGURES_MS = 30 * 86_400_000;

/** The first page of the back office. */
@Controller()
export class HomeController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/home'], staff)
  async home(@CurrentUser() { role }: Caller): Promise<Output<'admin/home'>> {
    const now = this.clock.now();
    const tasks = TASKS[role] ?? [];
    const listed = tasks.filter((task) => !COUNTED_ONLY.includes(task));
    const [counts, items, figures] = await this.database.readFromReplica((reader) =>
      Promise.all([
        countHomeTasks(reader, tasks, now),
        listHomeItems(reader, listed, now, MAX_ITEMS),
        role === 'admin' ? loadHomeFigures(reader, new Date(now.getTime() - FIGURES_MS)) : null,
      ]),
    );
    return { tasks: counts, items, figures };
  }
}
