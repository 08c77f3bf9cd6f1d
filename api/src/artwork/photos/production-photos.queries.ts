import { isoTimeSql, type Tx } from '../../common/public';
import type { ProductionPhoto } from './production-photo.entity';

export type PhotoJson = Pick<ProductionPhoto, 'id' | 'objectId' | 'isShown'> & { takenAt: string };

/**
 * SQL: the photos of an item as a list of `PhotoJson`, oldest first: all of them, or those that the customer sees.
 * @param sid - a column or parameter, as `onlyShown` is
 */
export const photosSql = (sid: string, onlyShown: string): string =>
  `(select coalesce(json_agg(json_build_object('id', f.id, 'objectId', f.object_id, 'takenAt', ${isoTimeSql('f.taken_at')},
      'isShown', f.is_shown) order by f.taken_at, f.id), '[]')
    from production_photo f where f.sid = ${sid} and (f.is_shown or not ${onlyShown}))`;

/** All photos of items. */
export function selectPhotos(tx: Tx, sids: readonly string[]): Promise<{ sid: string; photos: PhotoJson[] }[]> {
  return tx.query(`select i.sid, ${photosSql('i.sid', 'false')} as photos from unnest($1::uuid[]) as i (sid)`, [sids]);
}
