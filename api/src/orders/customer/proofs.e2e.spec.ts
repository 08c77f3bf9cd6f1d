import { createHash } from 'node:crypto';
import type { ItemView, Output } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  buildPdf,
  createFundedReseller,
  createSubmittedOrder,
  listItemIds,
  sendProofs,
} from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { MailRenderer } from '../../common/mail/mail-renderer';
import { ProofReminders } from '../workflow/proof-reminders';

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let service: TestUser;
/** 2 × 1 m. */
const item: ItemView = { ...bannerItem, width: '2', length: '1', unit: 3 };

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => shop.database.reader.query(sql, values);
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);
const day = 24 * 3_600_000;

/** An order whose proofs wait for the customer, with the token of the email. */
async function createProvedOrder(items: readonly ItemView[] = [item]) {
  const orderId = await createSubmittedOrder(shop, buyer, items);
  const sids = await listItemIds(shop, buyer, orderId);
  await sendProofs(shop, service, orderId, sids);
  return { orderId, sids, sid: sids[0] ?? '', token: await readToken(orderId, 'proof_ready') };
}

/** The token of the newest link that an email with this template contains. */
async function readToken(orderId: string, template: string): Promise<string> {
  const [mail] = await query<{ secret: { proofUrl: string } }>(
    `select secret from mail where template = $1 and data ->> 'orderId' = $2 order by created_at desc, id limit 1`,
    [template, orderId],
  );
  const url = new URL(mail?.secret.proofUrl ?? 'http://none');
  expect(url.pathname).toBe('/proof');
  return url.hash.slice(1);
}

const open = (token: string): Promise<Output<'Account/ProofByToken'>> =>
  shop.call('Account/ProofByToken', {}, { headers: { 'x-proof-token': token } });

const request = (input: object, user: Partial<TestUser> = buyer) =>
  shop.expectError('Account/RequestProofChange', input, { ...(user.bearer && { bearer: user.bearer }) });

async function sendVersion(orderId: string, sid: string, fields: Record<string, string> = {}) {
  const file = { name: 'second.pdf', content: buildPdf(`second of ${sid}`) };
  const form = buildForm({ event: 'digital_proof_sent', sid, ...fields }, file);
  return shop.send('admin/order-events', form, { bearer: service.bearer, params: { orderId } });
}

describe('a change requested with pins', () => {
  test('is answered at its pin, and the next version names the pins that it settles', async () => {
    const { orderId, sid } = await createProvedOrder();
    const pins = [
      { x: 0, y: 0, text: 'The logo is too small.' },
      { x: 2000, y: 1000, text: '<b onclick="x">Move this</b>\nto the left.' },
    ];
    await shop.call('Account/RequestProofChange', { orderId, sid, pins }, buyer);
    const [first, second] = (await view(orderId)).items[0]?.proofs[0]?.pins ?? [];
    expect([first, second]).toMatchObject([
      { number: 1, ...pins[0] },
      { number: 2, ...pins[1] },
    ]);
    const answer = { answer: 'We’ll make it 40 cm wide.' };
    const params = { orderId, pinId: first?.id ?? '' };
    await shop.call('admin/proof-pin-answer', answer, { bearer: service.bearer, params });
    expect((await sendVersion(orderId, sid, { settles: '1,7' })).status).toBe(400);
    expect((await sendVersion(orderId, sid, { settles: '1' })).status).toBe(200);
    const [next, earlier] = (await view(orderId)).items[0]?.proofs ?? [];
    expect(next).toMatchObject({ version: 2, settles: [1], pins: [], piece: { widthMm: 2000, heightMm: 1000 } });
    expect(earlier).toMatchObject({
      decision: 'change_requested',
      pins: [{ ...answer, settledBy: 2 }, { number: 2 }],
    });
    const [mail] = await query<{ data: { pins: string } }>(
      `select data from mail where template = 'staff_proof_change_requested' and data ->> 'orderId' = $1`,
      [orderId],
    );
    expect(mail?.data.pins).toContain('The logo is too small.');
  });

  test.each<[string, unknown, string]>([
    ['outside the piece', [{ x: 2000.1, y: 5, text: 'a' }], 'pins[0].x'],
    ['above the piece', [{ x: 1, y: -1, text: 'a' }], 'pins[0].y'],
    ['without a number', [{ x: null, y: 5, text: 'a' }], 'pins[0].x'],
    ['with a number as text', [{ x: 'NaN', y: 5, text: 'a' }], 'pins[0].x'],
    ['without a text', [{ x: 1, y: 5, text: ' ' }], 'pins[0].text'],
    ['of which there are 51', Array.from({ length: 51 }, () => ({ x: 1, y: 1, text: 'a' })), 'pins'],
  ])('is refused with pins %s, and the proof still waits', async (_, pins, field) => {
    const { orderId, sid } = await createProvedOrder();
    expect(await request({ orderId, sid, pins })).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ field }],
    });
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_proof_approval' });
  });

  test('keeps markup in the text of a pin as text, for staff and in their email', async () => {
    const { orderId, sid } = await createProvedOrder();
    const text = '<script>alert(1)</script><img src=x onerror="alert(2)"> {{link}} [a](javascript:alert(3))';
    await shop.call('Account/RequestProofChange', { orderId, sid, pins: [{ x: 10, y: 20, text }] }, buyer);
    expect((await view(orderId)).items[0]?.proofs[0]?.pins).toMatchObject([{ number: 1, x: 10, y: 20, text }]);
    const [mail] = await query<{ template: string; language: string; data: Record<string, unknown> }>(
      `select template, language, data from mail
       where template = 'staff_proof_change_requested' and data ->> 'orderId' = $1`,
      [orderId],
    );
    if (!mail) throw new Error('no email');
    const { html, text: plain } = shop.app.get(MailRenderer, { strict: false }).renderCurrent(mail).rendered;
    expect(plain).toContain(text);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src');
    expect(html).not.toContain('<script');
  });

  test('needs a pin or a comment, and the version that the customer saw', async () => {
    const { orderId, sid } = await createProvedOrder();
    expect(await request({ orderId, sid })).toMatchObject({ status: 422, errors: [{ field: 'comment' }] });
    expect(await request({ orderId, sid, comment: 'larger', version: 2 })).toMatchObject({
      status: 409,
      errors: [{ code: 'proof_not_current' }],
    });
    expect(await request({ sid, comment: 'larger' })).toMatchObject({ errors: [{ field: 'orderId' }] });
  });

  test('takes 50 pins with the longest texts', async () => {
    const { orderId, sid } = await createProvedOrder();
    const pins = Array.from({ length: 50 }, (_, x) => ({ x, y: 1, text: '字'.repeat(500) }));
    await shop.call('Account/RequestProofChange', { orderId, sid, pins }, buyer);
    expect((await view(orderId)).items[0]?.proofs[0]?.pins).toHaveLength(50);
  });
});

