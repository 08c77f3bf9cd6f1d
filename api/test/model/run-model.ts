import { Random } from '../random';
import { chooseOperation, chooseConcurrentPair } from './choose-operation';
import { findAllDifferences, findDifferences, FileCheck, findUnsentMails } from './compare';
import { Driver, type OperationResult } from './driver';
import type { ExpectedOutcome, Operation } from './operation';
import { applyOperation } from './rules';
import type { ModelState } from './model-state';

/** PayPal takes no invoice that was due before today. */
const START = Date.parse('2040-03-05T09:00:00.000Z');
const PAIRS_IN_A_HUNDRED = 7;
/** Everything is looked at after each so many operations, in a long walk less often: there is more to look at. */
const checkEvery = (operations: number) => Math.max(60, Math.round(operations / 50));

function initialState(): ModelState {
  const since = START;
  const shopper = (role: 'customer' | 'reseller' | 'guest') => ({ role, balance: 0, cart: [], since });
  return {
    now: START,
    shoppers: [...Array(2).fill('customer'), ...Array(3).fill('reseller'), 'guest'].map(shopper),
    staff: (
      ['customer_service', 'customer_service', 'accounting', 'accounting', 'factory', 'isc_facility', 'admin'] as const
    ).map((role) => ({ role })),
    orders: [],
    reports: [],
    countedCaptures: [],
    tasks: [],
    unassignedMoney: {},
    unmatchedMails: 0,
    files: 0,
  };
}

interface Step {
  operation: Operation;
  done: OperationResult;
}

/** Does so many random things to a shop and holds it to the model after each; throws where they differ. */
export async function runModel(seed: number, operations: number): Promise<void> {
  const driver = await Driver.open();
  const chance = new Random(seed);
  const files = new FileCheck();
  const log: string[] = [];
  let world = initialState();
  let count = 0;
  try {
    await driver.populate(world);
    for (; count < operations; count++) {
      world.now += chance.integer(1, 5) * 1000;
      await driver.waitForWorkers(world.now);
      driver.setTime(world.now);
      const pair = chance.percent(PAIRS_IN_A_HUNDRED) ? chooseConcurrentPair(world, chance) : null;
      const chosen = pair ?? [chooseOperation(world, chance)];
      log.push(JSON.stringify(chosen));
      for (const operation of chosen) await driver.prepare(operation);
      const steps = await Promise.all(
        chosen.map(async (operation) => ({ operation, done: await driver.perform(world, operation) })),
      );
      log.push(`  ${steps.map(({ done }) => `${done.status} ${done.code}`).join(', ')}`);
      world = await applySteps(driver, world, steps);
      if ((count + 1) % checkEvery(operations) === 0)
        assertNone([...(await findAllDifferences(driver, world)), ...(await files.differences(driver.shops[0]))]);
    }
    await driver.drain();
    applyOperation(world, { do: 'drain' }, {});
    assertNone([
      ...(await findAllDifferences(driver, world)),
      ...(await files.differences(driver.shops[0])),
      ...(await findUnsentMails(driver)),
    ]);
  } catch (error) {
    throw new Error(
      [
        `MODEL_SEED=${seed} MODEL_OPS=${operations}: operation ${count + 1}, ${new Date(world.now).toISOString()}`,
        ...log.slice(-40),
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ].join('\n'),
      { cause: error },
    );
  } finally {
    await driver.close();
  }
}

/** The world after what was done, in whichever order the shop took it; throws where no order explains the shop. */
async function applySteps(driver: Driver, world: ModelState, steps: readonly Step[]): Promise<ModelState> {
  const faults: string[] = [];
  const orders = steps.length === 1 ? [steps] : [steps, steps.toReversed()];
  for (const taken of orders) {
    const candidate = steps.length === 1 ? world : structuredClone(world);
    const wrong = taken.flatMap(({ operation, done }) =>
      checkOutcome(applyOperation(candidate, operation, done.told), done),
    );
    const found =
      wrong.length > 0 ? wrong : await findDifferences(driver, candidate, findAffectedOrders(candidate, steps));
    if (found.length === 0) return candidate;
    faults.push(...found);
  }
  throw new Error(faults.join('\n'));
}

/** What is odd about an answer. */
function checkOutcome(expected: ExpectedOutcome, { status, code, body }: OperationResult): string[] {
  if (status >= 500 && code !== 'paypal_error') return [`answered ${status} ${JSON.stringify(body)}`];
  const isRefused = status >= 400 && code !== '';
  const isFine = expected === 'ok' ? status === 200 : isRefused && (expected === 'refused' || expected.includes(code));
  return isFine ? [] : [`expected ${JSON.stringify(expected)}, answered ${status} ${JSON.stringify(body)}`];
}

/** The orders that the steps may have changed. */
function findAffectedOrders({ orders, reports, tasks }: ModelState, steps: readonly Step[]): number[] {
  const places = steps.flatMap(({ operation }) => {
    if ('order' in operation) return [operation.order];
    if (operation.do === 'report') return reports[operation.report]?.order ?? [];
    if (operation.do === 'settle') return tasks[operation.task]?.order ?? [];
    if (operation.do === 'place') return [orders.length - 1];
    return operation.do === 'expire' || operation.do === 'complete-old' ? orders.map((_, place) => place) : [];
  });
  return [...new Set(places)].filter((place) => place >= 0);
}

function assertNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.slice(0, 20).join('\n'));
}
