import type { Tx } from '../../common/public';
import type { ProductionPhoto } from './production-photo.entity';

export type PhotoRow = Pick<ProductionPhoto, 'id' | 'sid' | 'objectId' | 'takenAt' | 'isShown'>;

/** The photos of items, oldest first: all of them, or those that the customer sees. */
export function selectPhotos(tx: Tx, sids: readonly string[], onlyShown: boolean): Promise<PhotoRow[]> {
  return tx.query(
    `select id, sid, object_id as "objectId", taken_at as "takenAt", is_shown as "isShown" from production_photo
     where sid = any($1) and (is_shown or not $2) order by taken_at, id`,
    [sids, onlyShown],
  );
}
