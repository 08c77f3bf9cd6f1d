import { calls, type ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  buildForm,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  buildPdf,
  placeOrder,
  sendProofs,
  recipient,
  listItemIds,
  createSubmittedOrder,
} from '../../test/orders';
import { SentMails } from '../../test/sent-mails';
import { type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let env: TestEnv;
let shop: Shop;
let reseller: TestUser;
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env);
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const post = (by: TestUser, orderId: string, body: Record<string, unknown>) =>
  shop.call('admin/order-events', body as never, { bearer: by.bearer, params: { orderId } });
const view = (orderId: string, by = reseller) => shop.call('Account/ViewOrder', { orderId }, { bearer: by.bearer });

describe('an order paid from the prepaid account', () => {
  test('goes from a quote to a completed order that anyone can track', async () => {
    const orderId = await createOrder(shop, reseller, prepaidTerms, [bannerItem, blankItem]);
    // S6.13, S7.46, S7.58, S7.60
    expect(await view(orderId)).toMatchObject({
      orderId: expect.stringMatching(/^[0-9A-Z]{6}(-[0-9A-Z]{6}){2}$/), // S3.60
      status: 'awaiting_payment', // S3.63
      requiredAction: 'pay_before_due', // S4.4
      group: 'waiting',
      notes: null, // S3.71
      shipments: [],
      items: [
        { sid: expect.stringMatching(UUID), item: bannerItem }, // S3.74
        { sid: expect.stringMatching(UUID), item: blankItem }, // S3.76
      ],
    });
    const { items: listed } = await shop.call('Account/MyAllOrders', {}, reseller);
    expect(listed).toMatchObject([{ orderId, status: 'awaiting_payment' }]);

    const paid = await shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: reseller.bearer });
    // S7.61, S4.13
    expect(paid).toMatchObject({ status: 'awaiting_files', prepaid: { balance: { currency: 'CNY' } } });
    expect(await view(orderId)).toMatchObject({ requiredAction: 'upload_artwork' }); // S4.5

    const [printed = '', spare = ''] = await listItemIds(shop, reseller, orderId);
    expect(await shop.expectError('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toMatchObject({
      status: 409,
      code: 'event_not_allowed',
    });
    const uploaded = await shop.call(
      'Account/ArtworkUpload',
      buildForm({ orderId, sid: printed }, { name: '横断幕.pdf', content: buildPdf('first') }),
      { bearer: reseller.bearer },
    );
    // S6.11, S7.47
    expect(uploaded).toMatchObject({
      sid: printed,
      artwork: { kind: 'file', name: '横断幕.pdf', preflight: { format: 'pdf' } },
    });
    expect(await view(orderId)).toMatchObject({
      requiredAction: 'submit_artwork',
      items: [{ artwork: { kind: 'file', name: '横断幕.pdf' } }, {}], // S3.78
    });
    // S4.15, S7.49
    expect(await shop.call('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toEqual({
      status: 'in_review',
    });

    await sendProofs(shop, service, orderId, [printed]);
    // S4.6, S4.20
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_proof_approval', requiredAction: 'confirm_proof' });
    // S1.29, S4.21, S4.35, S6.12
    expect(
      await shop.call('Account/ConfirmProof', { orderId, versions: { [printed]: 1 } }, { bearer: reseller.bearer }),
    ).toEqual({ status: 'ready_for_production' });

    // S4.22
    expect(await post(factory, orderId, { event: 'in_production' })).toMatchObject({ status: 'in_production' });
    const { promise } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
    expect(promise).toMatchObject({ from: 'released', production: {}, delivery: {} });
    expect(promise).toEqual((await view(orderId)).promise);
    expect(
      await post(factory, orderId, { event: 'shipped', items: [printed], agent: 'EMS', trackingNumber: 'EE1' }),
    ).toMatchObject({ status: 'in_production' });
    // S4.23
    expect(
      await post(factory, orderId, { event: 'shipped', items: [spare], agent: 'DHL', trackingNumber: 'JD2' }),
    ).toMatchObject({ status: 'shipped' });
    // S4.24, S6.9
    expect(await post(service, orderId, { event: 'order_completed' })).toMatchObject({
      status: 'completed',
      requiredAction: null,
    });

    const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', {
      orderId: orderId.replaceAll('-', '').toLowerCase(),
    });
    // S1.20, S6.3, S7.35
    expect(tracked).toMatchObject({ orderId, status: 'completed', promise: null });
    expect(tracked.steps.map(({ label }) => label)).toEqual([
      'paid',
      'artwork_uploaded',
      'pending',
      'shipped',
      'shipped',
      'completed',
    ]);
    expect(JSON.stringify(tracked)).not.toMatch(/Tanaka|Jingumae|shop front|pdf|CNY/);
    const completed = await view(orderId);
    // S3.73
    expect(completed.shipments).toMatchObject([
      { agent: 'EMS', trackingNumber: 'EE1' },
      { agent: 'DHL', trackingNumber: 'JD2' },
    ]);
    // S3.75, S4.8, S4.9, S4.14
    expect(completed.history.map(({ event }) => event)).toEqual([
      'preorder', // S3.81
      'recipient_info_added', // S3.82
      'order_paid', // S3.85
      'waiting_for_user_file', // S3.86
      'user_file_upload', // S3.87
      'all_files_uploaded', // S3.88
      'artworks_submitted',
      'digital_proof_sent', // S3.89
      'artwork_confirmed', // S3.90
      'in_production', // S3.91
      'shipped', // S3.92
      'shipped',
      'order_completed', // S3.94
    ]);
  });

  test('is ready for production when it is paid if it has only blank material', async () => {
    const orderId = await createPaidOrder(shop, reseller, [blankItem]);
    // S3.30
    expect(await view(orderId)).toMatchObject({
      status: 'ready_for_production',
      requiredAction: null,
      items: [{ item: { artwork: 'blank' }, printed: false }],
    });
  });

  test('lets staff download the submitted file unchanged', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const { items } = await shop.call('admin/order', {}, { bearer: service.bearer, params: { orderId } });
    const [item] = items;
    const file = await fetch(shop.origin + (item?.artwork?.url ?? ''));
    expect(await file.text()).toBe(await buildPdf(item?.sid ?? '').text());
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('content-security-policy')).toMatch(/sandbox/);
  });

  test('waits for a new file after its artwork was rejected', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    await post(service, orderId, { event: 'artwork_rejected', items: [sid], reason: 'text too close to the grommets' });
    expect(await view(orderId)).toMatchObject({
      status: 'awaiting_files',
      requiredAction: 'upload_artwork',
      items: [{ artwork: { rejected: 'text too close to the grommets' } }],
    });
    expect(await shop.expectError('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toMatchObject({
      code: 'event_not_allowed',
      errors: [{ code: 'artwork_missing' }],
    });
  });

  test('rejects the confirmation of an outdated proof with proof_not_current', async () => {
    const orderId = await createSubmittedOrder(shop, reseller);
    const [sid = ''] = await listItemIds(shop, reseller, orderId);
    await sendProofs(shop, service, orderId, [sid]);
    expect(
      await shop.call(
        'Account/RequestProofChange',
        { orderId, sid, comment: 'move the logo up' },
        { bearer: reseller.bearer },
      ),
    ).toEqual({ status: 'in_review' });
    await sendProofs(shop, service, orderId, [sid]);
    expect(
      await shop.expectError('Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, { bearer: reseller.bearer }),
    ).toMatchObject({ status: 409, code: 'event_not_allowed', errors: [{ code: 'proof_not_current' }] });
    expect(
      await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 2 } }, { bearer: reseller.bearer }),
    ).toEqual({ status: 'ready_for_production' });
  });
});

