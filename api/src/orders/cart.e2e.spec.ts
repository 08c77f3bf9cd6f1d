import { randomUUID } from 'node:crypto';
import type { ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, someoneWaits, statusesOf } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, blank, byPayPal, recipient } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { Raw, withField } from '../../test/spoilt';
import { openStage, type Stage } from '../../test/stage';

let stage: Stage;
let shop: Shop;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const stand: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'custom', finishes: [] };
const add = (buyer: Person, item: unknown, headers = {}) =>
  answer(shop, 'Cart/Add2Cart', { item }, { bearer: buyer.bearer, headers });
const lines = async (buyer: Person) =>
  (await shop.call('Cart/MyShoppingCart', {}, buyer)).items.map(({ item }) => item);

async function order(buyer: Person, address = recipient) {
  const quote = await shop.call('Cart/GetInstantQuote', { ...byPayPal, country: 'JP' }, buyer);
  return { address, ...byPayPal, expectedTotal: { currency: 'USD', amount: quote.adjusted.total } };
}

describe('a line of the cart', () => {
  test('keeps of an item only what its product is sold by', async () => {
    const buyer = await somebody(shop);
    await add(buyer, { ...stand, width: { any: ['thing'] }, length: 'x'.repeat(5000), unit: [1] });
    await add(buyer, { ...banner, variant: '85x200' });
    expect(await lines(buyer)).toEqual([stand, banner]);
  });

  test('is refused, and not half written, where its size nests without end', async () => {
    const buyer = await somebody(shop);
    const deep = withField({ item: banner }, 'item.width', new Raw('['.repeat(50_000) + ']'.repeat(50_000)));
    const response = await fetch(`${shop.origin}/api/Cart/Add2Cart`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: deep,
    });
    expect([response.status, await lines(buyer)]).toEqual([400, []]);
  });

  test('belongs to its owner: another removes it no more than one that is not there', async () => {
    const [owner, other] = [await somebody(shop), await somebody(shop)];
    const { itemId } = await shop.call('Cart/Add2Cart', { item: banner }, owner);
    const [foreign, absent] = [
      await shop.refusal('Cart/DeleteItemInCart', { itemId }, other),
      await shop.refusal('Cart/DeleteItemInCart', { itemId: randomUUID() }, other),
    ];
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    expect(await lines(owner)).toEqual([banner]);
  });

  test('is removed once, whoever of two at once removes it', async () => {
    const buyer = await somebody(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: banner }, buyer);
    const answers = await atOnce(4, () => answer(shop, 'Cart/DeleteItemInCart', { itemId }, buyer));
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
  });
});

describe('a cart', () => {
  test('holds a hundred lines, however many are added at once', async () => {
    const buyer = await somebody(shop);
    const items = JSON.stringify(Array.from({ length: 97 }, () => blank));
    await shop.database.reader.query(
      'insert into cart_item (account_id, item, created_at) select $1, value, now() from jsonb_array_elements($2::jsonb)',
      [buyer.accountId, items],
    );
    const adding = await shop.database.transaction(async (tx) => {
      await tx.query('lock table cart_item in share mode');
      const answers = atOnce(8, () => add(buyer, blank));
      await someoneWaits(shop, 8);
      return { answers };
    });
    expect(statusesOf(await adding.answers)).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(100);
  });

  test('keeps a line that is added while the others are being ordered', async () => {
    const buyer = await somebody(shop);
    await add(buyer, banner);
    const input = await order(buyer);
    const placing = await shop.database.transaction(async (tx) => {
      await tx.query('select from cart_item where account_id = $1 for update', [buyer.accountId]);
      const placing = answer(shop, 'Cart/PlaceOrder', input, buyer);
      await someoneWaits(shop);
      await add(buyer, blank);
      return { placing };
    });
    expect(await placing.placing).toMatchObject({ status: 200 });
    expect(await lines(buyer)).toEqual([blank]);
  });

  test('becomes one order, however often it is ordered at once', async () => {
    const buyer = await somebody(shop);
    await add(buyer, banner);
    const input = await order(buyer);
    const answers = await atOnce(5, () => answer(shop, 'Cart/PlaceOrder', input, buyer));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      '',
      'empty_cart',
      'empty_cart',
      'empty_cart',
      'empty_cart',
    ]);
    expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 1 });
  });

  test('that a refused order would have taken is as it was', async () => {
    const buyer = await somebody(shop);
    await add(buyer, banner);
    const input = await order(buyer);
    for (const bad of [
      { shippingMethod: 3 },
      { shippingMethod: 9 },
      { currency: 'CNY' },
      { expectedTotal: { currency: 'USD', amount: 1 } },
      { addressId: randomUUID(), address: undefined },
    ]) {
      expect(await answer(shop, 'Cart/PlaceOrder', { ...input, ...bad }, buyer)).toMatchObject({
        status: expect.any(Number),
        code: expect.stringMatching(/./),
      });
    }
    expect(await lines(buyer)).toEqual([banner]);
    expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 0 });
  });
});

describe('an order', () => {
  test('names the field of its address that is wrong', async () => {
    const buyer = await somebody(shop);
    await add(buyer, banner);
    const input = await order(buyer);
    expect(
      await shop.refusal('Cart/PlaceOrder', { ...input, address: { ...recipient, phone: '1' } }, buyer),
    ).toMatchObject({ code: 'phone_invalid', errors: [{ field: 'address.phone' }] });
    expect(
      await shop.refusal('Cart/PlaceOrder', { ...input, address: { ...recipient, postCode: 'x' } }, buyer),
    ).toMatchObject({ code: 'validation_failed', errors: [{ field: 'address.postCode' }] });
  });

  test('takes an address of its own customer alone', async () => {
    const [buyer, other] = [await somebody(shop), await somebody(shop)];
    const { id } = await shop.call('Account/SaveShippingAddress', recipient, other);
    await add(buyer, banner);
    const { address: _, ...input } = await order(buyer);
    const [foreign, absent] = [
      await shop.refusal('Cart/PlaceOrder', { ...input, addressId: id }, buyer),
      await shop.refusal('Cart/PlaceOrder', { ...input, addressId: randomUUID() }, buyer),
    ];
    expect(foreign).toMatchObject({ status: 404, code: 'resource_not_found' });
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
  });
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
