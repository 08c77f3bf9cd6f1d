import { Injectable } from '@nestjs/common';
import type { BleedFill } from '@shop/contract';
import type { Piece } from '@shop/preflight';
import { ApiError, type Attachment, ConcurrencyLimiter } from '../common/public';
import { qrBars } from '../pdf/public';
import { describeItem, zipJob } from './hot-folder';
import { barCodeText, qrText } from './job-codes';
import { PressArtworks, type ReadArtwork } from './press-artworks';
import { bleedOf } from './press-bleed';
import { pressScale, WITHOUT_ARTWORK } from './press-file';
import type { PressTask } from './press-file-thread';
import { type ProductionJob, ProductionJobs } from './production-jobs';
import { runThread } from './run-thread';
import { renderTicket, type TicketFormat } from './ticket';
import { renderXjdf } from './xjdf';

const PDF = 'application/pdf';

/** A press-ready file holds the artwork in memory. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 8;

/** The papers and files of an item in production. The same item gives the same bytes. */
@Injectable()
export class JobSheets {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);

  constructor(
    private readonly jobs: ProductionJobs,
    private readonly artworks: PressArtworks,
  ) {}

  /** @throws {ApiError} `resource_not_found` */
  async ticket(orderId: string, sid: string, format: TicketFormat): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    return { name: `${nameOf(job)}-ticket.pdf`, type: PDF, content: await renderTicket(job, format) };
  }

  /** @throws {ApiError} `resource_not_found` */
  async xjdf(orderId: string, sid: string): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    return toXjdf(job, job.piece && `${nameOf(job)}.pdf`);
  }

  /**
   * The PDF that is printed and cut.
   * @param copy - from 1
   * @throws {ApiError} `resource_not_found`, also for a copy that was not ordered or a product without a printed area;
   *   `too_frequent` while many files are made
   */
  async pressFile(orderId: string, sid: string, copy: number, bleed?: BleedFill): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    if (copy > job.view.quantity) throw new ApiError('resource_not_found');
    return this.renderPressFile(job, `copy ${copy} of ${job.view.quantity}`, bleed);
  }

  /**
   * Everything about an item for the folder that a workflow system watches: the press-ready file for all copies, the job
   * ticket in XJDF, and `job.json`.
   * @throws {ApiError} as `pressFile` does
   */
  async hotFolder(orderId: string, sid: string, bleed?: BleedFill): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    const pressFile = await this.renderPressFile(job, `copies ${job.view.quantity}`, bleed);
    const content = await zipJob(describeItem(job), [pressFile, toXjdf(job, pressFile.name)]);
    return { name: `${nameOf(job)}.zip`, type: 'application/zip', content };
  }

  /** @param copies - in the slug */
  private async renderPressFile(job: ProductionJob, copies: string, chosen?: BleedFill): Promise<Attachment> {
    const { piece } = job;
    if (!piece) throw new ApiError('resource_not_found');
    const content = await this.limiter.run(async () => {
      const task = { ...(await this.toTask({ ...job, piece }, copies)), bleed: bleedOf(job, chosen) };
      return runThread<Uint8Array>('press-file-thread', task, task.artwork ? [task.artwork.bytes.buffer] : []);
    });
    return { name: `${nameOf(job)}.pdf`, type: PDF, content };
  }

  private async toTask(
    job: ProductionJob & { piece: Piece },
    copies: string,
  ): Promise<Omit<PressTask, 'bleed'> & { artwork: ReadArtwork | null }> {
    const { piece, row, view } = job;
    const artwork = await this.artworks.read(job);
    const scale = pressScale(piece) === 1 ? '1:1' : '1:10';
    return {
      piece,
      artwork,
      qr: qrBars(qrText(view)),
      slug: [
        `${view.orderId}  item ${view.position}  ${copies}`,
        `${view.material}  ${view.product}`,
        `${piece.widthMm} x ${piece.heightMm} mm  scale ${scale}  ${view.grommets} grommets`,
        ...(view.printer ? [`printer ${view.printer}`] : []),
        ...(view.printed && !artwork ? [WITHOUT_ARTWORK] : []),
      ],
      title: barCodeText(view),
      createdAt: row.releasedAt,
    };
  }
}

const nameOf = ({ view }: ProductionJob) => `${view.orderId}-${view.position}`;

/**
 * The ticket of an item for a workflow system.
 * @param pressFile - the name of the PDF beside it; null without a printed area
 */
export const toXjdf = (job: ProductionJob, pressFile: string | null): Attachment => ({
  name: `${nameOf(job)}.xjdf`,
  type: 'application/vnd.cip4-xjdf+xml',
  content: Buffer.from(renderXjdf(job, pressFile)),
});