describe('placing an order', () => {
  test('rejects an outdated total with price_changed and the current quote', async () => {
    await shop.call('Cart/Add2Cart', { item: bannerItem }, { bearer: reseller.bearer });
    const outdated = { address: recipient, ...prepaidTerms, expectedTotal: { currency: 'CNY', amount: 1 } };
    const problem = await shop.expectError('Cart/PlaceOrder', outdated, { bearer: reseller.bearer });
    expect(problem).toMatchObject({ status: 409, code: 'price_changed', quote: { adjusted: { currency: 'CNY' } } });
    // S7.53
    expect(await shop.call('Cart/CurrentCartCount', {}, { bearer: reseller.bearer })).toBe(1);
  });

  test('stores the quote with the order and empties the cart', async () => {
    const buyer = await createFundedReseller(shop, 1_000_000);
    const placed = await placeOrder(shop, buyer, prepaidTerms);
    expect(calls['Cart/CurrentCartCount'].method).toBe('GET');
    // S7.24, S7.26
    expect(await shop.call('Cart/CurrentCartCount', {}, { bearer: buyer.bearer })).toBe(0);
    expect((await view(placed.orderId, buyer)).quote).toEqual(placed.quote);
  });
});

test('accounting gets an email with the amount to refund by hand when a manually paid order is cancelled', async () => {
  const accounting = await createUser(shop, 'accounting');
  const orderId = await createOrder(shop, reseller, prepaidTerms, [blankItem]);
  const { amount } = await view(orderId);
  await post(accounting, orderId, { event: 'order_paid', ...amount, memo: 'bank transfer' });
  await post(service, orderId, { event: 'refund_issued', amount: 100, reason: 'scratched' });
  await post(service, orderId, { event: 'order_cancelled', reason: 'sold out' });
  const sentMails = new SentMails(shop, env);
  const mails = await sentMails.find(accounting.email, `${orderId}: send a refund manually`, 2);
  const amounts = mails.map(({ text }) =>
    Number(/please refund \D*([\d,.]*\d)/.exec(text ?? '')?.[1]?.replace(',', '')),
  );
  expect(amounts.toSorted((a, b) => a - b)).toEqual([1, (amount.amount - 100) / 100]);
});

