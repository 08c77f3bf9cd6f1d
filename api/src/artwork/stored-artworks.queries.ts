import type { StoredObjectRow, Tx } from '../common/public';
import { type ExaminationOf, examinationSql } from '../preflight/public';
import type { Artwork } from './artwork.entity';

/** An artwork with what is known about its file. */
export type StoredArtwork = Omit<Artwork, 'id' | 'orderId' | 'notes'> &
  Pick<StoredObjectRow, 'scan'> & {
    /** Bytes; null for a link. */
    size: number | null;
    examination: ExaminationOf | null;
  };

/**
 * The artworks of an order, the newest first.
 * @param skus - of the products of the order's items
 */
export async function findStoredArtworks(
  reader: Tx,
  orderId: string,
  skus: readonly string[],
  { onlyCurrent }: { onlyCurrent: boolean },
): Promise<StoredArtwork[]> {
  const rows: (Omit<StoredArtwork, 'size'> & { size: string | null })[] = await reader.query(
    `select a.sid, a.kind, a.object_id as "objectId", a.name, a.url, a.format, a.uploaded_at as "uploadedAt", a.current,
       a.rejected_reason as "rejectedReason", a.bleed, a.copied_from as "copiedFrom", o.size, o.scan,
       ${examinationSql('$2')} as examination
     from artwork a left join stored_object o on o.id = a.object_id left join file_examination e on e.sha256 = o.sha256
     where a.order_id = $1 and (a.current or not $3) order by a.uploaded_at desc`,
    [orderId, skus, onlyCurrent],
  );
  return rows.map((row) => ({ ...row, size: row.size === null ? null : Number(row.size) }));
}
