import { Injectable } from '@nestjs/common';
import type { ArtworkView, EarlierArtworkView, PreflightView } from '@shop/contract';
import type { Tx } from '../common/public';
import { forItem, type ItemExamination } from '../preflight/public';
import { FileLinks, PREVIEW_NAME, THUMBNAIL_NAME } from './file-links';
import { PreflightReports } from './preflight-reports';
import { type ItemProofsView, type OrderedItem, ProofViews } from './proof-views';
import { findStoredArtworks, type StoredArtwork } from './stored-artworks.queries';

export interface ItemArtworkState {
  hasArtwork: boolean;
  proofsSent: number;
  currentProofVersion: number | null;
  approved: boolean;
}

export interface ItemArtwork extends ItemProofsView {
  artwork?: ArtworkView;
  /** The latest first; left out where there are none. */
  earlierArtwork?: EarlierArtworkView[];
}

const MAX_EARLIER = 50;

/** The columns of `ItemArtworkState` for the row `i` of `order_item`. */
export const ITEM_ARTWORK_STATE = `exists (select from artwork a where a.sid = i.sid and a.current and a.rejected_reason is null) as "hasArtwork",
         (select count(*)::int from proof p where p.sid = i.sid) as "proofsSent",
         (select p.version from proof p where p.sid = i.sid and p.current) as "currentProofVersion",
         exists (select from proof p join artwork a on a.id = p.artwork_id where p.sid = i.sid and p.current
           and p.decision = 'confirmed' and a.current and a.rejected_reason is null) as approved`;

/** Reads the artwork and proofs of order items. */
@Injectable()
export class ArtworkQueries {
  constructor(
    private readonly links: FileLinks,
    private readonly reports: PreflightReports,
    private readonly proofs: ProofViews,
  ) {}

  /** The facts about artwork and proofs that the order flow needs, by sid of each printed item. */
  async loadItemStates(tx: Tx, orderId: string): Promise<Map<string, ItemArtworkState>> {
    const rows: ({ sid: string } & ItemArtworkState)[] = await tx.query(
      `select i.sid,
         ${ITEM_ARTWORK_STATE}
       from order_item i where i.order_id = $1 and i.printed`,
      [orderId],
    );
    return new Map(rows.map(({ sid, ...state }) => [sid, state]));
  }

  /**
   * The current artwork, earlier ones and all proofs of each item by sid, the newest first, with photos from production.
   * Takes two statements.
   * @param language of the reports about the files
   */
  async findByOrder(
    tx: Tx,
    orderId: string,
    items: readonly OrderedItem[],
    { language, onlyShownPhotos }: { language: string; onlyShownPhotos: boolean },
  ): Promise<Map<string, ItemArtwork>> {
    const artworks = await findStoredArtworks(tx, orderId, skusOf(items), { onlyCurrent: false });
    const current = artworks.filter((artwork) => artwork.current);
    const proofs = await this.proofs.findByOrder(tx, orderId, items, { onlyShownPhotos });
    return new Map(
      items.map(({ sid }) => {
        const artwork = current.find((each) => each.sid === sid);
        const earlier = artworks.filter((each) => each.sid === sid && !each.current).slice(0, MAX_EARLIER);
        return [
          sid,
          {
            ...(artwork && { artwork: this.toArtworkView(artwork, { items, artworks: current, language }) }),
            ...(earlier.length > 0 && {
              earlierArtwork: earlier.map((each) => this.toEarlierView(each, { items, artworks: [], language })),
            }),
            ...(proofs.get(sid) ?? { proofs: [], photos: [] }),
          },
        ];
      }),
    );
  }

  /**
   * The current artwork of each item by sid.
   * @param language of the reports about the files
   */
  async findArtworks(tx: Tx, orderId: string, language: string): Promise<Map<string, ArtworkView>> {
    const items = await loadItems(tx, orderId);
    const artworks = await findStoredArtworks(tx, orderId, skusOf(items), { onlyCurrent: true });
    const context = { items, artworks, language };
    return new Map(artworks.map((artwork) => [artwork.sid, this.toArtworkView(artwork, context)]));
  }

  private toArtworkView(artwork: StoredArtwork, context: ViewContext): ArtworkView {
    const { kind, name, objectId, url, format, size, scan, rejectedReason, uploadedAt, copiedFrom, bleed } = artwork;
    const examination = examinationOf(artwork, context.items);
    return {
      kind,
      name,
      size,
      url: objectId ? this.links.url(objectId, name) : (url ?? ''),
      preflight: format ? this.report(artwork, format, context) : null,
      preview: examination?.previewId ? this.links.pictureUrl(examination.previewId, PREVIEW_NAME) : null,
      ...(examination && this.links.asPrinted(examination)),
      ...(objectId && examination?.previewId && this.zoom(artwork, objectId, examination, context)),
      thumbnail: examination?.thumbnailId ? this.links.pictureUrl(examination.thumbnailId, THUMBNAIL_NAME) : null,
      ...(rejectedReason && { rejected: rejectedReason }),
      ...(scan === 'not_scanned' && { notScanned: true }),
      ...(bleed && { bleed }),
      ...(copiedFrom && { carriedFrom: copiedFrom }),
      uploadedAt: uploadedAt.toISOString(),
    };
  }

  /** What is needed to look at the pixels of a file, with its place on the piece where the product is still sold. */
  private zoom(
    { sid }: StoredArtwork,
    objectId: string,
    examination: ItemExamination,
    { items }: ViewContext,
  ): Pick<ArtworkView, 'tilesKey' | 'placement'> {
    const item = items.find((each) => each.sid === sid)?.item;
    const placement = item && this.reports.placementOf(examination, item);
    return { tilesKey: this.links.tilesKey(objectId), ...(placement && { placement }) };
  }

  private toEarlierView(artwork: StoredArtwork, context: ViewContext): EarlierArtworkView {
    const { kind, name, size, url, thumbnail, rejected, uploadedAt, preflight } = this.toArtworkView(artwork, context);
    const verdict = preflight?.verdict ?? null;
    return { kind, name, size, url, thumbnail, ...(rejected && { rejected }), uploadedAt, verdict };
  }

  private report(artwork: StoredArtwork, format: string, { items, artworks, language }: ViewContext): PreflightView {
    const { sid } = artwork;
    const item = items.find((each) => each.sid === sid)?.item;
    if (!item) throw new Error('an artwork belongs to an item');
    const sha256 = artwork.examination?.sha256;
    const same = artworks.filter(
      (other) => other.sid !== sid && other.examination && other.examination.sha256 === sha256,
    );
    const sameFileAs = items.flatMap((each) => (same.some((other) => other.sid === each.sid) ? each.position + 1 : []));
    return this.reports.build(format, examinationOf(artwork, items), { item, language, sameFileAs });
  }
}

interface ViewContext {
  items: readonly OrderedItem[];
  /** Among which the same file is sought. */
  artworks: readonly StoredArtwork[];
  /** Of the reports. */
  language: string;
}

/** As it is printed for its item. */
function examinationOf(
  { sid, examination }: StoredArtwork,
  items: readonly OrderedItem[],
): ItemExamination | undefined {
  const ordered = items.find((each) => each.sid === sid);
  if (!examination || !ordered) return examination ?? undefined;
  return forItem(examination, { sku: ordered.item.sku, printer: ordered.printer ?? null });
}

const skusOf = (items: readonly OrderedItem[]) => items.map(({ item }) => item.sku);

function loadItems(tx: Tx, orderId: string): Promise<OrderedItem[]> {
  return tx.query('select sid, position, item, printer from order_item where order_id = $1 order by position', [
    orderId,
  ]);
}
