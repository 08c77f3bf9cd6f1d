import { Injectable } from '@nestjs/common';
import type { Change } from '@shop/order-flow';
import { ApiError, type Tx } from '../common/public';
import { ArtworkQueries } from './artwork.queries';
import { answerPin, insertApprovals, insertPins, settlePins } from './proof-decisions.queries';
import { ProofLinks } from './proof-links';
import { Proof } from './proof.entity';

type ProofDecision = Extract<Change, { kind: 'decide_proof' }>;

/** Who approves, and in which language the findings are shown. */
export interface Approver {
  approvedBy: string | null;
  byLink: boolean;
  language: string;
}

/** Customers' decisions on proofs: changes requested at pins, and approvals with what was approved. */
@Injectable()
export class ProofDecisions {
  constructor(
    private readonly artwork: ArtworkQueries,
    private readonly links: ProofLinks,
  ) {}

  /** Records the decision on one item's proof. */
  async record(
    tx: Tx,
    orderId: string,
    { sid, version, decision, comment, pins = [] }: ProofDecision,
    at: Date,
  ): Promise<void> {
    await tx.update(Proof, { sid, version }, { decision, comment: comment?.trim() || null, decidedAt: at });
    if (pins.length > 0) await insertPins(tx, { orderId, sid, version }, pins, at);
    if (decision === 'change_requested') await this.links.spend(tx, orderId, at);
  }

  /** Records what an approval of all proofs approved: versions, checksums and the findings shown. */
  async recordApproval(tx: Tx, orderId: string, { language, ...approver }: Approver, at: Date): Promise<void> {
    const artworks = await this.artwork.findArtworks(tx, orderId, language);
    const items = [...artworks].map(([sid, { preflight }]) => ({
      sid,
      findings: (preflight?.findings ?? []).map(({ code, severity, text }) => ({ code, severity, text })),
    }));
    await insertApprovals(tx, orderId, items, approver, at);
    await this.links.spend(tx, orderId, at);
  }

  /** @throws {ApiError} `validation_failed` if a number is not one of an open pin of the item's earlier proofs */
  async settle(tx: Tx, sid: string, numbers: readonly number[], version: number): Promise<void> {
    const distinct = [...new Set(numbers)];
    if ((await settlePins(tx, sid, distinct, version)) < distinct.length)
      throw new ApiError('validation_failed', [{ field: 'settles', code: 'invalid' }]);
  }

  /** @throws {ApiError} `resource_not_found` if the order has no such pin */
  async answer(tx: Tx, pin: { orderId: string; pinId: string; answer: string }, at: Date): Promise<void> {
    if (!(await answerPin(tx, pin, at))) throw new ApiError('resource_not_found');
  }
}
