import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ItemView, Output } from '@shop/contract';
import { largestSizes } from '@shop/preflight';
import { ApiError, Clock, Database, Outbox, type ReceivedFile, type Tx } from '../common/public';
import { FileExaminations, forItem } from '../preflight/public';
import { ArtworkErasure } from './artwork-erasure';
import { ArtworkFiles } from './artwork-files';
import { FileCheck } from './file-check.entity';
import { deleteChecks } from './file-checks.queries';
import { FileLinks, PREVIEW_NAME } from './file-links';
import { PreflightReports } from './preflight-reports';

const DAY_MS = 24 * 3_600_000;
/** Days until a check is deleted. */
export const CHECK_DAYS = 1;
/** Of checks whose file is in a cart. */
export const CHECK_IN_CART_DAYS = 30;

/** Files that are checked before they are ordered. They are deleted after a day, in a cart after 30 days. */
@Injectable()
export class FileChecks {
  constructor(
    private readonly database: Database,
    private readonly files: ArtworkFiles,
    private readonly examinations: FileExaminations,
    private readonly reports: PreflightReports,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /** Saves a received file, which is examined after the commit. Returns the id of its check. */
  async add(tx: Tx, item: ItemView, file: ReceivedFile): Promise<string> {
    const at = this.clock.now();
    const objectId = await this.files.savePrintFile(tx, file, at);
    const id = randomUUID();
    await tx.insert(FileCheck, { id, objectId, name: file.name, format: file.kind, item, createdAt: at });
    return id;
  }

  /** @throws {ApiError} `resource_not_found` for an unknown id, and after a day */
  async view(id: string, language: string): Promise<Output<'Artwork/CheckResult'>> {
    const { reader } = this.database;
    const { objectId, format, item } = await this.find(reader, id);
    const found = (await this.examinations.find(reader, [objectId], [item.sku])).get(objectId);
    const examination = found && forItem(found, { sku: item.sku, printer: null });
    const preflight = this.reports.build(format, examination, { item, language });
    const facts = examination?.facts ?? null;
    return {
      state: preflight.state,
      preflight,
      preview: examination?.previewId ? this.links.pictureUrl(examination.previewId, PREVIEW_NAME) : null,
      ...(examination && this.links.asPrinted(examination)),
      ...(examination?.previewId && { tilesKey: this.links.tilesKey(objectId) }),
      sizes: facts ? largestSizes(facts) : [],
      facts,
      ...(examination?.inkLimit !== undefined && { inkLimit: examination.inkLimit }),
    };
  }

  /** @throws {ApiError} `resource_not_found` for an unknown id, and after a day */
  async find(reader: Tx, id: string): Promise<FileCheck> {
    const check = await reader.findOneBy(FileCheck, { id });
    const oldest = this.clock.now().getTime() - CHECK_DAYS * DAY_MS;
    if (!check || check.createdAt.getTime() < oldest) throw new ApiError('resource_not_found');
    return check;
  }

  /** Whether the file of a check is stored: for a day, and as long as it is in a cart. */
  async isStored(reader: Tx, id: string): Promise<boolean> {
    return reader.existsBy(FileCheck, { id });
  }
}

/** Deletes checks that are too old, with their files if nothing was ordered with them. */
@Injectable()
export class FileCheckCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly erasure: ArtworkErasure,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('41 * * * *', 'artwork.sweep-checks', () => this.deleteExpired());
  }

  async deleteExpired(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = { inCart: new Date(now - CHECK_IN_CART_DAYS * DAY_MS), others: new Date(now - CHECK_DAYS * DAY_MS) };
    await this.database.transaction(async (tx) => {
      await this.erasure.eraseObjects(tx, await deleteChecks(tx, before));
    });
  }
}
