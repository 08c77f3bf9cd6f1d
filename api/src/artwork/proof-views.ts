import { Injectable } from '@nestjs/common';
import type { ItemView, ProductionPhotoView, ProofApprovalView, ProofPinView, ProofView } from '@shop/contract';
import { isUuid, type Tx } from '../common/public';
import { FileLinks, PREVIEW_NAME } from './file-links';
import { ProductionPhotos } from './photos/production-photos';
import { PreflightReports } from './preflight-reports';
import { findCurrentProof, findItemProofs, type StoredPin, type StoredProof } from './proof-views.queries';

export interface OrderedItem {
  sid: string;
  /** From 0. */
  position: number;
  item: ItemView;
  /** The printer that was chosen for it. */
  printer?: string | null;
}

/** What was made for an item: proofs, the newest first, and photos, the oldest first. */
export interface ItemProofsView {
  proofs: ProofView[];
  photos: ProductionPhotoView[];
}

/** Builds the views of proofs, with their pictures, pins and approvals, and of photos from production. */
@Injectable()
export class ProofViews {
  constructor(
    private readonly links: FileLinks,
    private readonly reports: PreflightReports,
    private readonly photos: ProductionPhotos,
  ) {}

  /** All proofs and photos of an order by item; of the photos only those that the customer sees, if so wanted. */
  async findByOrder(
    tx: Tx,
    orderId: string,
    items: readonly OrderedItem[],
    options: { onlyShownPhotos: boolean },
  ): Promise<Map<string, ItemProofsView>> {
    const rows = await findItemProofs(tx, orderId, options);
    return new Map(
      rows.map(({ sid, proofs, pins, photos }) => {
        const item = items.find((each) => each.sid === sid)?.item;
        return [
          sid,
          {
            proofs: proofs.map((proof) => this.toView(proof, item, pins)),
            photos: photos.map((photo) => this.photos.toView(photo)),
          },
        ];
      }),
    );
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
      approval,
    }: StoredProof,
    item: ItemView | undefined,
    pins: readonly StoredPin[],
  ): ProofView {
    const url = this.links.url(objectId, name);
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
      pins: pins.filter((pin) => pin.version === version).map(toPinView),
      settles: pins.filter(({ settledBy }) => settledBy === version).map(({ number }) => number),
      ...(approval && { approval: toApprovalView(approval) }),
      sentAt,
    };
  }

  private sizeOf(item: ItemView): ProofView['piece'] {
    const piece = this.reports.pieceOf({ item });
    return piece && { widthMm: piece.widthMm, heightMm: piece.heightMm };
  }
}

function toPinView({ id, number, xMm, yMm, text, answer, answeredAt, settledBy }: StoredPin): ProofPinView {
  return {
    ...{ id, number, x: xMm, y: yMm, text },
    ...(answer && { answer }),
    ...(answeredAt && { answeredAt }),
    ...(settledBy && { settledBy }),
  };
}

function toApprovalView({
  approvedBy,
  approvedAt,
  ...approval
}: NonNullable<StoredProof['approval']>): ProofApprovalView {
  return { ...approval, by: approvedBy, at: approvedAt };
}
