import type { ProductionStepName } from '@shop/contract';
import type { Tx } from '../common/public';
import type { ProductionStep } from './production-step.entity';

export interface StepRow {
  sid: string;
  step: ProductionStepName;
  doneAt: Date;
}

/** The steps that count, in the order in which they were done. */
export async function findSteps(reader: Tx, sids: readonly string[]): Promise<StepRow[]> {
  if (sids.length === 0) return [];
  return reader.query(
    `select sid, step, done_at as "doneAt" from production_step
     where sid = any($1::uuid[]) and undone_at is null order by done_at, step`,
    [sids],
  );
}

/** Records a step; false if it is done already. */
export async function insertStep(tx: Tx, entry: Omit<ProductionStep, 'undoneAt'>): Promise<boolean> {
  const { id, orderId, sid, step, accountId, doneAt } = entry;
  const inserted: unknown[] = await tx.query(
    `insert into production_step (id, order_id, sid, step, account_id, done_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (sid, step) where undone_at is null do nothing returning 1`,
    [id, orderId, sid, step, accountId, doneAt],
  );
  return inserted.length > 0;
}

/** Undoes a step that was done since an instant; false if there is none. */
export async function undoStep(
  tx: Tx,
  { sid, step }: Pick<StepRow, 'sid' | 'step'>,
  { since, at }: { since: Date; at: Date },
): Promise<boolean> {
  const [, undone]: [unknown, number] = await tx.query(
    `update production_step set undone_at = $4 where sid = $1 and step = $2 and undone_at is null and done_at >= $3`,
    [sid, step, since, at],
  );
  return undone > 0;
}

/** Whether every item of the order is packed or has shipped, and at least one is left to ship. */
export async function isReadyToShip(reader: Tx, orderId: string): Promise<boolean> {
  const [row]: { ready: boolean | null }[] = await reader.query(
    `select bool_and(p.sid is not null) as ready
     from order_item i left join shipment_item s on s.sid = i.sid
       left join production_step p on p.sid = i.sid and p.step = 'packed' and p.undone_at is null
     where i.order_id = $1 and s.sid is null`,
    [orderId],
  );
  return row?.ready === true;
}
