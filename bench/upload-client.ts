// Sends print files in a process of its own, so that response times that are measured meanwhile contain nothing of it.
import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** An item of an order that awaits artwork, with the access token of its owner. */
export interface UploadTarget {
  bearer: string;
  orderId: string;
  sid: string;
}

/** Sends the file at `path` to all targets at once, with other bytes at its end each time if it `isUnique`. */
export interface UploadRequest {
  origin: string;
  path: string;
  isUnique: boolean;
  targets: readonly UploadTarget[];
}

export interface UploadResult {
  /** When the last byte of each file was sent, as `Date.now()` tells it. */
  sentAt: number[];
  /** Uploads that were sent again because the server was busy. */
  repeated: number;
}

/** Attempts of an upload while the server is busy, each after the time that the server names. */
const ATTEMPTS = 8;
const BUSY = 503;
const BOUNDARY = 'a-boundary-of-the-benchmark';

process.on('message', ({ targets, ...uploads }: UploadRequest) => {
  Promise.all(targets.map((target) => upload(uploads, target))).then(
    (sent) => {
      const repeated = sent.filter(({ attempts }) => attempts > 1).length;
      process.send?.({ sentAt: sent.map(({ sentAt }) => sentAt), repeated } satisfies UploadResult);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));

type Upload = Omit<UploadRequest, 'targets'>;

async function upload(uploads: Upload, target: UploadTarget): Promise<{ sentAt: number; attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    const { status, body, sentAt, retryAfter } = await send(uploads, target);
    if (status === 200) return { sentAt, attempts };
    if (status !== BUSY || attempts === ATTEMPTS) throw new Error(`upload: ${status} ${body}`);
    await sleep(retryAfter * 1000);
  }
}

interface Answer {
  status: number | undefined;
  body: string;
  sentAt: number;
  /** Seconds. */
  retryAfter: number;
}

function send({ origin, path, isUnique }: Upload, target: UploadTarget): Promise<Answer> {
  const { bearer, orderId, sid } = target;
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    `${field('orderId', orderId)}${field('sid', sid)}--${BOUNDARY}\r\n` +
      'content-disposition: form-data; name="file"; filename="banner.jpg"\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const end = isUnique ? randomBytes(16) : Buffer.alloc(0);
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': head.length + statSync(path).size + end.length + tail.length,
  };
  return new Promise((resolve, reject) => {
    let sentAt = NaN;
    const file = createReadStream(path);
    const outgoing = request(`${origin}/api/Account/ArtworkUpload`, { method: 'POST', headers, agent: false });
    outgoing.on('error', reject);
    outgoing.once('finish', () => (sentAt = Date.now()));
    outgoing.once('response', (response) => {
      const { statusCode: status } = response;
      text(response)
        .then((body) => resolve({ status, body, sentAt, retryAfter: Number(response.headers['retry-after'] ?? 0) }))
        .catch(reject)
        .finally(() => {
          // A refusal arrives before the end of the file, which is then not sent.
          file.destroy();
          outgoing.destroy();
        });
    });
    outgoing.write(head);
    file
      .once('error', reject)
      .once('end', () => outgoing.end(Buffer.concat([end, tail])))
      .pipe(outgoing, { end: false });
  });
}
