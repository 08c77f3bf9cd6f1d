import { Injectable } from '@nestjs/common';
import type { ItemView, ProofApprovalView, ProofPinView, ProofView } from '@shop/contract';
import { In } from 'typeorm';
import { StoredObjectRow, type Tx } from '../common/public';
import { type ExaminationOf, FileExaminations } from '../preflight/public';
import { FileLinks, PREVIEW_NAME } from './file-links';
import { PreflightReports } from './preflight-reports';
import { ProofApproval } from './proof-approval.entity';
import { ProofPin } from './proof-pin.entity';
import type { Proof } from './proof.entity';

export interface OrderedItem {
  sid: string;
  /** From 0. */
  position: number;
  item: ItemView;
}

interface Decisions {
  pins: readonly ProofPin[];
  approvals: readonly ProofApproval[];
  /** By the id of the object. */
  contentTypes: ReadonlyMap<string, string>;
  /** Of proofs that are PDF, by the id of their object. */
  examinations: ReadonlyMap<string, ExaminationOf>;
}

/** Builds the views of proofs, with their pictures, pins and approvals. */
@Injectable()
export class ProofViews {
  constructor(
    private readonly links: FileLinks,
    private readonly examinations: FileExaminations,
    private readonly reports: PreflightReports,
  ) {}

  /** The views of an order's proofs by item, in the order given. */
  async build(
    tx: Tx,
    orderId: string,
    proofs: readonly Proof[],
    items: readonly OrderedItem[],
  ): Promise<Map<string, ProofView[]>> {
    const views = new Map<string, ProofView[]>();
    if (proofs.length === 0) return views;
    const objectIds = proofs.map(({ objectId }) => objectId);
    const objects = await tx.findBy(StoredObjectRow, { id: In(objectIds) });
    const decisions = {
      pins: await tx.find(ProofPin, { where: { orderId }, order: { number: 'ASC' } }),
      approvals: await tx.findBy(ProofApproval, { orderId }),
      contentTypes: new Map(objects.map(({ id, contentType }) => [id, contentType])),
      examinations: await this.examinations.find(tx, objectIds),
    };
    for (const proof of proofs) {
      const item = items.find(({ sid }) => sid === proof.sid)?.item;
      views.set(proof.sid, [...(views.get(proof.sid) ?? []), this.toView(proof, item, decisions)]);
    }
    return views;
  }

  private toView(
    { sid, version, objectId, name, pieceArea, current, decision, comment, sentAt }: Proof,
    item: ItemView | undefined,
    { pins, approvals, contentTypes, examinations }: Decisions,
  ): ProofView {
    const url = this.links.url(objectId, name);
    const isPicture = contentTypes.get(objectId)?.startsWith('image/') ?? false;
    const previewId = examinations.get(objectId)?.previewId;
    const ofItem = pins.filter((pin) => pin.sid === sid);
    const approval = approvals.find((each) => each.sid === sid && each.version === version);
    const piece = item ? this.reports.pieceOf({ item }) : null;
    return {
      version,
      url,
      picture: isPicture ? url : previewId ? this.links.url(previewId, PREVIEW_NAME) : null,
      pieceArea,
      piece: piece && { widthMm: piece.widthMm, heightMm: piece.heightMm },
      current,
      ...(decision && { decision }),
      ...(comment && { comment }),
      pins: ofItem.filter((pin) => pin.version === version).map(toPinView),
      settles: ofItem.filter(({ settledBy }) => settledBy === version).map(({ number }) => number),
      ...(approval && { approval: toApprovalView(approval) }),
      sentAt: sentAt.toISOString(),
    };
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
