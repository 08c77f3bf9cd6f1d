import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type Input, USUAL_INK_LIMIT } from '@shop/contract';
import { type OutputColours, parseColourProfile } from '@shop/preflight';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  isUuid,
  ObjectStore,
  type ReceivedFile,
  saveStoredObject,
  type Tx,
} from '../../common/public';
import {
  ColourProfile,
  deleteSoftProofs,
  isUsableProfile,
  profileName,
  requestSoftProof,
} from '../../preflight/public';
import { ArtworkErasure } from '../artwork-erasure';
import { findProductProfiles, findUndrawnFiles, lockProduct, type ProductProfilesRow } from './colour-profiles.queries';

type Fields = Input<'admin/colour-profile'>;
/** What a file says about itself. */
export type ProfileFacts = Pick<ColourProfile, 'description' | 'colours'>;

/** The ICC profiles of products, as staff manage them. */
@Injectable()
export class ColourProfiles {
  constructor(
    private readonly objects: ObjectStore,
    private readonly erasure: ArtworkErasure,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws {ApiError} `profile_damaged`, `profile_not_for_printing` */
  async validate({ object }: ReceivedFile): Promise<ProfileFacts> {
    const bytes = await buffer(await this.objects.read(object.key));
    const parsed = parseColourProfile(bytes);
    if ('problem' in parsed) throw new ApiError(`profile_${parsed.problem}`);
    if (!(await isUsableProfile(bytes))) throw new ApiError('profile_damaged');
    return { colours: parsed.colours, description: profileName(bytes) };
  }

  /**
   * Saves a profile, in place of the one of the same printer. Files keep their soft proofs until they are examined for
   * another item, or until staff have them drawn again.
   * @throws {ApiError} `resource_not_found`
   */
  async save(
    tx: Tx,
    caller: Caller,
    product: { sku: string } & Fields,
    { file, facts }: { file: ReceivedFile; facts: ProfileFacts },
  ): Promise<ProductProfilesRow> {
    const { sku } = product;
    if (!(await lockProduct(tx, sku))) throw new ApiError('resource_not_found');
    const [printer, inkLimit] = [(product.printer ?? '').trim(), Number(product.inkLimit ?? USUAL_INK_LIMIT)];
    const earlier = await tx.findOneBy(ColourProfile, { sku, printer });
    const uploadedAt = this.clock.now();
    const objectId = await saveStoredObject(tx, file, uploadedAt);
    const saved = { sku, printer, objectId, fileName: file.name, ...facts, inkLimit, uploadedAt };
    const id = earlier?.id ?? randomUUID();
    if (earlier) await tx.update(ColourProfile, { id }, saved);
    else await tx.insert(ColourProfile, { id, ...saved });
    if (earlier) await this.erasure.eraseObjects(tx, [earlier.objectId]);
    await this.audit.record(tx, caller, {
      ...{ action: 'colour-profile-saved', kind: 'product', id: sku },
      ...{ ...(earlier && { before: toAudit(earlier) }), after: toAudit(saved) },
    });
    return load(tx, sku);
  }

  /**
   * Requests that the files of open orders are drawn by the profile of their product. Returns how many; those that are drawn
   * by it already do not count.
   * @throws {ApiError} `resource_not_found`
   */
  async redraw(tx: Tx, caller: Caller, sku: string): Promise<number> {
    if (!(await findProductProfiles(tx, sku))) throw new ApiError('resource_not_found');
    const files = await findUndrawnFiles(tx, sku);
    for (const sha256 of files) await requestSoftProof(tx, sha256);
    await this.audit.record(tx, caller, {
      ...{ action: 'soft-proofs-requested', kind: 'product', id: sku, after: { files: files.length } },
    });
    return files.length;
  }

  /** @throws {ApiError} `resource_not_found` */
  async remove(tx: Tx, caller: Caller, id: string): Promise<ProductProfilesRow> {
    const profile = isUuid(id) ? await tx.findOne(ColourProfile, { where: { id }, lock: LOCK }) : null;
    if (!profile) throw new ApiError('resource_not_found');
    const { sku, objectId } = profile;
    const pictures = await deleteSoftProofs(tx, id);
    await tx.delete(ColourProfile, { id });
    await this.erasure.eraseObjects(tx, [objectId, ...pictures]);
    await this.audit.record(tx, caller, {
      ...{ action: 'colour-profile-removed', kind: 'product', id: sku, before: toAudit(profile) },
    });
    return load(tx, sku);
  }
}

const LOCK = { mode: 'pessimistic_write' } as const;

interface Audited {
  printer: string;
  fileName: string;
  colours: OutputColours;
  inkLimit: number;
}

const toAudit = ({ printer, fileName, colours, inkLimit }: Audited): Audited => ({
  ...{ printer, fileName, colours, inkLimit },
});

async function load(tx: Tx, sku: string): Promise<ProductProfilesRow> {
  const row = await findProductProfiles(tx, sku);
  if (!row) throw new ApiError('resource_not_found');
  return row;
}