test('the email about a payment asks for artwork only if an item is printed', async () => {
  const sentMails = new SentMails(shop, env);
  const textAbout = async (items: readonly ItemView[]) => {
    const orderId = await createPaidOrder(shop, reseller, items);
    const [mail] = await sentMails.find(reseller.email, `Payment received for order ${orderId}`);
    return mail?.text;
  };
  const mixed = await textAbout([blankItem, bannerItem]);
  expect(mixed).toContain('upload one file for each printed item');
  expect(mixed).toContain('Upload artwork: http');
  const blank = await textAbout([blankItem]);
  expect(blank).toContain('it goes straight into production');
  expect(blank).toContain('View order: http');
  expect(blank).not.toMatch(/upload|proof/i);
});

test('the emails of an order list its items, and the email of a parcel those it contains', async () => {
  const gate = { ...blankItem, quantity: 2, label: 'North gate' };
  const orderId = await createPaidOrder(shop, reseller, [gate, blankItem]);
  const [first = ''] = await listItemIds(shop, reseller, orderId);
  await post(factory, orderId, { event: 'in_production' });
  await post(factory, orderId, { event: 'shipped', items: [first], agent: 'EMS', trackingNumber: 'EE1' });
  const sentMails = new SentMails(shop, env);
  const listed = async (subject: string) => {
    const [mail] = await sentMails.find(reseller.email, subject);
    return mail?.text?.match(/^- .*$/gm);
  };
  const [north, spare] = [/^- 2 × .*, 3 × 6 ft \(North gate\)$/, /^- 1 × .*, 3 × 6 ft \(spare\)$/];
  expect(await listed(`Payment received for order ${orderId}`)).toEqual([
    expect.stringMatching(north),
    expect.stringMatching(spare),
  ]);
  expect(await listed(`Order ${orderId} is on its way`)).toEqual([expect.stringMatching(north)]);
});
