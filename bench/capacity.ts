/** CPU milliseconds of one operation, of the application and of PostgreSQL. */
export interface Cost {
  application: number;
  database: number;
}

/** What a shop does per customer and month, and how that is spread over the day. */
export interface Workload {
  visits: number;
  orders: number;
  /** Share of a day's work in its busiest hour. */
  peakShare: number;
  /** The busiest day compared with the average one. */
  peakDay: number;
}

export const WORKLOAD: Workload = { visits: 10, orders: 1, peakShare: 0.12, peakDay: 2 };

type Group = 'web' | 'workers';

interface Operation {
  name: string;
  group: Group;
  perVisit?: number;
  perOrder?: number;
  cost: Cost;
  /** A streaming replica can answer it. */
  isOnReplica?: boolean;
}

/** Measured by `npm run bench` on a machine that other programs used as well. */
export const OPERATIONS: readonly Operation[] = [
  { name: 'page from the cache', group: 'web', perVisit: 5, cost: { application: 0.15, database: 0 } },
  { name: 'page that is rendered', group: 'web', perVisit: 1, cost: { application: 20, database: 0.2 } },
  { name: 'quote, list, product, search', group: 'web', perVisit: 12, cost: { application: 0.3, database: 0 } },
  { name: 'order without its jobs', group: 'web', perOrder: 1, cost: { application: 21, database: 15 } },
  { name: 'jobs of an order', group: 'workers', perOrder: 1, cost: { application: 8, database: 6 } },
  { name: 'back office: order', group: 'web', perOrder: 12, cost: { application: 4.9, database: 2.1 } },
  { name: 'back office: list', group: 'web', perOrder: 20, cost: { application: 3, database: 4 }, isOnReplica: true },
  // 0.7 s for 12 MB, here for 20 MB.
  {
    name: 'print file with its examination',
    group: 'workers',
    perOrder: 2,
    cost: { application: 1_200, database: 23 },
  },
];

/** The share of a core's time that may be used in the busiest hour. */
const MAX_USE = 0.6;
const SECONDS_OF_MONTH = 30 * 86_400;

/** Cores that the busiest hour needs, at a use of 60%. */
export interface Capacity {
  ordersPerHour: number;
  web: number;
  workers: number;
  primary: number;
  replica: number;
}

/** What a number of customers needs. */
export function calculateCapacity(customers: number, workload = WORKLOAD, operations = OPERATIONS): Capacity {
  const perSecond = (workload.peakShare * 24 * workload.peakDay * customers) / SECONDS_OF_MONTH;
  const cores = (select: (operation: Operation) => number) =>
    operations.reduce((sum, operation) => {
      const count = (operation.perVisit ?? 0) * workload.visits + (operation.perOrder ?? 0) * workload.orders;
      return sum + count * select(operation);
    }, 0) *
    (perSecond / 1000 / MAX_USE);
  const ofGroup = (group: Group) => cores((operation) => (operation.group === group ? operation.cost.application : 0));
  return {
    ordersPerHour: perSecond * 3_600 * workload.orders,
    web: ofGroup('web'),
    workers: ofGroup('workers'),
    primary: cores(({ isOnReplica, cost }) => (isOnReplica ? 0 : cost.database)),
    replica: cores(({ isOnReplica, cost }) => (isOnReplica ? cost.database : 0)),
  };
}
