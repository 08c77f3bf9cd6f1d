import type { BleedFill } from '@shop/contract';
import type { Tx } from '../common/public';

/** The current artwork of an item, as production needs it. */
export interface ItemFile {
  sid: string;
  name: string;
  /** Null for a link. */
  format: string | null;
  objectId: string | null;
  objectKey: string | null;
  /** Bytes. */
  size: number | null;
  sha256: Buffer | null;
  thumbnailId: string | null;
  bleed: BleedFill | null;
}

/** The current artwork of items, by sid; nothing for rejected artwork. */
export async function findItemFiles(reader: Tx, sids: readonly string[]): Promise<Map<string, ItemFile>> {
  if (sids.length === 0) return new Map();
  const rows: (Omit<ItemFile, 'size'> & { size: string | null })[] = await reader.query(
    `select a.sid, a.name, a.format, a.bleed, o.id as "objectId", o.object_key as "objectKey", o.size, o.sha256, e.thumbnail_id as "thumbnailId"
     from artwork a left join stored_object o on o.id = a.object_id left join file_examination e on e.sha256 = o.sha256
     where a.sid = any($1::uuid[]) and a.current and a.rejected_reason is null`,
    [sids],
  );
  return new Map(rows.map(({ size, ...row }) => [row.sid, { ...row, size: size === null ? null : Number(size) }]));
}
