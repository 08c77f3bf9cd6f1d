import sharp from 'sharp';
import { placeOrder } from './checkout';
import { Meter, SECONDS } from './meter';
import { createResellers } from './resellers';
import type { Row, Section } from './section';
import type { BenchShop } from './shop';

/** Parallel uploads; each is read by a process of its own afterwards. */
const CLIENTS = 2;

/** Print files for a banner of 3 × 6 feet, with noise, so that they compress as badly as photographs. */
const FILES = {
  'a small print file': { width: 900, height: 1_800 },
  'a large print file': { width: 3_600, height: 7_200 },
};

/** Uploads of print files, with their examination. */
export const uploadsSection: Section = {
  name: 'uploads',
  async run(shop) {
    const meter = await Meter.of(shop);
    const buyers = await createResellers(shop, CLIENTS);
    const items = await Promise.all(buyers.map((bearer) => createItem(shop, bearer)));
    const rows: Row[] = [];
    for (const [name, size] of Object.entries(FILES)) {
      const file = await drawNoise(size);
      const upload = (worker: number) => sendFile(shop, buyers[worker] ?? '', items[worker], file);
      await meter.waitUntilIdle();
      const figures = await meter.measure(upload, { seconds: SECONDS * 2, workers: CLIENTS, drain: true });
      rows.push({ name, ...figures, megabytes: file.size / 1_048_576 });
    }
    return rows;
  },
};

interface OrderedItem {
  orderId: string;
  sid: string;
}

/** Places and pays an order of one item, which then awaits its artwork. */
export async function createItem(shop: BenchShop, bearer: string): Promise<OrderedItem> {
  const orderId = await placeOrder(shop, bearer);
  const text = await shop.send('GET', `/api/Account/ViewOrder?orderId=${orderId}`, { bearer });
  const { items } = (JSON.parse(text) as { data: { items: { sid: string }[] } }).data;
  return { orderId, sid: items[0]?.sid ?? '' };
}

async function drawNoise({ width, height }: { width: number; height: number }): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  return new Blob([new Uint8Array(await image.jpeg({ quality: 88 }).toBuffer())]);
}

/** Replaces the artwork of the item. */
async function sendFile(shop: BenchShop, bearer: string, item: OrderedItem | undefined, file: Blob): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...item })) form.set(field, value);
  form.set('file', file, 'banner.jpg');
  const response = await fetch(`${shop.origin}/api/Account/ArtworkUpload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
}
