import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@shop/contract';
import { ArtworkFiles, ProofDecisions } from '../../../artwork/public';
import type { Tx } from '../../../common/public';
import type { EffectContext, EffectOf } from '../effect-context';

export type ArtworkEffect = EffectOf<
  | 'store_artwork'
  | 'reject_artwork'
  | 'supersede_artwork'
  | 'store_proof'
  | 'supersede_proof'
  | 'decide_proof'
  | 'record_approval'
>;

/** The effects of events on the artwork and proofs of an order's items. */
@Injectable()
export class ArtworkEffects {
  constructor(
    private readonly artwork: ArtworkFiles,
    private readonly decisions: ProofDecisions,
  ) {}

  async apply(tx: Tx, { order, now, attachments }: EffectContext, effect: ArtworkEffect): Promise<void> {
    const { id: orderId } = order;
    const { artwork, proof, approval = { byLink: false, language: DEFAULT_LANGUAGE } } = attachments;
    if (effect.kind === 'record_approval') {
      const { approvedBy } = effect;
      return this.decisions.recordApproval(tx, orderId, { approvedBy, ...approval }, now);
    }
    const { sid } = effect;
    switch (effect.kind) {
      case 'store_artwork':
        if (artwork) await this.artwork.saveArtwork(tx, { orderId, sid }, artwork, now);
        return;
      case 'reject_artwork':
        return this.artwork.rejectArtwork(tx, sid, effect.reason);
      case 'supersede_artwork':
        return this.artwork.supersedeArtwork(tx, sid);
      case 'store_proof':
        if (proof) await this.artwork.saveProof(tx, { orderId, sid, version: effect.version }, proof, now);
        if (effect.settles) await this.decisions.settle(tx, sid, effect.settles, effect.version);
        return;
      case 'supersede_proof':
        return this.artwork.supersedeProof(tx, sid);
      case 'decide_proof':
        return this.decisions.record(tx, orderId, effect, now);
    }
  }
}
