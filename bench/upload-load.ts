import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExaminationRequest } from './examiner';
import { MEGABYTE, padded, smallJpeg } from './file-figures';
import { Meter, percentile } from './meter';
import { measureQuotes, QUIET_MS, type Times, timesAs } from './quote-times';
import { createResellers } from './resellers';
import type { Row } from './section';
import { type BenchShop, readMemory, startChild, startShop, stopChild } from './shop';
import type { UploadRequest, UploadResult, UploadTarget } from './upload-client';
import { createItem } from './uploads';

const UPLOADS = 20;
const UPLOAD_MEBIBYTES = 79;
/** Processes that examine files meanwhile. */
const EXAMINATIONS = 4;
/** Uploads of which the time until the first report is measured, one after another. */
const REPORTS = 12;
const MEMORY_INTERVAL_MS = 20;
const POLL_MS = 50;

/** What a shop is like while 20 print files of 79 MiB arrive at once. */
export const measureUploadLoad = (): Promise<Row[]> => withLoad((load) => load.measure());

/** How soon the first report about a print file of 79 MiB is there. */
export const measureFirstReport = (): Promise<Row[]> => withLoad((load) => load.measureFirstReports());

async function withLoad(measure: (load: UploadLoad) => Promise<Row[]>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const children: ChildProcess[] = [];
  // The object store of the benchmark puts the parts of 20 files together on the same cores.
  const shop = await startShop({ S3_TIMEOUT_MS: '60000' });
  try {
    const picture = await smallJpeg();
    const path = join(folder, 'banner.jpg');
    writeFileSync(path, padded(picture, (UPLOAD_MEBIBYTES * MEGABYTE) / 1e6));
    const picturePath = join(folder, 'picture.jpg');
    writeFileSync(picturePath, picture);
    const receiver = startChild(children, 'upload-receiver.ts', shop.env);
    const [{ origin }] = (await once(receiver, 'message')) as [{ origin: string }];
    const [client, examiner] = [startChild(children, 'upload-client.ts'), startChild(children, 'examiner.ts')];
    return await measure(new UploadLoad(shop, client, examiner, { path, picturePath, origin }));
  } finally {
    for (const child of children) await stopChild(child);
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface UploadedFile {
  path: string;
  /** The picture that it begins with, without the padding that makes the rest. */
  picturePath: string;
  /** Of another process that stores uploads in the same store. */
  origin: string;
}

class UploadLoad {
  /** Rejects when the client ends. */
  private readonly exited: Promise<never>;

  constructor(
    private readonly shop: BenchShop,
    private readonly client: ChildProcess,
    private readonly examiner: ChildProcess,
    private readonly file: UploadedFile,
  ) {
    this.exited = once(client, 'exit').then(() => {
      throw new Error('the uploads failed');
    });
    this.exited.catch(() => undefined);
  }

  async measure(): Promise<Row[]> {
    const { meter, targets } = await this.prepare(UPLOADS);
    const { origin } = this.file;
    const loads = await meter.withoutJobs(async () => {
      await this.upload(targets.slice(0, 1));
      const quiet = await measureQuotes(this.shop, () => sleep(QUIET_MS));
      const elsewhere = await measureQuotes(this.shop, () => this.upload(targets, { origin }));
      const alone = await this.watch(quiet, () => this.upload(targets));
      const beside = await this.watch(quiet, () => this.besideExaminations(() => this.upload(targets)));
      return [
        { name: 'quotes, quiet', ...quiet },
        { name: 'uploads to another process', ...elsewhere, ...timesAs(quiet, elsewhere) },
        { name: `${UPLOADS} uploads of ${UPLOAD_MEBIBYTES} MiB`, ...alone },
        { name: `beside ${EXAMINATIONS} examinations`, ...beside },
      ];
    });
    await meter.waitUntilIdle();
    return loads;
  }

  private async prepare(uploads: number): Promise<{ meter: Meter; targets: UploadTarget[] }> {
    const meter = await Meter.of(this.shop);
    const [bearer = ''] = await createResellers(this.shop, 1);
    const targets: UploadTarget[] = [];
    for (let count = 0; count < uploads; count++) targets.push({ bearer, ...(await createItem(this.shop, bearer)) });
    await meter.waitUntilIdle();
    return { meter, targets };
  }

  private async upload(
    targets: readonly UploadTarget[],
    { origin = this.shop.origin, isUnique = false }: Partial<Pick<UploadRequest, 'origin' | 'isUnique'>> = {},
  ): Promise<UploadResult> {
    this.client.send({ origin, path: this.file.path, isUnique, targets } satisfies UploadRequest);
    const answered = once(this.client, 'message') as Promise<[UploadResult]>;
    const [result] = await Promise.race([answered, this.exited]);
    if (result.repeated > 0)
      console.log(`${result.repeated} of ${targets.length} uploads were sent again: the server was busy`);
    return result;
  }

  /** Response times of quotes, the growth of the server's memory and the delay of its event loop during the work. */
  private async watch(quiet: Times, work: () => Promise<unknown>): Promise<Omit<Row, 'name'>> {
    const memory = () => readMemory(this.shop.server.pid).residentKiB;
    const before = memory();
    let most = before;
    const look = setInterval(() => (most = Math.max(most, memory())), MEMORY_INTERVAL_MS);
    this.shop.server.send({ request: 'watch-loop' });
    const quotes = await measureQuotes(this.shop, work).finally(() => clearInterval(look));
    this.shop.server.send({ request: 'read-loop' });
    const [loop] = (await once(this.shop.server, 'message')) as [LoopFigures];
    return {
      ...{ ...quotes, ...loop, megabytes: (most - before) / 1024, ...timesAs(quiet, quotes) },
      wanted: { ratio: 2, megabytes: 150, loopMs: 100 },
    };
  }

  private async besideExaminations(work: () => Promise<unknown>): Promise<void> {
    this.examiner.send({ path: this.file.picturePath, parallel: EXAMINATIONS } satisfies ExaminationRequest);
    await work();
    this.examiner.send('stop' satisfies ExaminationRequest);
    await once(this.examiner, 'message');
  }

  /** The time from the last byte of a file to a report, at the 95th percentile. Nothing else runs meanwhile. */
  async measureFirstReports(): Promise<Row[]> {
    const { meter, targets } = await this.prepare(REPORTS);
    const times: number[] = [];
    for (const target of targets) {
      const { sentAt } = await this.upload([target], { isUnique: true });
      while ((await this.readState(target)) === 'waiting') await sleep(POLL_MS);
      times.push((Date.now() - (sentAt[0] ?? NaN)) / 1000);
      await meter.waitUntilIdle();
    }
    times.sort((a, b) => a - b);
    return [{ name: 'first report, 95th percentile', seconds: percentile(times, 0.95), wanted: { seconds: 2 } }];
  }

  private async readState({ bearer, orderId, sid }: UploadTarget): Promise<string | undefined> {
    const text = await this.shop.send('GET', `/api/Account/ViewOrder?orderId=${orderId}`, { bearer });
    const { items } = (JSON.parse(text) as { data: { items: OrderedItem[] } }).data;
    return items.find((item) => item.sid === sid)?.artwork?.preflight.state;
  }
}

type LoopFigures = Pick<Row, 'loopMs' | 'heapMegabytes' | 'bufferMegabytes'>;

interface OrderedItem {
  sid: string;
  artwork?: { preflight: { state: string } };
}
