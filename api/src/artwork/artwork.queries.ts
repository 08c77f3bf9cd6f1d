import { Injectable } from '@nestjs/common';
import type { ArtworkView, EarlierArtworkView, PreflightView, ProofView } from '@shop/contract';
import { In } from 'typeorm';
import { findRows, StoredObjectRow, type Tx } from '../common/public';
import { type ExaminationOf, FileExaminations, forItem, type ItemExamination } from '../preflight/public';
import { Artwork } from './artwork.entity';
import { FileLinks, PREVIEW_NAME, THUMBNAIL_NAME } from './file-links';
import { PreflightReports } from './preflight-reports';
import { type OrderedItem, ProofViews } from './proof-views';

export interface ItemArtworkState {
  hasArtwork: boolean;
  proofsSent: number;
  currentProofVersion: number | null;
  approved: boolean;
}

export interface ItemArtwork {
  artwork?: ArtworkView;
  /** The latest first; left out where there are none. */
  earlierArtwork?: EarlierArtworkView[];
  proofs: ProofView[];
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
    private readonly examinations: FileExaminations,
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
   * The current artwork, earlier ones and all proofs of each item by sid, the newest first.
   * @param language of the reports about the files
   */
  async findByOrder(
    tx: Tx,
    orderId: string,
    items: readonly OrderedItem[],
    language: string,
  ): Promise<Map<string, ItemArtwork>> {
    const artworks = await findRows(tx, Artwork, { orderId }, { uploadedAt: 'desc' });
    const current = artworks.filter((artwork) => artwork.current);
    const files = await this.loadFiles(tx, artworks, items);
    const proofs = await this.proofs.findByOrder(tx, orderId, items);
    return new Map(
      items.map(({ sid }) => {
        const artwork = current.find((each) => each.sid === sid);
        const earlier = artworks.filter((each) => each.sid === sid && !each.current).slice(0, MAX_EARLIER);
        return [
          sid,
          {
            ...(artwork && { artwork: this.toArtworkView(artwork, { ...files, artworks: current }, language) }),
            ...(earlier.length > 0 && {
              earlierArtwork: earlier.map((each) => this.toEarlierView(each, { ...files, artworks: [] }, language)),
            }),
            proofs: proofs.get(sid) ?? [],
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
    const artworks = await findRows(tx, Artwork, { orderId, current: true });
    const files = await this.loadFiles(tx, artworks, items);
    return new Map(artworks.map((artwork) => [artwork.sid, this.toArtworkView(artwork, files, language)]));
  }

  private async loadFiles(tx: Tx, artworks: readonly Artwork[], items: readonly OrderedItem[]): Promise<StoredFiles> {
    const ids = artworks.flatMap(({ objectId }) => objectId ?? []);
    return {
      objects: await loadObjects(tx, ids),
      examinations: await this.examinations.find(
        tx,
        ids,
        items.map(({ item }) => item.sku),
      ),
      items,
      artworks,
    };
  }

  private toArtworkView(artwork: Artwork, files: StoredFiles, language: string): ArtworkView {
    const { kind, name, objectId, url, format, rejectedReason, uploadedAt, copiedFrom, bleed } = artwork;
    const object = objectId ? files.objects.get(objectId) : undefined;
    const examination = examinationOf(artwork, files);
    return {
      kind,
      name,
      size: object?.size ?? null,
      url: objectId ? this.links.url(objectId, name) : (url ?? ''),
      preflight: format ? this.report(artwork, format, files, language) : null,
      preview: examination?.previewId ? this.links.pictureUrl(examination.previewId, PREVIEW_NAME) : null,
      ...(examination && this.links.asPrinted(examination)),
      ...(objectId && examination?.previewId && this.zoom(artwork, objectId, { examination, files })),
      thumbnail: examination?.thumbnailId ? this.links.pictureUrl(examination.thumbnailId, THUMBNAIL_NAME) : null,
      ...(rejectedReason && { rejected: rejectedReason }),
      ...(object?.scan === 'not_scanned' && { notScanned: true }),
      ...(bleed && { bleed }),
      ...(copiedFrom && { carriedFrom: copiedFrom }),
      uploadedAt: uploadedAt.toISOString(),
    };
  }

  /** What is needed to look at the pixels of a file, with its place on the piece where the product is still sold. */
  private zoom(
    { sid }: Artwork,
    objectId: string,
    { examination, files }: { examination: ItemExamination; files: StoredFiles },
  ): Pick<ArtworkView, 'tilesKey' | 'placement'> {
    const item = files.items.find((each) => each.sid === sid)?.item;
    const placement = item && this.reports.placementOf(examination, item);
    return { tilesKey: this.links.tilesKey(objectId), ...(placement && { placement }) };
  }

  private toEarlierView(artwork: Artwork, files: StoredFiles, language: string): EarlierArtworkView {
    const { kind, name, size, url, thumbnail, rejected, uploadedAt, preflight } = this.toArtworkView(
      artwork,
      files,
      language,
    );
    const verdict = preflight?.verdict ?? null;
    return { kind, name, size, url, thumbnail, ...(rejected && { rejected }), uploadedAt, verdict };
  }

  private report(artwork: Artwork, format: string, files: StoredFiles, language: string): PreflightView {
    const { examinations, items, artworks } = files;
    const { sid } = artwork;
    const item = items.find((each) => each.sid === sid)?.item;
    const examination = examinationOf(artwork, files);
    if (!item) throw new Error('an artwork belongs to an item');
    const same = artworks.filter(
      (other) =>
        other.sid !== sid && other.objectId && examinations.get(other.objectId)?.sha256 === examination?.sha256,
    );
    const sameFileAs = items.flatMap((each) => (same.some((other) => other.sid === each.sid) ? each.position + 1 : []));
    return this.reports.build(format, examination, { item, language, sameFileAs });
  }
}

interface StoredFiles {
  objects: ReadonlyMap<string, StoredObjectRow>;
  examinations: ReadonlyMap<string, ExaminationOf>;
  items: readonly OrderedItem[];
  /** Among which the same file is sought. */
  artworks: readonly Artwork[];
}

/** As it is printed for its item. */
function examinationOf({ sid, objectId }: Artwork, { examinations, items }: StoredFiles): ItemExamination | undefined {
  const examination = objectId ? examinations.get(objectId) : undefined;
  const ordered = items.find((each) => each.sid === sid);
  if (!examination || !ordered) return examination;
  return forItem(examination, { sku: ordered.item.sku, printer: ordered.printer ?? null });
}

function loadItems(tx: Tx, orderId: string): Promise<OrderedItem[]> {
  return tx.query('select sid, position, item, printer from order_item where order_id = $1 order by position', [
    orderId,
  ]);
}

/** By id. */
async function loadObjects(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredObjectRow>> {
  const rows = ids.length === 0 ? [] : await tx.findBy(StoredObjectRow, { id: In(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}
