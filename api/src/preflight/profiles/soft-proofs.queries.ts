import type { GamutFacts } from '@shop/preflight';
import type { Tx } from '../../common/public';
import type { ProfileScope } from './choose-profile';
import type { SoftProof } from './soft-proof.entity';

export async function isAnyProfile(reader: Tx): Promise<boolean> {
  const [row]: { exists: boolean }[] = await reader.query('select exists (select from colour_profile)');
  return row?.exists === true;
}

/** A soft proof to draw: from the preview of a file, by a profile. */
export interface PendingProof {
  profileId: string;
  profileKey: string;
  previewKey: string;
  uploadedAt: Date;
}

/** A profile with its file. */
export interface StoredProfile extends ProfileScope {
  id: string;
  fileName: string;
  /** Percent of total ink. */
  inkLimit: number;
  /** Of the file, in hex; null for a file that was stored without it. */
  sha256: string | null;
}

/** The profiles of products, with those of printers for all products. */
export function findProfiles(reader: Tx, skus: readonly string[]): Promise<StoredProfile[]> {
  return reader.query(
    `select p.id, p.sku, p.printer, p.file_name as "fileName", p.ink_limit as "inkLimit", encode(o.sha256, 'hex') as sha256
     from colour_profile p join stored_object o on o.id = p.object_id where p.sku is null or p.sku = any($1)`,
    [skus],
  );
}

/** Those of a file by profiles. CMYK files have none, because their preview is in the colours of their inks. */
export function findPendingProofs(reader: Tx, sha256: Buffer, profileIds: readonly string[]): Promise<PendingProof[]> {
  return reader.query(
    `select p.id as "profileId", o.object_key as "profileKey", preview.object_key as "previewKey", p.uploaded_at as "uploadedAt"
     from file_examination e join stored_object preview on preview.id = e.preview_id
       cross join colour_profile p join stored_object o on o.id = p.object_id
     where e.sha256 = $1 and p.id = any($2) and e.state = 'done' and jsonb_typeof(e.facts -> 'gamut') = 'object'
       and not exists (select from soft_proof s
         where s.sha256 = e.sha256 and s.profile_id = p.id and s.drawn_at >= p.uploaded_at)`,
    [sha256, profileIds],
  );
}

/**
 * Saves a soft proof in place of an earlier one, and returns the ids of the earlier one's pictures.
 * @returns null if the file or the profile was deleted or replaced meanwhile
 */
export async function saveSoftProof(
  tx: Tx,
  { sha256, profileId, gamut, printId, gamutId, drawnAt }: SoftProof,
  { uploadedAt }: PendingProof,
): Promise<string[] | null> {
  const [saved]: { replaced: string[] }[] = await tx.query(
    `with earlier as (select print_id, gamut_id from soft_proof where sha256 = $1 and profile_id = $2)
     insert into soft_proof (sha256, profile_id, gamut, print_id, gamut_id, drawn_at)
     select e.sha256, p.id, $3::jsonb, $4, $5, $6 from file_examination e cross join colour_profile p
     where e.sha256 = $1 and p.id = $2 and p.uploaded_at = $7
     for key share of e for share of p
     on conflict (sha256, profile_id) do update
       set gamut = excluded.gamut, print_id = excluded.print_id, gamut_id = excluded.gamut_id, drawn_at = excluded.drawn_at
     returning array(select unnest(array[print_id, gamut_id]) from earlier) as replaced`,
    [sha256, profileId, JSON.stringify(gamut), printId, gamutId, drawnAt, uploadedAt],
  );
  return saved ? saved.replaced.filter(Boolean) : null;
}

/** Deletes the soft proofs of a profile, and returns the ids of their pictures. */
export async function deleteSoftProofs(tx: Tx, profileId: string): Promise<string[]> {
  const [proofs]: [{ print_id: string; gamut_id: string | null }[], number] = await tx.query(
    'delete from soft_proof where profile_id = $1 returning print_id, gamut_id',
    [profileId],
  );
  return proofs.flatMap(({ print_id, gamut_id }) => (gamut_id ? [print_id, gamut_id] : [print_id]));
}

/** What a profile changes in the report about a file. */
export interface ProfileEffect extends ProfileScope {
  inkLimit: number;
  /** Null while nothing is drawn by the profile, as for CMYK files. */
  gamut: GamutFacts | null;
  printId: string | null;
  gamutId: string | null;
}

/**
 * SQL: a list of `ProfileEffect` for the row `e` of `file_examination`, by the profiles of printers and those of the products in
 * the parameter `skus`; null without profiles.
 */
export const profileEffectsSql = (
  skus: string,
): string => `(select jsonb_agg(jsonb_build_object('sku', p.sku, 'printer', p.printer,
    'inkLimit', p.ink_limit, 'gamut', s.gamut, 'printId', s.print_id, 'gamutId', s.gamut_id))
  from colour_profile p left join soft_proof s on s.profile_id = p.id and s.sha256 = e.sha256
  where p.sku is null or p.sku = any(${skus}))`;

/** SQL: the usual printers of products by SKU; null if none has one. */
export const usualPrintersSql = (skus: string): string =>
  `(select jsonb_object_agg(u.sku, u.printer) from product u where u.sku = any(${skus}) and u.printer is not null)`;
