import { ClamdEmulator, EICAR } from '../../test/clamd-emulator';
import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { buildForm, createFundedReseller, createPaidOrder, listItemIds } from '../../test/orders';
import { RecordingObjectStore } from '../../test/recording-object-store';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import type { TestUser } from '../../test/users';

let env: TestEnv;
let store: RecordingObjectStore;
let scanner: ClamdEmulator;
let shop: Shop;
let buyer: TestUser;
let orderId: string;
let sid: string;

beforeEach(async () => {
  env = await openTestEnv();
  store = await RecordingObjectStore.start(env.env.S3_ENDPOINT ?? '');
  scanner = await ClamdEmulator.start();
  shop = await openShop(env, { WORKER: '0', S3_ENDPOINT: store.endpoint, CLAMD_URL: scanner.url });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  orderId = await createPaidOrder(shop, buyer);
  [sid = ''] = await listItemIds(shop, buyer, orderId);
}, 60_000);

afterEach(async () => {
  await shop?.close();
  scanner?.stop();
  store?.stop();
  await env?.close();
});

/** Bytes that begin as a JPEG and end with a text. */
const jpeg = (size: number, end = '') =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size - 4), Buffer.from(end)]);
const form = (bytes: Buffer) =>
  buildForm({ orderId, sid }, { name: 'art.jpg', content: new Blob([new Uint8Array(bytes)]) });

async function upload(bytes: Buffer): Promise<string> {
  const session = { authorization: `Bearer ${buyer.bearer}`, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ orderId, sid, filename: 'art.jpg' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const created = await fetch(`${shop.origin}/api/uploads`, {
    method: 'POST',
    headers: { ...session, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const path = created.headers.get('location') ?? '';
  await fetch(shop.origin + path, {
    method: 'PATCH',
    headers: { ...session, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  return path.split('/').at(-1) ?? '';
}

test('An infected file is refused and leaves no object, also after its first megabytes', async () => {
  const infected = jpeg(7_000_000, EICAR);
  expect(await shop.expectError('Account/ArtworkUpload', form(infected), buyer)).toMatchObject({
    status: 422,
    code: 'file_infected',
  });
  expect([...store.objects]).toEqual([]);
  await eventually(async () => expect(store.openUploads.size).toBe(0));
});

test('An infected resumable upload is refused when it is finished, and is removed', async () => {
  const uploadId = await upload(jpeg(5000, EICAR));
  const input = { orderId, sid, uploadId };
  expect(await shop.expectError('Account/ArtworkUpload', input, buyer)).toMatchObject({ code: 'file_infected' });
  expect(await shop.expectError('Account/ArtworkUpload', input, buyer)).toMatchObject({ code: 'resource_not_found' });
});

test('A clean file is scanned to its last byte', async () => {
  const { artwork } = await shop.call('Account/ArtworkUpload', form(jpeg(3_000_001)), buyer);
  expect(scanner.scanned).toEqual([3_000_001]);
  expect(artwork).not.toHaveProperty('notScanned');
});

test('A file is accepted although the scanner does not answer, and staff see that it was not scanned', async () => {
  scanner.stop();
  const { artwork } = await shop.call('Account/ArtworkUpload', form(jpeg(3_000_001)), buyer);
  expect(artwork).toMatchObject({ notScanned: true, size: 3_000_001 });
});
