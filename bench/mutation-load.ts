import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MEGABYTE } from './file-figures';
import { Meter } from './meter';
import { measureQuotes, QUIET_MS, timesAs } from './quote-times';
import { createResellers } from './resellers';
import type { Row } from './section';
import { type BenchShop, readMemory, startShop } from './shop';
import { createItem } from './uploads';

/** Changed files that a shop gets as artwork. */
const UPLOADS = 150;
const FEW_UPLOADS = 10;
/** An upload that is answered with these does not stop the server from answering the next. */
const EXPECTED = [200, 400, 413, 415, 422];

interface ChangedFile {
  format: string;
  bytes: Buffer;
}

/** What changed files did to a shop. */
export interface MutationLoad {
  rows: Row[];
  /** What must not have happened. */
  problems: string[];
}

/**
 * Uploads changed files to a shop, which examines each in a process of its own, and looks at what is left of that.
 * @param changedFiles so many of them
 */
export async function measureMutationLoad(
  changedFiles: (count: number) => AsyncIterable<ChangedFile>,
): Promise<MutationLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const shop = await startShop({ TMPDIR: folder });
  try {
    const [bearer = ''] = await createResellers(shop, 1);
    const item = await createItem(shop, bearer);
    const meter = await Meter.of(shop);
    const problems: string[] = [];
    const upload = async (count: number) => {
      for await (const file of changedFiles(count)) {
        const status = await sendArtwork(shop, bearer, item, file);
        if (!EXPECTED.includes(status)) problems.push(`${file.format}: answered with ${status}`);
      }
      await meter.waitUntilIdle();
    };
    await upload(FEW_UPLOADS);
    const quiet = await measureQuotes(shop, () => sleep(QUIET_MS));
    const before = readMemory(shop.server.pid).residentKiB;
    const during = await measureQuotes(shop, () => upload(UPLOADS));
    const megabytes = ((readMemory(shop.server.pid).residentKiB - before) * 1024) / MEGABYTE;
    const rows = [
      { name: 'quotes, quiet', ...quiet },
      { name: `beside ${UPLOADS} changed files`, ...during, megabytes, ...timesAs(quiet, during) },
    ];
    return { rows, problems: [...problems, ...leftOvers(shop, folder)] };
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Temporary files and processes that should be gone, and a server that ended. */
function leftOvers({ server }: BenchShop, folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith('shop-preflight-'));
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [
    ...files.map((name) => `the folder ${name} is left`),
    ...children.map((pid) => `the process ${pid} is left`),
    ...(server.exitCode === null ? [] : [`the server ended with ${server.exitCode}`]),
  ];
}

async function sendArtwork(shop: BenchShop, bearer: string, item: object, file: ChangedFile): Promise<number> {
  const form = new FormData();
  for (const [field, value] of Object.entries(item)) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(file.bytes)]), `changed.${file.format}`);
  const response = await fetch(`${shop.origin}/api/Account/ArtworkUpload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
