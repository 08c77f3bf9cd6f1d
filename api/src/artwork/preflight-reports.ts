import { Injectable } from '@nestjs/common';
import { type ItemView, type PlacementView, type PreflightView, toPrintPiece } from '@shop/contract';
import { examine, type Piece, place, summarize, verdict } from '@shop/preflight';
import { Products } from '../catalogue/public';
import type { ItemExamination } from '../preflight/public';
import { withTexts } from './finding-texts';

/** What a report is about, and for whom. */
export interface ReportContext {
  item: ItemView;
  language: string;
  /** Positions in the order, from 1, of other items with the same file. */
  sameFileAs?: readonly number[];
}

type PieceContext = Pick<ReportContext, 'item' | 'sameFileAs'> & Pick<ItemExamination, 'inkLimit'>;

/** Codes of the units inch and foot. */
const IMPERIAL: readonly unknown[] = [0, 1];

/** Reports about print files for ordered items, in the reader's language. */
@Injectable()
export class PreflightReports {
  constructor(private readonly products: Products) {}

  /** The report about a file of a format; without an examination, it is still to be read. */
  build(format: string, examination: ItemExamination | undefined, context: ReportContext): PreflightView {
    const facts = examination?.facts;
    if (!examination || !facts) return { format, state: 'waiting', verdict: null, facts: {}, findings: [] };
    const { state } = examination;
    const piece = this.pieceOf({ ...context, inkLimit: examination.inkLimit });
    if (!piece) return { format, state, verdict: null, facts: {}, findings: [] };
    const { item, language } = context;
    const findings = examine(facts, piece);
    return {
      format,
      state,
      verdict: verdict(findings),
      facts: summarize(facts, piece),
      findings: withTexts(findings, language, { locale: language, isImperial: IMPERIAL.includes(item.unit) }),
    };
  }

  /** Where an examined file lies on its piece; null if that is unknown. */
  placementOf({ facts }: ItemExamination, item: ItemView): PlacementView | null {
    const piece = this.pieceOf({ item });
    const placement = facts && piece && place(facts, piece);
    if (!placement) return null;
    const { covers, isTurned } = placement;
    return { widthMm: piece.widthMm, heightMm: piece.heightMm, covers, isTurned };
  }

  /** Null for an item that is not printed, or whose product is unknown. */
  pieceOf({ item, sameFileAs = [], inkLimit }: PieceContext): Piece | null {
    const product = this.products.printed(item.sku);
    const piece = product && toPrintPiece(item, product, inkLimit);
    return piece && { ...piece, sameFileAs };
  }
}
