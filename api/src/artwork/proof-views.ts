import { Injectable } from '@nestjs/common';
import type { ItemView, ProofApprovalView, ProofPinView, ProofView } from '@shop/contract';
import { isUuid, type Tx } from '../common/public';
import { FileLinks, PREVIEW_NAME } from './file-links';
import { PreflightReports } from './preflight-reports';
import { ProofApproval } from './proof-approval.entity';
import { ProofPin } from './proof-pin.entity';
import { findCurrentProof, findProofs, type StoredProof } from './proof-views.queries';

export interface OrderedItem {
  sid: string;
  /** From 0. */
  position: number;
  item: ItemView;
  /** The printer that was chosen for it. */
  printer?: string | null;
}

interface Decisions {
  pins: readonly ProofPin[];
  approvals: readonly ProofApproval[];
}

/** Builds the views of proofs, with their pictures, pins and approvals. */
@Injectable()
export class ProofViews {
  constructor(
    private readonly links: FileLinks,
    private readonly reports: PreflightReports,
  ) {}

  /** All proofs of an order by item, the newest first. Takes at most three statements. */
  async findByOrder(tx: Tx, orderId: string, items: readonly OrderedItem[]): Promise<Map<string, ProofView[]>> {
    const views = new Map<string, ProofView[]>();
    const proofs = await findProofs(tx, orderId);
    if (proofs.length === 0) return views;
    const decisions = {
      pins: await tx.find(ProofPin, { where: { orderId }, order: { number: 'ASC' } }),
      approvals: await tx.findBy(ProofApproval, { orderId }),
    };
    for (const proof of proofs) {
      const item = items.find(({ sid }) => sid === proof.sid)?.item;
      views.set(proof.sid, [...(views.get(proof.sid) ?? []), this.toView(proof, item, decisions)]);
    }
    return views;
  }

  /** The version of an item's current proof and the size of its piece; null without a proof. */
  async findCurrent(
    tx: Tx,
    orderId: string,
    sid: string,
  ): Promise<{ version: number; piece: ProofView['piece'] } | null> {
    const current = isUuid(sid) ? await findCurrentProof(tx, orderId, sid) : null;
    return current && { version: current.version, piece: this.sizeOf(current.item) };
  }

  private toView(
    {
      sid,
      version,
      objectId,
      name,
      contentType,
      previewId,
      pieceArea,
      current,
      decision,
      comment,
      sentAt,
    }: StoredProof,
    item: ItemView | undefined,
    { pins, approvals }: Decisions,
  ): ProofView {
    const url = this.links.url(objectId, name);
    const ofItem = pins.filter((pin) => pin.sid === sid);
    const approval = approvals.find((each) => each.sid === sid && each.version === version);
    const preview = previewId && this.links.pictureUrl(previewId, PREVIEW_NAME);
    return {
      version,
      url,
      picture: contentType.startsWith('image/') ? url : preview,
      pieceArea,
      piece: item ? this.sizeOf(item) : null,
      current,
      ...(decision && { decision }),
      ...(comment && { comment }),
      pins: ofItem.filter((pin) => pin.version === version).map(toPinView),
      settles: ofItem.filter(({ settledBy }) => settledBy === version).map(({ number }) => number),
      ...(approval && { approval: toApprovalView(approval) }),
      sentAt: sentAt.toISOString(),
    };
  }

  private sizeOf(item: ItemView): ProofView['piece'] {
    const piece = this.reports.pieceOf({ item });
    return piece && { widthMm: piece.widthMm, heightMm: piece.heightMm };
  }
}

function toPinView({ id, number, xMm, yMm, text, answer, answeredAt, settledBy }: ProofPin): ProofPinView {
  return {
    ...{ id, number, x: xMm, y: yMm, text },
    ...(answer && { answer }),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    ...(settledBy && { settledBy }),
  };
}

function toApprovalView(approval: ProofApproval): ProofApprovalView {
  const { approvedBy, approvedAt, byLink, artworkSha256, proofSha256, findings } = approval;
  return {
    by: approvedBy,
    at: approvedAt.toISOString(),
    byLink,
    artworkSha256: artworkSha256?.toString('hex') ?? null,
    proofSha256: proofSha256.toString('hex'),
    findings,
  };
}
