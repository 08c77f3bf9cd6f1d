import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type Piece, place } from '@shop/preflight';
import { ApiError, type Attachment, ConcurrencyLimiter, Database, ObjectStore } from '../common/public';
import { FileExaminations } from '../preflight/public';
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
    private readonly examinations: FileExaminations,
    private readonly database: Database,
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
    job: ProductionJob & { piece: Piece },
    copy: number,
  ): Promise<PressTask & { artwork: { bytes: { buffer: ArrayBuffer } } | null }> {
    const { piece, row, view } = job;
    const artwork = await this.readArtwork(job);
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

  /** Null for artwork of other formats, and for a file whose place on the piece its examination did not find. */
  private async readArtwork({ piece, view, file }: ProductionJob & { piece: Piece }) {
    if (!view.printed || !file?.format || !EMBEDDED_FORMATS.includes(file.format)) return null;
    if (!file.objectId || !file.objectKey) return null;
    const { facts } = (await this.examinations.find(this.database.reader, [file.objectId])).get(file.objectId) ?? {};
    const placement = facts ? place(facts, piece) : null;
    if (!placement) return null;
    const bytes = new Uint8Array(await buffer(await this.objects.read(file.objectKey)));
    return { format: file.format, bytes, placement };
  }
}

const nameOf = ({ view }: ProductionJob) => `${view.orderId}-${view.position}`;
