import { Injectable } from '@nestjs/common';
import type { BleedFill, Input, NestDescriptionView } from '@shop/contract';
import { ApiError, type Attachment, ConcurrencyLimiter, Database } from '../common/public';
import { findNest } from './accepted-nests.queries';
import { bleedOf } from './press-bleed';
import { describeItem, zipJob } from './hot-folder';
import { toXjdf } from './job-sheets.service';
import type { NestFileTask } from './nest-file-thread';
import { type CheckedLayout, checkLayout } from './nest-layout';
import { toPlacedPiece } from './placed-piece';
import { PressArtworks } from './press-artworks';
import { pageScale } from './press-file';
import { ProductionJobs } from './production-jobs';
import { runThread } from './run-thread';

type NestFileRequest = Input<'admin/nest-hot-folder'>;

/** A nest whose files are made. */
interface CheckedNest extends CheckedLayout, Pick<NestFileRequest, 'material' | 'rollMm' | 'lengthMm'> {
  /** Null for a nest that is not stored. */
  number: number | null;
  /** Null: when the last of its items was released. */
  createdAt: Date | null;
}

/** A file holds the artwork of all its items in memory. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 4;

/** The press-ready files of nests. The same nest gives the same bytes. */
@Injectable()
export class NestFiles {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly jobs: ProductionJobs,
    private readonly artworks: PressArtworks,
  ) {}

  /**
   * Everything about a nest for the folder that a workflow system watches: the roll as PDF, the items' tickets in XJDF, and
   * `job.json`.
   * @throws {ApiError} `validation_failed` for pieces that are not in production, of another material or size, or over each
   *   other; `nest_too_large`; `too_frequent` while many files are made
   */
  async hotFolder({ bleed, ...request }: NestFileRequest): Promise<Attachment> {
    const checked = await checkLayout(request, this.jobs);
    return this.zip({ ...request, ...checked, number: null, createdAt: null }, bleed);
  }

  /**
   * The same of an accepted nest, as it was accepted: also of items that have shipped since, without those of cancelled orders.
   * @throws {ApiError} `resource_not_found`, also if all of its orders were cancelled; `too_frequent` while many files are made
   */
  async acceptedHotFolder(id: string, bleed: BleedFill | undefined): Promise<Attachment> {
    const nest = await findNest(this.database.reader, id);
    if (!nest) throw new ApiError('resource_not_found');
    const jobs = await this.jobs.loadReleased([...new Set(nest.placed.map(({ sid }) => sid))]);
    const known = new Set(jobs.map(({ view }) => view.sid));
    const placed = nest.placed.map(toPlacedPiece).filter((piece) => known.has(piece.id));
    if (placed.length === 0) throw new ApiError('resource_not_found');
    return this.zip({ ...nest, placed, jobs, createdAt: nest.acceptedAt }, bleed);
  }

  private async zip(nest: CheckedNest, bleed: BleedFill | undefined): Promise<Attachment> {
    const { number, material, jobs } = nest;
    const content = await this.limiter.run(() => this.render(nest, bleed));
    const name = `nest-${number ?? `${material}-${jobs[0]?.view.orderId ?? ''}`}`;
    const pdf = { name: `${name}.pdf`, type: 'application/pdf', content };
    const tickets = jobs.map((job) => toXjdf(job, pdf.name));
    const zip = await zipJob(describeNest(nest), [pdf, ...tickets]);
    return { name: `${name}.zip`, type: 'application/zip', content: zip };
  }

  private async render(
    { number, rollMm, lengthMm, material, placed, jobs, createdAt }: CheckedNest,
    bleed: BleedFill | undefined,
  ): Promise<Uint8Array> {
    const items: NestFileTask['items'][number][] = [];
    const transferred: ArrayBuffer[] = [];
    for (const job of jobs) {
      const artwork = await this.artworks.read(job);
      if (artwork) transferred.push(artwork.bytes.buffer);
      const { sid, orderId, position, printed } = job.view;
      const item = { id: sid, artwork, bleed: bleedOf(job, bleed), label: `${orderId}/${position}`, printed };
      if (job.piece) items.push({ ...item, piece: job.piece });
    }
    const scale = pageScale(rollMm, lengthMm) === 1 ? '1:1' : '1:10';
    const title = [number === null ? 'Nest' : `Nest ${number}`, material];
    const task: NestFileTask = {
      ...{ rollMm, lengthMm, placed, items, qr: [], title: title.join(' ') },
      slug: [
        [...title, jobs[0]?.view.product ?? ''].join('  '),
        `roll ${rollMm} x ${lengthMm} mm  scale ${scale}`,
        `${placed.length} pieces of ${jobs.length} items`,
      ],
      createdAt: createdAt ?? new Date(Math.max(...jobs.map(({ row }) => row.releasedAt.getTime()))),
    };
    return runThread<Uint8Array>('nest-file-thread', task, transferred);
  }
}

function describeNest({ number, material, rollMm, lengthMm, placed, jobs }: CheckedNest): NestDescriptionView {
  const views = new Map(jobs.map(({ view }) => [view.sid, view]));
  return {
    ...{ nest: number, material, rollMm, lengthMm, scale: pageScale(rollMm, lengthMm) },
    placed: placed.map(({ id, ...piece }) => ({
      ...{ orderId: views.get(id)?.orderId ?? '', item: views.get(id)?.position ?? 0, sid: id },
      ...piece,
    })),
    items: jobs.map(describeItem),
  };
}
