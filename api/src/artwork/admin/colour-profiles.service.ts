import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
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
  chooseProfile,
  ColourProfile,
  deleteSoftProofs,
  findProfiles,
  isUsableProfile,
  profileName,
  requestSoftProof,
} from '../../preflight/public';
import { ArtworkErasure } from '../artwork-erasure';
import { insertPrinter, lockPrinter } from '../printers/printers.queries';
import { findFilesOfOpenOrders, findProductProfiles, lockProduct } from './colour-profiles.queries';

type Fields = Input<'admin/colour-profile'>;
/** What a file says about itself. */
export type ProfileFacts = Pick<ColourProfile, 'description' | 'colours'>;

interface UploadedProfile {
  file: ReceivedFile;
  facts: ProfileFacts;
}

/** The ICC profiles of products and printers, as staff manage them. */
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
    { file, facts }: UploadedProfile,
  ): Promise<void> {
    const { sku, inkLimit } = product;
    const printer = (product.printer ?? '').trim();
    if (!(await lockProduct(tx, sku))) throw new ApiError('resource_not_found');
    if (printer) await insertPrinter(tx, printer, this.clock.now());
    await this.replace(tx, caller, { sku, printer, inkLimit }, { file, facts });
  }

  /**
   * Saves the profile of a printer for all products, in place of the earlier one.
   * @throws {ApiError} `resource_not_found`
   */
  async saveOfPrinter(
    tx: Tx,
    caller: Caller,
    { id, inkLimit }: { id: string } & Pick<Fields, 'inkLimit'>,
    profile: UploadedProfile,
  ): Promise<void> {
    const printer = await lockPrinter(tx, { id }, 'update');
    if (!printer) throw new ApiError('resource_not_found');
    await this.replace(tx, caller, { sku: null, printer: printer.name, inkLimit }, profile);
  }

  private async replace(
    tx: Tx,
    caller: Caller,
    scope: { sku: string | null; printer: string } & Pick<Fields, 'inkLimit'>,
    { file, facts }: UploadedProfile,
  ): Promise<void> {
    const { sku, printer } = scope;
    const inkLimit = Number(scope.inkLimit ?? USUAL_INK_LIMIT);
    const earlier = await tx.findOneBy(ColourProfile, { sku: sku ?? IsNull(), printer });
    const uploadedAt = this.clock.now();
    const objectId = await saveStoredObject(tx, file, uploadedAt);
    const saved = { sku, printer, objectId, fileName: file.name, ...facts, inkLimit, uploadedAt };
    const id = earlier?.id ?? randomUUID();
    if (earlier) await tx.update(ColourProfile, { id }, saved);
    else await tx.insert(ColourProfile, { id, ...saved });
    if (earlier) await this.erasure.eraseObjects(tx, [earlier.objectId]);
    await this.audit.record(tx, caller, {
      ...{ action: 'colour-profile-saved', ...subjectOf(saved) },
      ...{ ...(earlier && { before: toAudit(earlier) }), after: toAudit(saved) },
    });
  }

  /**
   * Requests that the files of open orders for a product are drawn by the profile of their product and printer. Returns how many;
   * those that are drawn by it already do not count.
   * @throws {ApiError} `resource_not_found`
   */
  async redraw(tx: Tx, caller: Caller, sku: string): Promise<number> {
    if (!(await findProductProfiles(tx, sku))) throw new ApiError('resource_not_found');
    const profiles = await findProfiles(tx, [sku]);
    const undrawn = (await findFilesOfOpenOrders(tx, sku)).filter((file) => {
      const profile = chooseProfile(profiles, file);
      return profile && !file.drawnBy.includes(profile.id);
    });
    const files = new Map(undrawn.map(({ sha256 }) => [sha256.toString('hex'), sha256]));
    for (const sha256 of files.values()) await requestSoftProof(tx, sha256);
    await this.audit.record(tx, caller, {
      ...{ action: 'soft-proofs-requested', kind: 'product', id: sku, after: { files: files.size } },
    });
    return files.size;
  }

  /** @throws {ApiError} `resource_not_found` */
  async remove(tx: Tx, caller: Caller, id: string): Promise<ColourProfile> {
    const profile = isUuid(id) ? await tx.findOne(ColourProfile, { where: { id }, lock: LOCK }) : null;
    if (!profile) throw new ApiError('resource_not_found');
    await this.delete(tx, caller, profile);
    return profile;
  }

  /** Removes the profiles of a printer. */
  async removeOfPrinter(tx: Tx, caller: Caller, printer: string): Promise<void> {
    for (const profile of await tx.find(ColourProfile, { where: { printer }, lock: LOCK }))
      await this.delete(tx, caller, profile);
  }

  private async delete(tx: Tx, caller: Caller, profile: ColourProfile): Promise<void> {
    const { id, objectId } = profile;
    const pictures = await deleteSoftProofs(tx, id);
    await tx.delete(ColourProfile, { id });
    await this.erasure.eraseObjects(tx, [objectId, ...pictures]);
    await this.audit.record(tx, caller, {
      ...{ action: 'colour-profile-removed', ...subjectOf(profile), before: toAudit(profile) },
    });
  }
}

const LOCK = { mode: 'pessimistic_write' } as const;

/** The product that a profile is for, or its printer. */
const subjectOf = ({ sku, printer }: Pick<ColourProfile, 'sku' | 'printer'>) =>
  sku === null ? { kind: 'printer', id: printer } : { kind: 'product', id: sku };

interface Audited {
  printer: string;
  fileName: string;
  colours: OutputColours;
  inkLimit: number;
}

const toAudit = ({ printer, fileName, colours, inkLimit }: Audited): Audited => ({
  ...{ printer, fileName, colours, inkLimit },
});
