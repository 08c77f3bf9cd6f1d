import { randomUUID } from 'node:crypto';
import type { ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { runInParallel, sendRequest, sortedStatuses } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, blankItem, buildForm, recipient } from '../../../test/orders';
import { writeSheets } from '../../../test/spreadsheets';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let env: TestEnv;
let shop: Shop;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const form = (content: string | Uint8Array<ArrayBuffer>, unit = '2') =>
  buildForm({ unit }, { name: 'list.csv', content: new Blob([content]) });
const read = (content: string | Uint8Array<ArrayBuffer>, unit?: string) =>
  shop.call('Cart/ReadSizeList', form(content, unit));
const sendInvalid = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { status, code } = await shop.expectError('Cart/ReadSizeList', form(content));
  return { status, code };
};
const sheet = async (rows: (string | number | Date | null)[][]) =>
  new Uint8Array(await writeSheets(new Map([['Sizes', rows]])));

describe('a size list', () => {
  test('is read from pasted text in the unit of the page, with problems by cell', async () => {
    const { rows, guessedEncoding } = await read('3\t6\t2\tGate\n4\twide\t1\tWall', '1');
    expect(guessedEncoding).toBe(false);
    expect(rows).toMatchObject([
      { row: 1, size: { width: '3', length: '6', unit: 1 }, quantity: 2, label: 'Gate', problems: [] },
      { row: 2, size: null, problems: [{ column: 'length', problem: 'not_a_number' }] },
    ]);
  });

  test('is read from an XLSX file, where a date is no size', async () => {
    const file = await sheet([
      ['Width (cm)', 'Height (cm)', 'Qty', 'Name'],
      [90.5, 120, 3, '西口'],
      [new Date('2026-03-06'), 120, 1, null],
    ]);
    expect((await read(file)).rows).toMatchObject([
      { row: 2, size: { width: '90.5', length: '120', unit: 2 }, quantity: 3, label: '西口' },
      { row: 3, size: null, problems: [{ column: 'width' }] },
    ]);
  });

  test('in Shift_JIS is read, and says that its encoding was guessed', async () => {
    const bytes = [0x95, 0x9d, 0x2c, 0x8d, 0x82, 0x82, 0xb3, 0x0a, ...new TextEncoder().encode('90,120')];
    expect(await read(Uint8Array.from(bytes))).toMatchObject({
      guessedEncoding: true,
      rows: [{ size: { width: '90', length: '120' } }],
    });
  });

  test('is refused as a whole if it is empty, too long or no list', async () => {
    expect(await sendInvalid('\n \n')).toEqual({ status: 422, code: 'size_list_empty' });
    expect(await sendInvalid('width,length\n' + '90,120\n'.repeat(501))).toEqual({
      status: 422,
      code: 'size_list_too_long',
    });
    expect(await sendInvalid('90,120\n'.repeat(10_001))).toEqual({ status: 422, code: 'size_list_too_long' });
    const long = Array.from({ length: 10_001 }, () => [90, 120]);
    expect(await sendInvalid(await sheet(long))).toEqual({ status: 422, code: 'size_list_too_long' });
    expect(await sendInvalid(' '.repeat(2 * 1024 * 1024 + 1))).toEqual({ status: 422, code: 'size_list_too_long' });
    for (const bytes of [
      [0x50, 0x4b, 3, 4, 1, 2],
      [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1],
    ])
      expect(await sendInvalid(Uint8Array.from(bytes))).toEqual({ status: 422, code: 'size_list_unreadable' });
    expect((await shop.expectError('Cart/ReadSizeList', buildForm({ unit: '2' }))).code).toBe('file_missing');
    expect(await shop.expectError('Cart/ReadSizeList', form('1,2', '7'))).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'unit' }],
    });
  });
});

describe('several items', () => {
  const items: ItemView[] = ['3', '4', '5'].map((width) => ({ ...bannerItem, width, label: `Row ${width}` }));
  const addItems = (buyer: TestUser, list: readonly unknown[], key = randomUUID()) =>
    sendRequest(shop, 'Cart/AddItems', { items: list }, { bearer: buyer.bearer, headers: { 'idempotency-key': key } });
  const cartItems = async (buyer: TestUser) =>
    (await shop.call('Cart/MyShoppingCart', {}, buyer)).items.map(({ item }) => item);

  test('are added in their sequence, and once for each Idempotency-Key', async () => {
    const buyer = await createUser(shop);
    await shop.call('Cart/Add2Cart', { item: blankItem }, buyer);
    const key = randomUUID();
    for (let attempt = 0; attempt < 2; attempt++) expect((await addItems(buyer, items, key)).status).toBe(200);
    expect(await cartItems(buyer)).toEqual([blankItem, ...items]);
  });

  test('are not added at all if one of them has no price, and every invalid one is named', async () => {
    const buyer = await createUser(shop);
    const wrong = [items[0], { ...bannerItem, width: '9000' }, { ...bannerItem, quantity: 0 }];
    expect(await shop.expectError('Cart/AddItems', { items: wrong }, buyer)).toMatchObject({
      status: 422,
      code: 'size_out_of_range',
      errors: [{ field: 'items[1].width' }, { field: 'items[2].quantity', code: 'quantity_out_of_range' }],
    });
    expect(await cartItems(buyer)).toEqual([]);
  });

  test('never exceed five hundred in the cart, also if they are added concurrently', async () => {
    const buyer = await createUser(shop);
    const half = Array.from({ length: 200 }, () => blankItem);
    const responses = await runInParallel(4, () => addItems(buyer, half));
    expect(sortedStatuses(responses)).toEqual([200, 200, 422, 422]);
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(400);
    expect(
      (
        await addItems(
          buyer,
          Array.from({ length: 501 }, () => blankItem),
        )
      ).status,
    ).toBe(400);
  });

  test('of a whole list are ordered as one order', async () => {
    const buyer = await createUser(shop);
    await addItems(
      buyer,
      Array.from({ length: 500 }, (_, index) => ({ ...blankItem, label: String(index + 1) })),
    );
    const terms = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
    const { adjusted } = await shop.call('Cart/GetInstantQuote', { ...terms, country: 'JP' }, buyer);
    const address = await shop.call('Account/SaveShippingAddress', recipient, buyer);
    const expectedTotal = { currency: 'USD', amount: adjusted.total };
    const { orderId } = await shop.call('Cart/PlaceOrder', { addressId: address.id, ...terms, expectedTotal }, buyer);
    const order = await shop.call('Account/ViewOrder', { orderId }, buyer);
    expect(order.items.map(({ item }) => item.label)).toEqual(
      Array.from({ length: 500 }, (_, index) => String(index + 1)),
    );
  });
});
