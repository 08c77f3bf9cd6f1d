import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { isUuid, type Tx } from '../common/public';
import { ClaimPhoto } from './claim-photo.entity';
import type { ClaimRecord, NewClaim, ResolvedClaim } from './claim-records';
import { Claim } from './claim.entity';
import { deleteClaimPhotos, findClaims } from './claims.queries';

/** Customers' claims about ordered items. An item has at most one open claim. */
@Injectable()
export class Claims {
  async open(tx: Tx, claim: NewClaim): Promise<void> {
    const { photos, answerDue, ...fields } = claim;
    const claimId = randomUUID();
    await tx.insert(Claim, { ...fields, id: claimId, responseDue: answerDue });
    const rows = photos.map(({ objectId, name }, index) => ({ claimId, position: index + 1, objectId, name }));
    await tx.insert(ClaimPhoto, rows);
  }

  /** Resolves the item's open claim. */
  async resolve(tx: Tx, { sid, resolution, lostParcel, amount, answer, at, by }: ResolvedClaim): Promise<void> {
    await tx.update(
      Claim,
      { sid, resolvedAt: IsNull() },
      { resolution, lostParcel, amount: amount ?? null, answer: answer || null, resolvedAt: at, resolvedBy: by },
    );
  }

  /** Links the reprint to the item's last claim that was resolved with one. */
  async linkReprint(tx: Tx, sid: string, reprintOrderId: string): Promise<void> {
    const last = await tx.findOne(Claim, {
      where: { sid, resolution: 'reprint' },
      order: { resolvedAt: 'DESC', openedAt: 'DESC' },
    });
    if (last) await tx.update(Claim, { id: last.id }, { reprintOrderId });
  }

  /** An order's claims with their photos, oldest first. Takes one SQL statement. */
  async findByOrder(tx: Tx, orderId: string): Promise<ClaimRecord[]> {
    return findClaims(tx, { orderId });
  }

  async findById(tx: Tx, id: string): Promise<ClaimRecord | null> {
    const [claim] = isUuid(id) ? await findClaims(tx, { id }) : [];
    return claim ?? null;
  }

  /**
   * Erases the texts and photos of the orders' claims.
   * @returns the ids of the photos' objects, which are no longer referenced
   */
  async erase(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
    await tx.update(Claim, { orderId: In(orderIds) }, { reason: '', answer: null });
    return deleteClaimPhotos(tx, orderIds);
  }
}