describe('the link in the email', () => {
  test('shows the proofs without amounts and addresses, and decides nothing by being opened', async () => {
    const { orderId, token } = await createProvedOrder();
    const opened = await open(token);
    expect(opened).toMatchObject({ orderId, canDecide: true, decided: null, recipient: 'Hanako Tanaka' });
    expect(JSON.stringify(opened)).not.toMatch(/"line"|"amount"|Jingumae|@/);
    await open(token);
    expect(await view(orderId)).toMatchObject({ status: 'awaiting_proof_approval' });
    const stored = await query(`select from proof_link where encode(token_hash, 'escape') like $1`, [`%${token}%`]);
    expect(stored).toEqual([]);
  });

  test('is read in as many statements, however many items and versions there are', async () => {
    const [one, many] = [await createProvedOrder(), await createProvedOrder([item, { ...item, width: '3' }])];
    await shop.call('Account/RequestProofChange', { orderId: many.orderId, sid: many.sid, comment: 'larger' }, buyer);
    await sendVersion(many.orderId, many.sid);
    const counts: number[] = [];
    for (const { orderId } of [one, many]) {
      const token = await readToken(orderId, 'proof_ready');
      const before = await shop.statements();
      expect((await open(token)).items.length).toBeGreaterThan(0);
      counts.push((await shop.statements()) - before);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(7);
  });

  test('approves once, even if it is sent twice at once, and records who approved what', async () => {
    const { orderId, sid, token } = await createProvedOrder();
    const input = { token, versions: { [sid]: 1 }, name: 'Jiro Sato' };
    const answers = await Promise.all([1, 2, 3].map(() => sendRequest(shop, 'Account/ConfirmProof', input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('already_decided');
    const order = await view(orderId);
    expect(order.history.filter(({ event }) => event === 'artwork_confirmed')).toMatchObject([
      { actor: 'customer', detail: { approvedBy: 'Jiro Sato' } },
    ]);
    const sha256 = (text: string) =>
      createHash('sha256').update(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\n%%EOF\n`).digest('hex');
    expect(order.items[0]?.proofs[0]?.approval).toMatchObject({
      by: 'Jiro Sato',
      byLink: true,
      artworkSha256: sha256(sid),
      proofSha256: sha256(`proof of ${sid}`),
      findings: [],
    });
    expect(await open(token)).toMatchObject({ canDecide: false, decided: { decision: 'confirmed', by: 'Jiro Sato' } });
  });

  test('approves all printed items or none', async () => {
    const { orderId, sids, token } = await createProvedOrder([item, { ...item, width: '3' }]);
    const [first = '', second = ''] = sids;
    const confirm = (versions: Record<string, number>) =>
      sendRequest(shop, 'Account/ConfirmProof', { token, versions });
    expect(await confirm({ [first]: 1 })).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await confirm({ [first]: 1, [second]: 2 })).toMatchObject({ status: 409 });
    expect(await confirm({ [first]: 1, [second]: 1 })).toMatchObject({ status: 200 });
    expect(await query('select from proof_approval where order_id = $1', [orderId])).toHaveLength(2);
  });

  test('is spent by a decision with a session, too', async () => {
    const { orderId, sid, token } = await createProvedOrder();
    await shop.call('Account/RequestProofChange', { orderId, sid, comment: 'larger' }, buyer);
    const input = { token, sid, comment: 'smaller' };
    expect(await request(input, {})).toMatchObject({ status: 409, code: 'already_decided' });
    await sendVersion(orderId, sid);
    // The next version comes with a link of its own.
    expect(await request(input, {})).toMatchObject({ status: 409, code: 'already_decided' });
    const next = await readToken(orderId, 'proof_ready');
    await shop.call('Account/RequestProofChange', { ...input, token: next, version: 2 });
    expect(await view(orderId)).toMatchObject({ status: 'in_review' });
  });

  test('opens no other order, expires after 14 days, and an unknown one opens nothing', async () => {
    const [one, other] = [await createProvedOrder(), await createProvedOrder()];
    const input = { token: one.token, orderId: other.orderId, versions: { [other.sid]: 1 } };
    expect(await shop.expectError('Account/ConfirmProof', input)).toMatchObject({ code: 'resource_not_found' });
    const guessed = { versions: { [one.sid]: 1 }, token: 'a'.repeat(43) };
    expect(await shop.expectError('Account/ConfirmProof', guessed)).toMatchObject({
      status: 404,
      code: 'link_expired',
    });
    expect(await shop.expectError('Account/ProofByToken', {})).toMatchObject({ code: 'link_expired' });
    const links = 'update proof_link set expires_at = $1 where order_id = $2';
    await query(links, [new Date(shop.clock.now().getTime() - 1), one.orderId]);
    expect(await shop.expectError('Account/ConfirmProof', { ...guessed, token: one.token })).toMatchObject({
      code: 'link_expired',
    });
    expect(await view(one.orderId)).toMatchObject({ status: 'awaiting_proof_approval' });
  });

  test('is needed without a session', async () => {
    const { orderId, sid } = await createProvedOrder();
    expect(await shop.expectError('Account/ConfirmProof', { orderId, versions: { [sid]: 1 } })).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });
});

describe('reminders of a proof', () => {
  const reminders = async (orderId: string) =>
    query<{ payload: { orderId: string; seq: number; number: number }; run_at: Date }>(
      `select j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'orders.proof-reminder' and j.payload ->> 'orderId' = $1 order by j.run_at`,
      [orderId],
    );
  const mails = (orderId: string) =>
    query(`select from mail where template = 'proof_reminder' and data ->> 'orderId' = $1`, [orderId]);

  test('are sent once each, with a link of their own, however many processes run the job', async () => {
    const { orderId, sid } = await createProvedOrder();
    const [first, second] = await reminders(orderId);
    if (!first || !second) throw new Error('no reminders');
    expect(second.run_at.getTime() - first.run_at.getTime()).toBeGreaterThanOrEqual(3 * day);
    const service2 = shop.app.get(ProofReminders, { strict: false });
    await Promise.all([1, 2, 3].map(() => service2.send(first.payload)));
    expect(await mails(orderId)).toHaveLength(1);
    await service2.send(second.payload);
    expect(await mails(orderId)).toHaveLength(2);
    const token = await readToken(orderId, 'proof_reminder');
    await shop.call('Account/ConfirmProof', { token, versions: { [sid]: 1 } });
    expect(await view(orderId)).toMatchObject({ status: 'ready_for_production' });
  });

  test('end with any decision', async () => {
    const { orderId, sid } = await createProvedOrder();
    const [first] = await reminders(orderId);
    if (!first) throw new Error('no reminder');
    const jobs = shop.app.get(ProofReminders, { strict: false });
    await shop.call('Account/RequestProofChange', { orderId, sid, comment: 'larger' }, buyer);
    await jobs.send(first.payload);
    // The second version waits: only its own reminders are sent.
    await sendVersion(orderId, sid);
    await jobs.send(first.payload);
    expect(await mails(orderId)).toHaveLength(0);
  });
});
