import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, blank, byPrepaid, form, fundedReseller, order, paidOrder, pdf, place, proof, recipient, sidsOf, submittedOrder } from '../../test/ordering';
import { MailRoom } from '../../test/mail-room';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

let stage: Stage;
let shop: Shop;
let reseller: Person;
let service: Person;
let factory: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage);
  await fixtureCatalogue(shop);
  reseller = await fundedReseller(shop, 100_000_000);
  service = await somebody(shop, 'customer_service');
  factory = await somebody(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const post = (by: Person, orderId: string, body: Record<string, unknown>) => shop.call('admin/order-events', body as never, { bearer: by.bearer, params: { orderId } });
const view = (orderId: string, by = reseller) => shop.call('Account/ViewOrder', { orderId }, { bearer: by.bearer });

describe('the whole job, paid from the prepaid account', () => {
  test('goes from a quote to a completed order that anyone can track', async () => {
    const orderId = await order(shop, reseller, byPrepaid, [banner, blank]);
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_payment', requiredAction: 'pay_before_due', group: 'waiting' });

    const paid = await shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: reseller.bearer });
    expect(paid).toMatchObject({ status: 'awaiting_files', prepaid: { balance: { currency: 'CNY' } } });

    const [printed = '', spare = ''] = await sidsOf(shop, reseller, orderId);
    expect(await shop.refusal('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toMatchObject({ status: 409, code: 'event_not_allowed' });
    const uploaded = await shop.call('Account/ArtworkUpload', form({ orderId, sid: printed }, { name: '横断幕.pdf', content: pdf('first') }), { bearer: reseller.bearer });
    expect(uploaded).toMatchObject({ sid: printed, artwork: { kind: 'file', name: '横断幕.pdf', preflight: { format: 'pdf' } } });
    expect(await view(orderId)).toMatchObject({ requiredAction: 'submit_artwork' });
    expect(await shop.call('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toEqual({ status: 'in_review' });

    await proof(shop, service, orderId, [printed]);
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_proof_approval', requiredAction: 'confirm_proof' });
    expect(await shop.call('Account/ConfirmProof', { orderId, versions: { [printed]: 1 } }, { bearer: reseller.bearer })).toEqual({ status: 'ready_for_production' });

    await post(factory, orderId, { event: 'in_production' });
    expect(await post(factory, orderId, { event: 'shipped', items: [printed], agent: 'EMS', trackingNumber: 'EE1' })).toMatchObject({ status: 'in_production' });
    expect(await post(factory, orderId, { event: 'shipped', items: [spare], agent: 'DHL', trackingNumber: 'JD2' })).toMatchObject({ status: 'shipped' });
    expect(await post(service, orderId, { event: 'order_completed' })).toMatchObject({ status: 'completed', requiredAction: null });

    const tracked = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId: orderId.replaceAll('-', '').toLowerCase() });
    expect(tracked).toMatchObject({ orderId, status: 'completed' });
    expect(tracked.steps.map(({ label }) => label)).toEqual(['paid', 'artwork_uploaded', 'pending', 'shipped', 'shipped', 'completed']);
    expect(JSON.stringify(tracked)).not.toMatch(/Tanaka|Jingumae|shop front|pdf|CNY/);
    expect((await view(orderId)).history.map(({ event }) => event)).toEqual([
      'preorder',
      'recipient_info_added',
      'order_paid',
      'waiting_for_user_file',
      'user_file_upload',
      'all_files_uploaded',
      'artworks_submitted',
      'digital_proof_sent',
      'artwork_confirmed',
      'in_production',
      'shipped',
      'shipped',
      'order_completed',
    ]);
  });

  test('takes no artwork where nothing is printed: a paid order of blank material is ready for production', async () => {
    const orderId = await paidOrder(shop, reseller, [blank]);
    expect(await view(orderId)).toMatchObject({ status: 'ready_for_production', requiredAction: null });
  });

  test('hands staff the very bytes that were submitted', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const { items } = await shop.call('admin/order', {}, { bearer: service.bearer, params: { orderId } });
    const [item] = items;
    const file = await fetch(shop.origin + (item?.artwork?.url ?? ''));
    expect(await file.text()).toBe(await pdf(item?.sid ?? '').text());
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('content-security-policy')).toMatch(/sandbox/);
  });

  test('sends a rejected artwork back to be uploaded again', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    await post(service, orderId, { event: 'artwork_rejected', items: [sid], reason: 'text too close to the eyelets' });
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_files', requiredAction: 'upload_artwork', items: [{ artwork: { rejected: 'text too close to the eyelets' } }] });
    expect(await shop.refusal('Account/FinishUpload', { orderId }, { bearer: reseller.bearer })).toMatchObject({ code: 'event_not_allowed', errors: [{ code: 'artwork_missing' }] });
  });

  test('refuses to confirm a proof that is no longer the newest', async () => {
    const orderId = await submittedOrder(shop, reseller);
    const [sid = ''] = await sidsOf(shop, reseller, orderId);
    await proof(shop, service, orderId, [sid]);
    expect(await shop.call('Account/RequestProofChange', { orderId, sid, comment: 'move the logo up' }, { bearer: reseller.bearer })).toEqual({ status: 'in_review' });
    await proof(shop, service, orderId, [sid]);
    expect(await shop.refusal('Account/ConfirmProof', { orderId, versions: { [sid]: 1 } }, { bearer: reseller.bearer })).toMatchObject({ status: 409, code: 'event_not_allowed', errors: [{ code: 'proof_not_current' }] });
    expect(await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 2 } }, { bearer: reseller.bearer })).toEqual({ status: 'ready_for_production' });
  });
});

describe('placing', () => {
  test('refuses a total that the shop no longer asks, with the quote as it is now', async () => {
    await shop.call('Cart/Add2Cart', { item: banner }, { bearer: reseller.bearer });
    const stale = { address: recipient, ...byPrepaid, expectedTotal: { currency: 'CNY', amount: 1 } };
    const problem = await shop.refusal('Cart/PlaceOrder', stale, { bearer: reseller.bearer });
    expect(problem).toMatchObject({ status: 409, code: 'price_changed', quote: { adjusted: { currency: 'CNY' } } });
    expect(await shop.call('Cart/CurrentCartCount', {}, { bearer: reseller.bearer })).toBe(1);
  });

  test('freezes the quote and empties the cart', async () => {
    const buyer = await fundedReseller(shop, 1_000_000);
    const placed = await place(shop, buyer, byPrepaid);
    expect(await shop.call('Cart/CurrentCartCount', {}, { bearer: buyer.bearer })).toBe(0);
    expect((await view(placed.orderId, buyer)).quote).toEqual(placed.quote);
  });
});

test('accounting is told what to send back when an order that was paid by hand is cancelled', async () => {
  const accounting = await somebody(shop, 'accounting');
  const orderId = await order(shop, reseller, byPrepaid, [blank]);
  const { amount } = await view(orderId);
  await post(accounting, orderId, { event: 'order_paid', ...amount, memo: 'bank transfer' });
  await post(service, orderId, { event: 'refund_issued', amount: 100, reason: 'scratched' });
  await post(service, orderId, { event: 'order_cancelled', reason: 'sold out' });
  const mailRoom = new MailRoom(shop, stage);
  const mails = await mailRoom.to(accounting.email, `${orderId}: pay a refund by hand`, 2);
  const told = mails.map(({ text }) => Number(/refunded: \D*([\d,.]*\d)/.exec(text ?? '')?.[1]?.replace(',', '')));
  expect(told.toSorted((one, other) => one - other)).toEqual([1, (amount.amount - 100) / 100]);
});
