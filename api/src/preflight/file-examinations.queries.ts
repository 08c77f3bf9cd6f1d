import type { FileFacts } from '@shop/preflight';
import type { Tx } from '../common/public';
import { type ProfileEffect, profileEffectsSql, usualPrintersSql } from './profiles/soft-proofs.queries';
import type { FileExamination } from './file-examination.entity';

/** @returns false if files with these bytes are examined already, or will be */
export async function insertExamination(
  tx: Tx,
  { sha256, format }: Pick<FileExamination, 'sha256' | 'format'>,
  at: Date,
): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into file_examination (sha256, format, requested_at) values ($1, $2, $3)
     on conflict (sha256) do nothing returning 1`,
    [sha256, format, at],
  );
  return inserted.length > 0;
}

/** An examination, with the object of one of the files that it is about. */
export interface PendingExamination {
  format: string;
  attempts: number;
  sha256: Buffer;
  objectKey: string;
  /** Bytes. */
  size: number;
}

/** Null if it is finished, or if no file has these bytes any more. */
export async function findPendingExamination(reader: Tx, sha256: Buffer): Promise<PendingExamination | null> {
  const [row]: PendingExamination[] = await reader.query(
    `select e.format, e.attempts, e.sha256, o.object_key as "objectKey", o.size::int as size
     from file_examination e join stored_object o on o.sha256 = e.sha256 where e.sha256 = $1 and e.state <> 'done'
     order by o.stored_at desc limit 1`,
    [sha256],
  );
  return row ?? null;
}

export async function countAttempt(tx: Tx, sha256: Buffer): Promise<void> {
  await tx.query('update file_examination set attempts = attempts + 1 where sha256 = $1', [sha256]);
}

export async function saveFirstFacts(tx: Tx, sha256: Buffer, facts: FileFacts): Promise<void> {
  await tx.query(
    `update file_examination set state = 'first', facts = $2::jsonb where sha256 = $1 and state <> 'done'`,
    [sha256, JSON.stringify(facts)],
  );
}

/** The ids of the stored objects of the pictures; null for those that there are not. */
export type PictureIds = Pick<FileExamination, 'previewId' | 'thumbnailId' | 'printId' | 'gamutId'>;

type FinishedExamination = Pick<FileExamination, 'sha256'> & PictureIds & { facts: FileFacts };

/** @returns false if the examination was deleted, or finished by another process */
export async function finishExamination(
  tx: Tx,
  { sha256, facts, previewId, thumbnailId, printId, gamutId }: FinishedExamination,
  at: Date,
): Promise<boolean> {
  const [, finished]: [unknown, number] = await tx.query(
    `update file_examination set state = 'done', facts = $2::jsonb, preview_id = $3, thumbnail_id = $4, print_id = $5, gamut_id = $6,
       examined_at = $7 where sha256 = $1 and state <> 'done'`,
    [sha256, JSON.stringify(facts), previewId, thumbnailId, printId, gamutId, at],
  );
  return finished > 0;
}

/** The examination of a stored object. */
export type ExaminationOf = Pick<FileExamination, 'state' | 'format' | 'facts'> &
  PictureIds & {
    objectId: string;
    /** Hex. */
    sha256: string;
    /** What profiles change; null without any. */
    effects: ProfileEffect[] | null;
    /** The usual printers of products by SKU; null if none has one. */
    usualPrinters: Record<string, string> | null;
  };

/**
 * SQL: an `ExaminationOf` of the rows `o` of `stored_object` and `e` of `file_examination`; null without the latter.
 * @param skus - of the products with which it is used, as an expression of SQL
 */
export const examinationSql = (skus: string): string =>
  `case when e.sha256 is not null then json_build_object('objectId', o.id, 'sha256', encode(e.sha256, 'hex'),
    'state', e.state, 'format', e.format, 'facts', e.facts, 'previewId', e.preview_id, 'thumbnailId', e.thumbnail_id,
    'printId', e.print_id, 'gamutId', e.gamut_id, 'effects', ${profileEffectsSql(skus)},
    'usualPrinters', ${usualPrintersSql(skus)}) end`;

/** @param skus - of the products with which the examinations are used */
export async function findExaminations(
  reader: Tx,
  objectIds: readonly string[],
  skus: readonly string[],
): Promise<ExaminationOf[]> {
  if (objectIds.length === 0) return [];
  const rows: { examination: ExaminationOf }[] = await reader.query(
    `select ${examinationSql('$2')} as examination
     from stored_object o join file_examination e on e.sha256 = o.sha256 where o.id = any($1)`,
    [objectIds, skus],
  );
  return rows.map(({ examination }) => examination);
}

/** Deletes the examinations whose files are gone, and returns the keys of their pictures, whose rows it deletes too. */
export async function deleteUnusedExaminations(tx: Tx, sha256s: readonly Buffer[]): Promise<string[]> {
  if (sha256s.length === 0) return [];
  const [examinations]: [{ ids: string[] }[], number] = await tx.query(
    `delete from file_examination e where sha256 = any($1)
       and not exists (select from stored_object o where o.sha256 = e.sha256) 
     returning array_remove(array[preview_id, thumbnail_id, print_id, gamut_id], null)
       || array(select unnest(array_remove(array[s.print_id, s.gamut_id], null)) from soft_proof s where s.sha256 = e.sha256)
       || array(select t.object_id from tile_set t where t.sha256 = e.sha256 and t.object_id is not null) as ids`,
    [sha256s],
  );
  const ids = examinations.flatMap((examination) => examination.ids);
  if (ids.length === 0) return [];
  const [pictures]: [{ object_key: string }[], number] = await tx.query(
    'delete from stored_object where id = any($1) returning object_key',
    [ids],
  );
  return pictures.map(({ object_key }) => object_key);
}
