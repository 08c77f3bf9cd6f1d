import type { ProofApprovalView } from '@shop/contract';
import type { ProofPin as NewPin } from '@shop/order-flow';
import type { Tx } from '../common/public';

/** Adds pins to a version of an item's proof and numbers them after the item's earlier ones. The order is locked. */
export async function insertPins(
  tx: Tx,
  { orderId, sid, version }: { orderId: string; sid: string; version: number },
  pins: readonly NewPin[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into proof_pin (order_id, sid, version, number, x_mm, y_mm, text, placed_at)
     select $1, $2, $3, pin.place + coalesce((select max(number) from proof_pin where sid = $2), 0), pin.x, pin.y, pin.text, $7
     from unnest($4::float8[], $5::float8[], $6::text[]) with ordinality as pin (x, y, text, place)`,
    [orderId, sid, version, pins.map(({ x }) => x), pins.map(({ y }) => y), pins.map(({ text }) => text), at],
  );
}

/** Marks pins as settled by a version and returns how many there were to settle. */
export async function settlePins(tx: Tx, sid: string, numbers: readonly number[], version: number): Promise<number> {
  const [, settled]: [unknown, number] = await tx.query(
    'update proof_pin set settled_by = $3 where sid = $1 and number = any($2) and settled_by is null and version < $3',
    [sid, numbers, version],
  );
  return settled;
}

/** @returns false if the order has no such pin */
export async function answerPin(
  tx: Tx,
  { orderId, pinId, answer }: { orderId: string; pinId: string; answer: string },
  at: Date,
): Promise<boolean> {
  const [, answered]: [unknown, number] = await tx.query(
    'update proof_pin set answer = $3, answered_at = $4 where order_id = $1 and id = $2',
    [orderId, pinId, answer, at],
  );
  return answered > 0;
}

export interface NewApproval {
  sid: string;
  findings: ProofApprovalView['findings'];
}

/** Records the current proofs and artwork of these items as approved, with the checksums of their bytes. */
export async function insertApprovals(
  tx: Tx,
  orderId: string,
  items: readonly NewApproval[],
  { approvedBy, byLink }: { approvedBy: string | null; byLink: boolean },
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into proof_approval (sid, version, order_id, artwork_sha256, proof_sha256, findings, approved_by, by_link, approved_at)
     select p.sid, p.version, p.order_id, ao.sha256, po.sha256, item.findings::jsonb, $4, $5, $6
     from unnest($2::uuid[], $3::text[]) as item (sid, findings)
       join proof p on p.sid = item.sid and p.current
       join stored_object po on po.id = p.object_id
       join artwork a on a.id = p.artwork_id
       left join stored_object ao on ao.id = a.object_id
     where p.order_id = $1`,
    [
      orderId,
      items.map(({ sid }) => sid),
      items.map(({ findings }) => JSON.stringify(findings)),
      approvedBy,
      byLink,
      at,
    ],
  );
}
