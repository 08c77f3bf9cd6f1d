import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ApiError, type Attachment, ConcurrencyLimiter, ObjectStore } from '../common/public';
import { barCodeText, qrBars, qrText } from './job-codes';
import { EMBEDDED_FORMATS, pressScale, WITHOUT_ARTWORK } from './press-file';
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
    private readonly objects: ObjectStore,
  ) {}

  /** @throws {ApiError} `resource_not_found` */
  async ticket(orderId: string, sid: string, format: TicketFormat): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    return { name: `${nameOf(job)}-ticket.pdf`, type: PDF, content: await renderTicket(job, format) };
  }

  /** @throws {ApiError} `resource_not_found` */
  async xjdf(orderId: string, sid: string): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    return {
      name: `${nameOf(job)}.xjdf`,
      type: 'application/vnd.cip4-xjdf+xml',
      content: Buffer.from(renderXjdf(job)),
    };
  }

  /**
   * The PDF that is printed and cut.
   * @param copy - from 1
   * @throws {ApiError} `resource_not_found`, also for a copy that was not ordered or a product without a printed area;
   *   `too_frequent` while many files are made
   */
  async pressFile(orderId: string, sid: string, copy: number): Promise<Attachment> {
    const job = await this.jobs.load(orderId, sid);
    if (!job.piece || copy > job.view.quantity) throw new ApiError('resource_not_found');
    const { piece } = job;
    const content = await this.limiter.run(async () => {
      const task = await this.toTask({ ...job, piece }, copy);
      return runThread<Uint8Array>('press-file-thread', task, task.artwork ? [task.artwork.bytes.buffer] : []);
    });
    return { name: `${nameOf(job)}.pdf`, type: PDF, content };
  }

  private async toTask(
    { piece, row, view, file }: ProductionJob & { piece: NonNullable<ProductionJob['piece']> },
    copy: number,
  ): Promise<PressTask & { artwork: { bytes: { buffer: ArrayBuffer } } | null }> {
    const key = view.printed && file?.format && EMBEDDED_FORMATS.includes(file.format) ? file.objectKey : null;
    const artwork =
      key && file?.format
        ? { format: file.format, bytes: new Uint8Array(await buffer(await this.objects.read(key))) }
        : null;
    const scale = pressScale(piece) === 1 ? '1:1' : '1:10';
    return {
      piece,
      artwork,
      qr: qrBars(qrText(view)),
      slug: [
        `${view.orderId}  item ${view.position}  copy ${copy} of ${view.quantity}`,
        `${view.material}  ${view.product}`,
        `${piece.widthMm} x ${piece.heightMm} mm  scale ${scale}  ${view.grommets} grommets`,
        ...(view.printed && !artwork ? [WITHOUT_ARTWORK] : []),
      ],
      title: barCodeText(view),
      createdAt: row.releasedAt,
    };
  }
}

const nameOf = ({ view }: ProductionJob) => `${view.orderId}-${view.position}`;
