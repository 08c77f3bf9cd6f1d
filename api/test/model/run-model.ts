import { Random } from '../random';
import { chooseOperation, chooseConcurrentPair } from './choose-operation';
import { findAllDifferences, findDifferences, FileCheck, findUnsentMails } from './compare';
import { Driver } from './driver/driver';
import type { OperationResult } from './driver/operation-result';
import type { ExpectedOutcome, Operation } from './operation';
import { applyOperation } from './rules/apply-operation';
import type { ModelState } from './model-state';

/** In the future, because PayPal accepts no invoice that was due before today. */
const START = Date.parse('2040-03-05T09:00:00.000Z');
const PAIRS_PERCENT = 7;
/** The number of operations between two comparisons of everything. A longer run has more to compare and does it less often. */
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
  result: OperationResult;
}

/** Performs random operations on a shop and compares it with the model after each; throws if they differ. */
export async function runModel(seed: number, operations: number): Promise<void> {
  const driver = await Driver.open();
  const random = new Random(seed);
  const files = new FileCheck();
  const log: string[] = [];
  let model = initialState();
  let count = 0;
  try {
    await driver.populate(model);
    for (; count < operations; count++) {
      model.now += random.integer(1, 5) * 1000;
      await driver.waitForWorkers(model.now);
      driver.setTime(model.now);
      const pair = random.percent(PAIRS_PERCENT) ? chooseConcurrentPair(model, random) : null;
      const chosen = pair ?? [chooseOperation(model, random)];
      log.push(JSON.stringify(chosen));
      for (const operation of chosen) await driver.prepare(operation);
      const steps = await Promise.all(
        chosen.map(async (operation) => ({ operation, result: await driver.perform(model, operation) })),
      );
      log.push(`  ${steps.map(({ result }) => `${result.status} ${result.code}`).join(', ')}`);
      model = await applySteps(driver, model, steps);
      if ((count + 1) % checkEvery(operations) === 0)
        assertNone([...(await findAllDifferences(driver, model)), ...(await files.differences(driver.shops[0]))]);
    }
    await driver.drain();
    applyOperation(model, { do: 'drain' }, {});
    assertNone([
      ...(await findAllDifferences(driver, model)),
      ...(await files.differences(driver.shops[0])),
      ...(await findUnsentMails(driver)),
    ]);
  } catch (error) {
    throw new Error(
      [
        `MODEL_SEED=${seed} MODEL_OPS=${operations}: operation ${count + 1}, ${new Date(model.now).toISOString()}`,
        ...log.slice(-40),
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ].join('\n'),
      { cause: error },
    );
  } finally {
    await driver.close();
  }
}

/** The model after simultaneous operations, in the order that the shop chose; throws if no order explains the shop. */
async function applySteps(driver: Driver, model: ModelState, steps: readonly Step[]): Promise<ModelState> {
  const differences: string[] = [];
  const orders = steps.length === 1 ? [steps] : [steps, steps.toReversed()];
  for (const taken of orders) {
    const candidate = steps.length === 1 ? model : structuredClone(model);
    const wrong = taken.flatMap(({ operation, result }) =>
      checkOutcome(applyOperation(candidate, operation, result.facts), result),
    );
    const found =
      wrong.length > 0 ? wrong : await findDifferences(driver, candidate, findAffectedOrders(candidate, steps));
    if (found.length === 0) return candidate;
    differences.push(...found);
  }
  throw new Error(differences.join('\n'));
}

/** The difference between an outcome and the expected one. */
function checkOutcome(expected: ExpectedOutcome, { status, code, body }: OperationResult): string[] {
  if (status >= 500 && code !== 'paypal_error') return [`got ${status} ${JSON.stringify(body)}`];
  const isError = status >= 400 && code !== '';
  const isFine = expected === 'ok' ? status === 200 : isError && (expected === 'rejected' || expected.includes(code));
  return isFine ? [] : [`expected ${JSON.stringify(expected)}, got ${status} ${JSON.stringify(body)}`];
}

/** The orders that the steps may have changed. */
function findAffectedOrders({ orders, reports, tasks }: ModelState, steps: readonly Step[]): number[] {
  const places = steps.flatMap(({ operation }) => {
    if ('order' in operation) return [operation.order];
    if (operation.do === 'report') return reports[operation.report]?.order ?? [];
    if (operation.do === 'settle') return tasks[operation.task]?.order ?? [];
    if (operation.do === 'place') return [orders.length - 1];
    return operation.do === 'expire' || operation.do === 'complete-shipped' ? orders.map((_, place) => place) : [];
  });
  return [...new Set(places)].filter((place) => place >= 0);
}

function assertNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.slice(0, 20).join('\n'));
}
