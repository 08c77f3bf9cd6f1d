import { Injectable } from '@nestjs/common';
import { isUuid, type Tx } from '../common/public';

/** A stored photo. */
export interface ClaimPhoto {
  objectId: string;
  name: string;
}

export interface NewClaim {
  orderId: string;
  sid: string;
  reason: string;
  photos: readonly ClaimPhoto[];
  openedAt: Date;
  openedBy: string | null;
  /** `YYYY-MM-DD`: the last day to claim; null if the delivery date is unknown. */
  deadline: string | null;
  /** `YYYY-MM-DD`: the day by which the customer gets an answer. */
  answerDue: string;
}

export interface ResolvedClaim {
  sid: string;
  resolution: 'reprint' | 'refund' | 'refused';
  lostParcel: boolean;
  /** The refund in minor units of the order's currency. */
  amount?: number;
  answer?: string;
  at: Date;
  by: string | null;
}

export interface ClaimRecord {
  id: string;
  orderId: string;
  sid: string;
  reason: string;
  photos: ClaimPhoto[];
  openedAt: Date;
  deadline: string | null;
  answerDue: string;
  resolution: ResolvedClaim['resolution'] | null;
  lostParcel: boolean;
  amount: number | null;
  answer: string | null;
  resolvedAt: Date | null;
  reprintOrderId: string | null;
}

/** The part of an order's claims that its transitions depend on. */
export interface ClaimStatus {
  /** The sids of the items with an open claim. */
  open: ReadonlySet<string>;
  lostParcel: boolean;
}

export const NO_CLAIMS: ClaimStatus = { open: new Set(), lostParcel: false };

/** Customers' claims about ordered items. An item has at most one open claim. */
@Injectable()
export class Claims {
  async open(tx: Tx, claim: NewClaim): Promise<void> {
    const { orderId, sid, reason, photos, openedAt, openedBy, deadline, answerDue } = claim;
    await tx.query(
      `with opened as (
         insert into claim (order_id, sid, reason, opened_at, opened_by, deadline, response_due)
         values ($1, $2, $3, $4, $5, $6, $7) returning id)
       insert into claim_photo (claim_id, position, object_id, name)
       select opened.id, photo.position, photo.object_id, photo.name
       from opened, unnest($8::uuid[], $9::text[]) with ordinality as photo (object_id, name, position)`,
      [
        ...[orderId, sid, reason, openedAt, openedBy, deadline, answerDue],
        photos.map(({ objectId }) => objectId),
        photos.map(({ name }) => name),
      ],
    );
  }

  /** Resolves the item's open claim. */
  async resolve(tx: Tx, { sid, resolution, lostParcel, amount, answer, at, by }: ResolvedClaim): Promise<void> {
    await tx.query(
      `update claim set resolution = $2, lost_parcel = $3, amount = $4, answer = $5, resolved_at = $6, resolved_by = $7
       where sid = $1 and resolved_at is null`,
      [sid, resolution, lostParcel, amount ?? null, answer || null, at, by],
    );
  }

  /** Links the reprint to the item's last claim that was resolved with one. */
  async linkReprint(tx: Tx, sid: string, reprintOrderId: string): Promise<void> {
    await tx.query(
      `update claim set reprint_order_id = $2
       where id = (select id from claim where sid = $1 and resolution = 'reprint' order by resolved_at desc, opened_at desc limit 1)`,
      [sid, reprintOrderId],
    );
  }

  async findStatus(tx: Tx, orderId: string): Promise<ClaimStatus> {
    const rows: { sid: string; open: boolean; lost: boolean }[] = await tx.query(
      'select sid, resolved_at is null as open, lost_parcel as lost from claim where order_id = $1',
      [orderId],
    );
    return {
      open: new Set(rows.filter(({ open }) => open).map(({ sid }) => sid)),
      lostParcel: rows.some(({ lost }) => lost),
    };
  }

  /** An order's claims with their photos, oldest first. Takes one SQL statement. */
  async findByOrder(tx: Tx, orderId: string): Promise<ClaimRecord[]> {
    return findClaims(tx, 'where c.order_id = $1', orderId);
  }

  async findById(tx: Tx, id: string): Promise<ClaimRecord | null> {
    const [claim] = isUuid(id) ? await findClaims(tx, 'where c.id = $1', id) : [];
    return claim ?? null;
  }

  /**
   * Erases the texts and photos of the orders' claims.
   * @returns the ids of the photos' objects, which are no longer referenced
   */
  async erase(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
    await tx.query(`update claim set reason = '', answer = null where order_id = any($1)`, [orderIds]);
    const [photos]: [{ object_id: string }[], number] = await tx.query(
      'delete from claim_photo using claim where claim.id = claim_id and claim.order_id = any($1) returning object_id',
      [orderIds],
    );
    return photos.map(({ object_id }) => object_id);
  }
}

interface ClaimRow extends Omit<ClaimRecord, 'amount'> {
  amount: string | null;
}

async function findClaims(tx: Tx, where: string, value: string): Promise<ClaimRecord[]> {
  const rows: ClaimRow[] = await tx.query(
    `select c.id, c.order_id as "orderId", c.sid, c.reason, c.opened_at as "openedAt", c.deadline::text, c.response_due::text as "answerDue",
       c.resolution, c.lost_parcel as "lostParcel", c.amount, c.answer, c.resolved_at as "resolvedAt",
       c.reprint_order_id as "reprintOrderId",
       (select coalesce(json_agg(json_build_object('objectId', p.object_id, 'name', p.name) order by p.position), '[]')
         from claim_photo p where p.claim_id = c.id) as photos
     from claim c ${where} order by c.opened_at, c.id`,
    [value],
  );
  return rows.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) }));
}
