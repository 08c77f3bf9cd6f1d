import { Injectable } from '@nestjs/common';
import { type Input, MAX_NEST_FILE_ITEMS, type NestDescriptionView } from '@shop/contract';
import { findMisplaced, type Job, type PlacedPiece } from '@shop/nesting';
import { ApiError, type Attachment, ConcurrencyLimiter } from '../common/public';
import { bleedOf } from './press-bleed';
import { describeItem, zipJob } from './hot-folder';
import { toXjdf } from './job-sheets.service';
import type { NestFileTask } from './nest-file-thread';
import { toPlacedPiece } from './placed-piece';
import { PressArtworks } from './press-artworks';
import { pageScale } from './press-file';
import { type ProductionJob, ProductionJobs } from './production-jobs';
import { runThread } from './run-thread';

type NestFileRequest = Input<'admin/nest-hot-folder'>;

/** A file holds the artwork of all its items in memory. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 4;

/** The press-ready files of accepted nests. Nothing is stored: the same nest gives the same bytes. */
@Injectable()
export class NestFiles {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);

  constructor(
    private readonly jobs: ProductionJobs,
    private readonly artworks: PressArtworks,
  ) {}

  /**
   * Everything about a nest for the folder that a workflow system watches: the roll as PDF, the items' tickets in XJDF, and
   * `job.json`.
   * @throws {ApiError} `validation_failed` for pieces that are not in production, of another material or size, or over each
   *   other; `nest_too_large`; `too_frequent` while many files are made
   */
  async hotFolder(request: NestFileRequest): Promise<Attachment> {
    const placed = request.placed.map(toPlacedPiece);
    const sids = [...new Set(placed.map(({ id }) => id))];
    if (sids.length > MAX_NEST_FILE_ITEMS) throw new ApiError('nest_too_large');
    const jobs = await this.jobs.loadQueued(sids, request.material);
    const misplaced = findMisplaced(placed, jobs.map(toNestJob), request);
    if (misplaced !== null)
      throw new ApiError('validation_failed', [{ field: `placed[${misplaced}]`, code: 'invalid' }]);
    const content = await this.limiter.run(() => this.render(request, placed, jobs));
    const name = `nest-${request.material}-${jobs[0]?.view.orderId ?? ''}`;
    const pdf = { name: `${name}.pdf`, type: 'application/pdf', content };
    const tickets = jobs.map((job) => toXjdf(job, pdf.name));
    const zip = await zipJob(describeNest(request, placed, jobs), [pdf, ...tickets]);
    return { name: `${name}.zip`, type: 'application/zip', content: zip };
  }

  private async render(
    { rollMm, lengthMm, material, bleed }: NestFileRequest,
    placed: readonly PlacedPiece[],
    jobs: readonly ProductionJob[],
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
    const task: NestFileTask = {
      ...{ rollMm, lengthMm, placed, items, qr: [], title: `Nest ${material}` },
      slug: [
        `Nest  ${material}  ${jobs[0]?.view.product ?? ''}`,
        `roll ${rollMm} x ${lengthMm} mm  scale ${scale}`,
        `${placed.length} pieces of ${jobs.length} items`,
      ],
      createdAt: new Date(Math.max(...jobs.map(({ row }) => row.releasedAt.getTime()))),
    };
    return runThread<Uint8Array>('nest-file-thread', task, transferred);
  }
}

/** What is printed of an item, with hem, bleed and pole pocket. */
const toNestJob = ({ view }: ProductionJob): Job => ({
  ...{ id: view.sid, copies: view.quantity, canRotate: true },
  widthMm: view.printWidthMm ?? 0,
  heightMm: view.printHeightMm ?? 0,
});

function describeNest(
  { material, rollMm, lengthMm }: NestFileRequest,
  placed: readonly PlacedPiece[],
  jobs: readonly ProductionJob[],
): NestDescriptionView {
  const views = new Map(jobs.map(({ view }) => [view.sid, view]));
  return {
    ...{ material, rollMm, lengthMm, scale: pageScale(rollMm, lengthMm) },
    placed: placed.map(({ id, ...piece }) => ({
      ...{ orderId: views.get(id)?.orderId ?? '', item: views.get(id)?.position ?? 0, sid: id },
      ...piece,
    })),
    items: jobs.map(describeItem),
  };
}
