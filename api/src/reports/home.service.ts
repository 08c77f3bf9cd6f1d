import { Injectable } from '@nestjs/common';
import type { HomeItemView, HomeTaskView, Output, RoleName } from '@shop/contract';
import { addDays, startOfBusinessDay } from '@shop/ledger';
import { type BusinessCalendar, dayInChina, lastLateReleaseDay, productionDueDay } from '@shop/order-flow';
import { BusinessCalendarCache } from '../calendar/public';
import { Products } from '../catalogue/public';
import { type Caller, Clock, Database } from '../common/public';
import { listOwnTasks, listUnreadMentions } from '../orders/public';
import { loadHomeFigures } from './home-figures';
import { isProductionTask } from './home-tasks.queries';
import { countHomeTasks, listHomeItems } from './home.queries';

type TaskName = HomeTaskView['task'];

const CUSTOMER_SERVICE = [
  'orders_to_review',
  'changes_requested',
  'proofs_out',
  'orders_late',
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
  'days_to_close',
] as const;

/** What waits for each role, the most urgent first. */
const TASKS: Readonly<Partial<Record<RoleName, readonly TaskName[]>>> = {
  customer_service: CUSTOMER_SERVICE,
  accounting: ACCOUNTING,
  factory: ['orders_late', 'orders_to_produce', 'orders_in_production'],
  isc_facility: [
    'items_expected',
    'items_to_pack',
    'items_to_ship',
    'shipments_to_hand_over',
    'orders_in_production',
    'orders_shipped',
  ],
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
const COUNTED_ONLY: readonly TaskName[] = [
  'changes_requested',
  'proofs_out',
  'orders_late',
  'orders_shipped',
  'payments_awaited',
  'days_to_close',
];

const MAX_ITEMS = 12;
const MAX_OWN = 50;

/** What waits for a role and, for admins, how the shop is doing. */
@Injectable()
export class Home {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calendar: BusinessCalendarCache,
    private readonly products: Products,
  ) {}

  async load({ role, accountId }: Caller, language: string): Promise<Output<'admin/home'>> {
    const now = this.clock.now();
    const calendar = this.calendar.current;
    const time = { now, lateRelease: lastLateReleaseDay(now, calendar) };
    const tasks = TASKS[role] ?? [];
    const listed = tasks.filter((task) => !COUNTED_ONLY.includes(task));
    const own = { today: dayInChina(now), limit: MAX_OWN };
    const [counts, items, ownTasks, mentions, figures] = await this.database.readFromReplica((reader) =>
      Promise.all([
        countHomeTasks(reader, tasks, time),
        listHomeItems(reader, listed, time, MAX_ITEMS),
        listOwnTasks(reader, accountId, own),
        listUnreadMentions(reader, accountId, MAX_OWN),
        role === 'admin' ? loadHomeFigures(reader, now) : null,
      ]),
    );
    return {
      tasks: counts,
      items: items.map((item) => this.withProductName(withProductionDue(item, calendar), language)),
      own: { tasks: ownTasks, mentions },
      figures,
    };
  }

  private withProductName(item: HomeItemView, language: string): HomeItemView {
    return item.task === 'reviews' ? { ...item, title: this.products.productName(item.title, language) } : item;
  }
}

/** Production is due at the end of its last day, in China's time. */
function withProductionDue(item: HomeItemView, calendar: BusinessCalendar): HomeItemView {
  if (!isProductionTask(item.task)) return item;
  const lastDay = productionDueDay(new Date(item.since), calendar);
  return { ...item, due: startOfBusinessDay(addDays(lastDay, 1)).toISOString() };
}
