import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditLogEntryView, CallName, Input } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  buildForm,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  createSubmittedOrder,
  listItemIds,
  paypalTerms,
  recipient,
  sendProofs,
} from '../../../test/orders';
import { drawing } from '../../../test/print-files';
import { createApprovedOrder, postEvent } from '../../../test/order-stages';
import { createUser, type TestUser } from '../../../test/users';
import { standardProfile } from '../../../test/colour-profiles';
import { createPhoto } from '../../../test/photos';
import { editWorkbook, form } from '../../../test/spreadsheets';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { RouteRegistry } from '../../common/public';
import { FileExaminations } from '../../preflight/public';
import { UnmatchedPayments } from '../../payments/public';
import { Ledger } from '../../ledger/public';
import { Subscription } from '../../site/entities/subscription.entity';

/** Approval limit for deposits in fen. */
const MOST_ALONE = 10_000_000;

const AUDIT_FIELD_NAMES = path.resolve(__dirname, '../../../../admin/src/locales/en/auditFields.json');

let env: TestEnv;
let shop: Shop;
let admin: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0', DEPOSIT_APPROVAL_FEN: String(MOST_ALONE) });
  await fixtureCatalogue(shop);
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

interface PreparedAction {
  call: CallName;
  input: object;
  params?: Record<string, string>;
}

interface Expected {
  action: string;
  before: unknown;
  after: unknown;
}

async function invitationId(): Promise<string> {
  const invited = { email: `${randomUUID()}@audit.test`, role: 'factory' as const };
  return (await shop.call('admin/staff-invite', invited, admin)).id;
}

async function applicationId(): Promise<string> {
  const customer = await createUser(shop);
  const { company = '', phone, country } = recipient;
  await shop.call('Account/ApplyForReseller', { company, phone, country, message: 'Please.' }, customer);
  const filter = JSON.stringify({ q: customer.email });
  const [application] = await shop.call('admin/reseller-applications', { filter }, admin);
  return application?.id ?? '';
}

async function draftId(...changes: object[]): Promise<string> {
  const { id } = await shop.call('admin/tariff-draft-open', { title: 'spring' }, admin);
  for (const change of changes) {
    await shop.call('admin/tariff-draft-change', { ...change, seen: null } as Change, {
      bearer: admin.bearer,
      params: { id },
    });
  }
  return id;
}

type Change = Input<'admin/tariff-draft-change'>;
const excluding = (country: string) => ({ kind: 'exclusion', subject: country, base: null, value: true });

async function scheduledDraftId(country: string): Promise<string> {
  const id = await draftId(excluding(country));
  const at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  await shop.call('admin/tariff-draft-publish', { at }, { bearer: admin.bearer, params: { id } });
  return id;
}

const NOTICE = { en: { title: 'Closed', body: 'On Friday.' } };

async function noticeId(): Promise<string> {
  return (await shop.call('admin/notice-write', { texts: NOTICE }, admin)).id;
}

async function rowId(sql: string): Promise<string> {
  const [row]: { id: string }[] = await shop.database.reader.query(`${sql} returning id`);
  return row?.id ?? '';
}

const pendingRateId = () =>
  rowId(`insert into pending_rate (currency, reason, quoted, per_cny, quoted_on, detected_at)
    values ('JPY', 'jump', '30', 30, '2026-11-20', now())`);

const reviewId = () => rowId(`insert into review (sku, rating, country, text) values ('vinyl-440', 5, 'JP', 'Good.')`);

/** Creates an unmatched payment. */
async function unmatchedPaymentId(captureId: string, amount: number): Promise<string> {
  const capture = { captureId, orderId: null, invoiceId: 'INV2', currency: 'USD', amount };
  await shop.database.transaction(async (tx) => {
    await tx.query(
      `insert into paypal_capture (capture_id, invoice_id, currency, amount, captured_at) values ($1, 'INV2', 'USD', $2, now())`,
      [captureId, amount],
    );
    await shop.app.get(UnmatchedPayments, { strict: false }).record(tx, capture, 'no_order');
  });
  const [row]: { id: string }[] = await shop.database.reader.query(
    'select id from unmatched_payment where reference = $1',
    [captureId],
  );
  return row?.id ?? '';
}

const failedRefundId = () =>
  rowId(`insert into paypal_refund (dedupe_key, currency, amount, requested_at, state, failure)
    values (gen_random_uuid()::text, 'USD', 500, now(), 'failed', 'REFUND_NOT_PERMITTED')`);

async function photoForm(): Promise<FormData> {
  const data = new FormData();
  data.append('en', 'Seen');
  data.append('file', new Blob([Uint8Array.from(await createPhoto(60, 40))]), 'photo.jpg');
  return data;
}

const profileForm = async (printer?: string) =>
  buildForm(printer ? { printer } : {}, {
    name: 'press.icc',
    content: new Blob([Uint8Array.from(await standardProfile())]),
  });

async function printerId(name: string): Promise<string> {
  return (await shop.call('admin/printer-add', { name }, admin)).id;
}

async function profileId(): Promise<string> {
  const as = { bearer: admin.bearer, params: { sku: 'vinyl-440' } };
  const { profiles } = await shop.call('admin/colour-profile', await profileForm('R6'), as);
  return profiles.find(({ printer }) => printer === 'R6')?.id ?? '';
}

/** Creates a deposit by another member of accounting, which is posted or awaits approval. */
async function depositId(amount: number): Promise<string> {
  const reseller = await createUser(shop, 'reseller');
  const body = { accountEmail: reseller.email, type: 'deposit', amount, memo: 'by bank' } as const;
  return (await shop.call('admin/prepaid-deposit', body, await createUser(shop, 'accounting'))).id;
}

/** Posts the first ledger entry, dated yesterday. */
async function postEntryYesterday(): Promise<void> {
  const ledger = shop.app.get(Ledger, { strict: false });
  const { accountId } = await createUser(shop, 'reseller');
  const booking = { dedupeKey: 'a day ago', memo: '', at: new Date(shop.clock.now().getTime() - 86_400_000), by: null };
  await shop.database.transaction((tx) => ledger.postDeposit(tx, accountId, 1, booking));
}

async function photoId(): Promise<string> {
  const as = { bearer: admin.bearer, params: { sku: 'roll-up' } };
  return (await shop.call('admin/product-photo', await photoForm(), as)).id;
}

async function quoteRequestId(): Promise<string> {
  const item = {
    sku: 'vinyl-440',
    width: '3',
    length: '6',
    unit: 1,
    quantity: 1,
    artwork: 'custom' as const,
    finishes: [],
  };
  return (await shop.call('Cart/GetQuoteFromStaff', { item }, await createUser(shop))).requestId;
}

async function approvedItem(): Promise<{ orderId: string; sid: string }> {
  const buyer = await createFundedReseller(shop, 10_000_000);
  const orderId = await createApprovedOrder(shop, buyer);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  return { orderId, sid };
}

/** A nest of one item, as it is accepted. */
async function nestLayout() {
  const { sid } = await approvedItem();
  const roll = { material: bannerItem.sku, rollMm: 3200 };
  const request = { ...roll, gapMm: 20, mode: 'guillotine', withAllowance: true, items: [sid] } as const;
  const { lengthMm, placed } = await shop.call('admin/nest', request as never, admin);
  return { ...roll, lengthMm, placed };
}

const itemPhotoForm = async () =>
  buildForm({}, { name: 'piece.jpg', content: new Blob([Uint8Array.from(await createPhoto(60, 40))]) });

/** A photo of an item in production. */
async function itemPhoto() {
  const params = await approvedItem();
  const [photo] = await shop.call('admin/item-photo', await itemPhotoForm(), { bearer: admin.bearer, params });
  return { ...params, photoId: photo?.id ?? '' };
}

let shipments = 0;
/** Ships an order and returns its tracking number. */
async function shipOrder(): Promise<string> {
  const { orderId, sid } = await approvedItem();
  shipments += 1;
  const trackingNumber = `EE${shipments}CN`;
  await postEvent(shop, admin, orderId, { event: 'in_production' });
  await postEvent(shop, admin, orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber });
  return trackingNumber;
}

const NEWSLETTER = { en: { subject: 'New mesh', body: 'A lighter mesh.' } };
const writeNewsletter = () => shop.call('admin/newsletter-write', { texts: NEWSLETTER }, admin);

const SAVED_VIEW = {
  resource: 'orders',
  name: 'To review',
  query: { filter: { status: 'in_review' }, sort: 'date', order: 'ASC' as const },
  shared: true,
};
const CARRIER = { name: 'Pony Express', numberFormats: ['PE###'], trackingUrl: null, active: true };
const IMPORT_DUTY = {
  ...{ country: 'NO', hsPrefix: '4911', dutyPercent: '0', taxPercent: '25', threshold: '3000' },
  ...{ thresholdCurrency: 'NOK', taxedBelowThreshold: true, validFrom: '2026-01-01', source: 'toll.no' },
};

async function addImportDuty(validFrom: string): Promise<string> {
  const { id } = await shop.call('admin/import-duty-create', { ...IMPORT_DUTY, validFrom }, admin);
  return id;
}

let carriers = 0;
const addCarrier = async () => {
  carriers += 1;
  const carrier = { ...CARRIER, code: `pony-${carriers}`, name: `Pony ${carriers}` };
  return shop.call('admin/carrier-create', carrier, admin);
};

const addSynonym = async () =>
  (await shop.call('admin/search-synonym-create', { terms: ['pennant', 'streamer'] }, admin)).id;

async function receiveMessage(): Promise<string> {
  const message = { name: 'Aiko Mori', phone: '+81 3-1234-5678', email: 'aiko@people.test' };
  const question = { department: 1 as const, subject: 'Banners', message: 'How many can you print in May?' };
  await shop.call('UserEnd/SiteInfo/ContactUs', { ...message, ...question });
  const [newest] = await shop.call('admin/contact-messages', { sort: '["receivedAt","DESC"]' }, admin);
  return newest?.id ?? '';
}

/** Stores a subscription, as the job does that follows a request for one. */
async function subscribe(): Promise<string> {
  const id = randomUUID();
  const row = {
    email: 'reader@people.test',
    language: 'en',
    state: 'pending',
    requestedAt: shop.clock.now(),
  } as const;
  await shop.database.transaction((tx) => tx.insert(Subscription, { id, ...row }));
  return id;
}

const inAWeek = () => new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString();

/** Routes that only read, although they use POST because their input is too long for a query string. */
const CHANGES_NOTHING = [
  '/api/admin/quote-requests/:id/preview',
  '/api/admin/setup/connection-tests',
  '/api/admin/settings/mail/test',
  '/api/admin/newsletters/:id/test',
  '/api/admin/email-templates/:id/preview',
  '/api/admin/email-templates/:id/test',
  '/api/admin/nests',
  '/api/admin/nests/hot-folder',
];

/** Actions that need what this file does not prepare; the test files of their modules perform them. */
const TESTED_ELSEWHERE = [
  // An empty shop: setup.e2e.spec.ts.
  '/api/admin/setup/starter-catalogue',
  // A job: jobs.e2e.spec.ts.
  '/api/admin/jobs/:id/retry',
  // A sent email: emails.e2e.spec.ts.
  '/api/admin/emails/:id/resend',
];

/** For each staff action: how to perform it, the newest log entry, and how many there are if there is more than one. */
interface Action {
  prepare(): Promise<PreparedAction>;
  says: Expected;
  entryCount?: number;
}

/** An order in review or with a proof, its item, and the session of its customer. */
async function submittedOrder() {
  const buyer = await createFundedReseller(shop, 10_000_000);
  const orderId = await createSubmittedOrder(shop, buyer);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  return { orderId, sid, buyer };
}

const ACTIONS: Record<string, Action> = {
  'POST /api/admin/orders/:orderId/tasks': {
    prepare: async () => {
      const { orderId } = await submittedOrder();
      const { accountId: assigneeId } = await createUser(shop, 'factory');
      return { call: 'admin/order-task-add', params: { orderId }, input: { text: 'Call the customer', assigneeId } };
    },
    says: { action: 'order-task-added', before: {}, after: { text: 'Call the customer', due: null } },
  },
  'POST /api/admin/orders/:orderId/tasks/:taskId/done': {
    prepare: async () => {
      const { orderId } = await submittedOrder();
      const input = { text: 'Measure again', assigneeId: admin.accountId };
      const { tasks } = await shop.call('admin/order-task-add', input, { ...admin, params: { orderId } });
      return { call: 'admin/order-task-done', params: { orderId, taskId: tasks[0]?.id ?? '' }, input: {} };
    },
    says: { action: 'order-task-done', before: {}, after: { text: 'Measure again' } },
  },
  'POST /api/admin/orders/:orderId/mentions/read': {
    prepare: async () => {
      const { orderId } = await submittedOrder();
      const note = { event: 'note_added', memo: 'Please look', mentions: [admin.accountId] };
      await shop.call('admin/order-events', note, { ...(await createUser(shop, 'admin')), params: { orderId } });
      return { call: 'admin/order-mentions-read', params: { orderId }, input: {} };
    },
    says: { action: 'mentions-read', before: {}, after: {} },
  },
  'POST /api/admin/orders/:orderId/pins/:pinId/answer': {
    prepare: async () => {
      const { orderId, sid, buyer } = await submittedOrder();
      await sendProofs(shop, await createUser(shop, 'customer_service'), orderId, [sid]);
      await shop.call('Account/RequestProofChange', { orderId, sid, pins: [{ x: 1, y: 1, text: 'larger' }] }, buyer);
      const [item] = (await shop.call('Account/ViewOrder', { orderId }, buyer)).items;
      const pinId = item?.proofs[0]?.pins[0]?.id ?? '';
      return { call: 'admin/proof-pin-answer', params: { orderId, pinId }, input: { answer: 'We’ll enlarge it.' } };
    },
    says: { action: 'proof-pin-answer', before: {}, after: { answer: 'We’ll enlarge it.' } },
  },
  'POST /api/admin/orders/:orderId/items/:sid/proof': {
    prepare: async () => {
      const buyer = await createFundedReseller(shop, 10_000_000);
      const orderId = await createPaidOrder(shop, buyer);
      const [sid = ''] = await listItemIds(shop, buyer, orderId);
      const content = new Blob([new Uint8Array(await drawing().jpeg().toBuffer())]);
      await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, { name: 'art.jpg', content }), buyer);
      const files: { sha256: Buffer }[] = await shop.database.reader.query(
        'select sha256 from artwork join stored_object on stored_object.id = object_id where sid = $1',
        [sid],
      );
      for (const { sha256 } of files) await shop.app.get(FileExaminations, { strict: false }).examine(sha256);
      await shop.call('Account/FinishUpload', { orderId }, buyer);
      return { call: 'admin/proof-generation', params: { orderId, sid }, input: {} };
    },
    says: {
      action: 'order-event',
      before: { status: 'in_review' },
      after: { status: 'awaiting_proof_approval', event: 'digital_proof_sent' },
    },
  },
  'POST /api/admin/orders/:orderId/events': {
    prepare: async () => ({
      call: 'admin/order-events',
      params: { orderId: await createPaidOrder(shop, await createFundedReseller(shop, 10_000_000)) },
      input: { event: 'note_added', memo: 'Call before noon.', visibility: 'internal' },
    }),
    says: {
      action: 'order-event',
      before: { status: 'awaiting_files' },
      after: { status: 'awaiting_files', event: 'note_added', memo: 'Call before noon.', visibility: 'internal' },
    },
  },
  'POST /api/admin/prepaid-transactions': {
    prepare: async () => ({
      call: 'admin/prepaid-deposit',
      input: {
        accountEmail: (await createFundedReseller(shop, 50)).email,
        type: 'deposit',
        amount: 100,
        memo: 'bank transfer',
      },
    }),
    says: {
      action: 'prepaid-deposited',
      before: { balance: { currency: 'CNY', amount: 50 } },
      after: {
        balance: { currency: 'CNY', amount: 150 },
        amount: { currency: 'CNY', amount: 100 },
        memo: 'bank transfer',
        transaction: expect.any(String),
      },
    },
  },
  'POST /api/admin/prepaid-transactions/:id/reversal': {
    prepare: async () => ({
      call: 'admin/prepaid-reversal',
      params: { id: await depositId(100) },
      input: { reason: 'booked twice' },
    }),
    says: {
      action: 'prepaid-reversed',
      before: { balance: { currency: 'CNY', amount: 100 } },
      after: {
        balance: { currency: 'CNY', amount: 0 },
        amount: { currency: 'CNY', amount: -100 },
        memo: 'booked twice',
        transaction: expect.any(String),
        reverses: expect.any(String),
      },
    },
  },
  'POST /api/admin/prepaid-requests/:id/decision': {
    prepare: async () => ({
      call: 'admin/prepaid-decision',
      params: { id: await depositId(MOST_ALONE + 1) },
      input: { decision: 'rejected', reason: 'never came' },
    }),
    says: {
      action: 'prepaid-rejected',
      before: { state: 'pending' },
      after: { state: 'rejected', reason: 'never came' },
    },
  },
  'POST /api/admin/daily-closes': {
    prepare: async () => {
      await postEntryYesterday();
      return { call: 'admin/daily-close-now', input: {} };
    },
    says: { action: 'day-closed', before: null, after: { findings: {} } },
  },
  'POST /api/admin/audits': {
    prepare: async () => ({ call: 'admin/audits-now', input: {} }),
    says: { action: 'audits-run', before: null, after: { findings: {} } },
  },
  'POST /api/admin/accounts/:id/notes': {
    prepare: async () => ({
      call: 'admin/account-note-add',
      params: { id: (await createUser(shop)).accountId },
      input: { text: 'Prefers calls before noon.' },
    }),
    says: { action: 'account-note-added', before: null, after: null },
  },
  'PUT /api/admin/contact-messages/:id': {
    prepare: async () => ({
      call: 'admin/contact-message-change',
      params: { id: await receiveMessage() },
      input: { revision: 1, status: 'closed' },
    }),
    says: {
      action: 'contact-message-changed',
      before: { status: 'open', assignedTo: null },
      after: { status: 'closed', assignedTo: null },
    },
  },
  'POST /api/admin/contact-messages/:id/answers': {
    prepare: async () => ({
      call: 'admin/contact-message-answer',
      params: { id: await receiveMessage() },
      input: { revision: 1, text: 'About 400 m² a day.' },
    }),
    says: { action: 'contact-message-answered', before: { status: 'open' }, after: { status: 'answered' } },
  },
  'DELETE /api/admin/subscriptions/:id': {
    prepare: async () => ({ call: 'admin/subscription-end', params: { id: await subscribe() }, input: {} }),
    says: { action: 'subscription-ended', before: { state: 'pending' }, after: { state: 'unsubscribed' } },
  },
  'POST /api/admin/newsletters': {
    prepare: async () => ({ call: 'admin/newsletter-write', input: { texts: NEWSLETTER } }),
    says: { action: 'newsletter-written', before: null, after: null },
  },
  'PUT /api/admin/newsletters/:id': {
    prepare: async () => ({
      call: 'admin/newsletter-edit',
      params: { id: (await writeNewsletter()).id },
      input: { texts: NEWSLETTER, revision: 1 },
    }),
    says: { action: 'newsletter-edited', before: null, after: null },
  },
  'POST /api/admin/newsletters/:id/send': {
    prepare: async () => ({
      call: 'admin/newsletter-send',
      params: { id: (await writeNewsletter()).id },
      input: { revision: 1 },
    }),
    says: { action: 'newsletter-sent', before: { status: 'draft' }, after: { status: 'sending' } },
  },
  'POST /api/admin/newsletters/:id/stop': {
    prepare: async () => {
      const { id, revision } = await writeNewsletter();
      const sending = await shop.call('admin/newsletter-send', { revision }, { bearer: admin.bearer, params: { id } });
      return { call: 'admin/newsletter-stop', params: { id }, input: { revision: sending.revision } };
    },
    says: { action: 'newsletter-stopped', before: { status: 'sending' }, after: { status: 'stopped' } },
  },
  'POST /api/admin/orders/:orderId/items/:sid/steps': {
    prepare: async () => ({ call: 'admin/item-step', params: await approvedItem(), input: { step: 'printed' } }),
    says: { action: 'production-step', before: null, after: { sid: expect.any(String), step: 'printed' } },
  },
  'DELETE /api/admin/orders/:orderId/items/:sid/steps/:step': {
    prepare: async () => {
      const params = await approvedItem();
      await shop.call('admin/item-step', { step: 'printed' }, { bearer: admin.bearer, params });
      return { call: 'admin/item-step-undo', params: { ...params, step: 'printed' }, input: {} };
    },
    says: { action: 'production-step-undone', before: { sid: expect.any(String), step: 'printed' }, after: null },
  },
  'POST /api/admin/accepted-nests': {
    prepare: async () => ({ call: 'admin/nest-accept', params: {}, input: await nestLayout() }),
    says: { action: 'nest-accepted', before: null, after: { number: expect.any(Number), items: [expect.any(String)] } },
  },
  'DELETE /api/admin/accepted-nests/:id': {
    prepare: async () => {
      const { id } = await shop.call('admin/nest-accept', (await nestLayout()) as never, admin);
      return { call: 'admin/nest-undo', params: { id }, input: {} };
    },
    says: { action: 'nest-undone', before: { number: expect.any(Number), items: [expect.any(String)] }, after: null },
  },
  'POST /api/admin/orders/:orderId/items/:sid/photos': {
    prepare: async () => ({ call: 'admin/item-photo', params: await approvedItem(), input: await itemPhotoForm() }),
    says: {
      action: 'production-photo-added',
      before: null,
      after: { sid: expect.any(String), step: 'checked' },
    },
  },
  'PUT /api/admin/orders/:orderId/items/:sid/photos/:photoId': {
    prepare: async () => ({ call: 'admin/item-photo-show', params: await itemPhoto(), input: { isShown: true } }),
    says: {
      action: 'production-photo-shown',
      before: { sid: expect.any(String), isShown: false },
      after: { sid: expect.any(String), isShown: true },
    },
  },
  'DELETE /api/admin/orders/:orderId/items/:sid/photos/:photoId': {
    prepare: async () => ({ call: 'admin/item-photo-delete', params: await itemPhoto(), input: {} }),
    says: {
      action: 'production-photo-deleted',
      before: { sid: expect.any(String), step: 'checked' },
      after: null,
    },
  },
  'POST /api/admin/handovers': {
    prepare: async () => ({ call: 'admin/handover', input: { carrier: 'EMS', trackingNumber: await shipOrder() } }),
    says: {
      action: 'shipment-handed-over',
      before: null,
      after: { carrier: 'EMS', trackingNumber: expect.any(String) },
    },
  },
  'DELETE /api/admin/handovers/:shipmentId': {
    prepare: async () => {
      const scan = { carrier: 'EMS', trackingNumber: await shipOrder() };
      const [shipment] = await shop.call('admin/handover', scan, admin);
      return { call: 'admin/handover-undo', params: { shipmentId: shipment?.id ?? '' }, input: {} };
    },
    says: {
      action: 'shipment-handover-undone',
      before: { carrier: 'EMS', trackingNumber: expect.any(String) },
      after: null,
    },
  },
  'POST /api/admin/carriers': {
    prepare: async () => ({ call: 'admin/carrier-create', input: { code: 'pony', ...CARRIER } }),
    says: { action: 'carrier-created', before: null, after: { code: 'pony', ...CARRIER } },
  },
  'PUT /api/admin/carriers/:code': {
    prepare: async () => {
      const { code, name } = await addCarrier();
      return { call: 'admin/carrier-edit', params: { code }, input: { revision: 1, ...CARRIER, name, active: false } };
    },
    says: {
      action: 'carrier-edited',
      before: { ...CARRIER, name: expect.any(String) },
      after: { ...CARRIER, name: expect.any(String), active: false },
    },
  },
  'POST /api/admin/import-duties': {
    prepare: async () => ({ call: 'admin/import-duty-create', input: IMPORT_DUTY }),
    says: { action: 'import-duty-created', before: null, after: IMPORT_DUTY },
  },
  'PUT /api/admin/import-duties/:id': {
    prepare: async () => ({
      call: 'admin/import-duty-edit',
      params: { id: await addImportDuty('2026-02-01') },
      input: { revision: 1, ...IMPORT_DUTY, validFrom: '2026-02-02' },
    }),
    says: {
      action: 'import-duty-edited',
      before: { ...IMPORT_DUTY, validFrom: '2026-02-01' },
      after: { ...IMPORT_DUTY, validFrom: '2026-02-02' },
    },
  },
  'DELETE /api/admin/import-duties/:id': {
    prepare: async () => ({
      call: 'admin/import-duty-delete',
      params: { id: await addImportDuty('2026-03-01') },
      input: {},
    }),
    says: { action: 'import-duty-deleted', before: { ...IMPORT_DUTY, validFrom: '2026-03-01' }, after: null },
  },
  'PUT /api/admin/product-customs/:sku': {
    prepare: async () => ({
      call: 'admin/product-customs-edit',
      params: { sku: 'vinyl-440' },
      input: { revision: 0, hsCode: '392690', origin: 'CN', chineseName: '' },
    }),
    says: {
      action: 'product-customs-edited',
      before: null,
      after: { hsCode: '392690', origin: 'CN', chineseName: '' },
    },
  },
  'POST /api/admin/saved-views': {
    prepare: async () => ({ call: 'admin/saved-view-save', input: SAVED_VIEW }),
    says: { action: 'view-saved', before: null, after: SAVED_VIEW },
  },
  'DELETE /api/admin/saved-views/:id': {
    prepare: async () => {
      const { id } = await shop.call('admin/saved-view-save', { ...SAVED_VIEW, name: 'To delete' }, admin);
      return { call: 'admin/saved-view-delete', params: { id }, input: {} };
    },
    says: { action: 'view-deleted', before: { ...SAVED_VIEW, name: 'To delete' }, after: null },
  },
  'POST /api/admin/search-synonyms': {
    prepare: async () => ({ call: 'admin/search-synonym-create', input: { terms: ['booth', 'stall'] } }),
    says: { action: 'search-synonym-created', before: null, after: { terms: ['booth', 'stall'] } },
  },
  'PUT /api/admin/search-synonyms/:id': {
    prepare: async () => ({
      call: 'admin/search-synonym-edit',
      params: { id: await addSynonym() },
      input: { revision: 1, terms: ['pennant', 'bunting'] },
    }),
    says: {
      action: 'search-synonym-edited',
      before: { terms: ['pennant', 'streamer'] },
      after: { terms: ['pennant', 'bunting'] },
    },
  },
  'DELETE /api/admin/search-synonyms/:id': {
    prepare: async () => ({ call: 'admin/search-synonym-delete', params: { id: await addSynonym() }, input: {} }),
    says: { action: 'search-synonym-removed', before: { terms: ['pennant', 'streamer'] }, after: null },
  },
  'PUT /api/admin/accounts/:id': {
    prepare: async () => ({
      call: 'admin/account-role',
      params: { id: (await createUser(shop)).accountId },
      input: { role: 'reseller', reason: 'by contract' },
    }),
    says: {
      action: 'account-role-changed',
      before: { role: 'customer' },
      after: { role: 'reseller', reason: 'by contract' },
    },
  },
  'POST /api/admin/staff': {
    prepare: async () => ({ call: 'admin/staff-invite', input: { email: 'invited@audit.test', role: 'factory' } }),
    says: { action: 'staff-invited', before: null, after: { email: 'invited@audit.test', role: 'factory' } },
  },
  'PUT /api/admin/own-language': {
    prepare: async () => ({ call: 'admin/own-language-change', input: { language: 'zh' } }),
    says: { action: 'staff-language-chosen', before: { language: null }, after: { language: 'zh' } },
  },
  'PUT /api/admin/staff/:id': {
    prepare: async () => ({
      call: 'admin/staff-change',
      params: { id: (await createUser(shop, 'factory')).accountId },
      input: { disabled: true },
    }),
    says: { action: 'staff-disabled', before: { disabled: false }, after: { disabled: true } },
  },
  'DELETE /api/admin/staff/:id': {
    prepare: async () => ({ call: 'admin/staff-withdraw', params: { id: await invitationId() }, input: {} }),
    says: {
      action: 'staff-withdrawn',
      before: { email: expect.stringContaining('@audit.test'), role: 'factory' },
      after: null,
    },
  },
  'POST /api/admin/reseller-applications/:id/decision': {
    prepare: async () => ({
      call: 'admin/reseller-decision',
      params: { id: await applicationId() },
      input: { decision: 'declined', reason: 'No company of that name.' },
    }),
    says: {
      action: 'reseller-declined',
      before: { status: 'pending' },
      after: { status: 'declined', reason: 'No company of that name.' },
    },
  },
  'PUT /api/admin/products/:id': {
    prepare: async () => ({
      call: 'admin/product-edit',
      params: { id: 'vinyl-440' },
      input: { revision: 1, featured: false },
    }),
    says: { action: 'product-edited', before: { featured: true }, after: { featured: false } },
  },
  'POST /api/admin/products': {
    prepare: async () => ({
      call: 'admin/product-create',
      input: {
        ...{ sku: 'table-cloth', slug: 'table-cloth', category: 'banner', kind: 'area', uvInkjet: false, variants: [] },
        text: { name: 'Table cloth', summary: 'Soft.', description: 'Polyester.', notes: [], uses: [] },
        properties: { printerType: 'solvent', resolution: 720, waterproof: false, uvResistant: false },
        drawing: { form: 'area', scene: 'photo-wall', detail: 'pole-pocket' },
      },
    }),
    says: {
      action: 'product-created',
      before: null,
      after: { category: 'banner', kind: 'area', texts: { en: { name: 'Table cloth' } } },
    },
    // The draft for its prices is an entry of its own.
    entryCount: 2,
  },
  'POST /api/admin/products/:id/copies': {
    prepare: async () => ({
      call: 'admin/product-copy',
      params: { id: 'roll-up' },
      input: { sku: 'roll-up-copy', slug: 'roll-up-copy' },
    }),
    says: {
      action: 'product-copied',
      before: null,
      after: { copyOf: 'roll-up', slug: 'roll-up-copy' },
    },
  },
  'POST /api/admin/products/:sku/photos': {
    prepare: async () => ({ call: 'admin/product-photo', params: { sku: 'roll-up' }, input: await photoForm() }),
    says: {
      action: 'photo-added',
      before: null,
      after: expect.objectContaining({ sku: 'roll-up', alt: { en: 'Seen' } }),
    },
  },
  'POST /api/admin/products/:sku/colour-profiles': {
    prepare: async () => ({
      call: 'admin/colour-profile',
      params: { sku: 'vinyl-440' },
      input: await profileForm('R5'),
    }),
    says: {
      action: 'colour-profile-saved',
      before: null,
      after: { printer: 'R5', fileName: 'press.icc', colours: 'cmyk', inkLimit: 300 },
    },
  },
  'POST /api/admin/products/:sku/soft-proofs': {
    prepare: async () => ({ call: 'admin/soft-proofs', params: { sku: 'vinyl-440' }, input: {} }),
    says: { action: 'soft-proofs-requested', before: null, after: { files: expect.any(Number) } },
  },
  'POST /api/admin/printers': {
    prepare: async () => ({ call: 'admin/printer-add', input: { name: 'R7' } }),
    says: { action: 'printer-added', before: null, after: { name: 'R7' } },
  },
  'POST /api/admin/printers/:id/colour-profiles': {
    prepare: async () => ({
      call: 'admin/printer-profile',
      params: { id: await printerId('R8') },
      input: await profileForm(),
    }),
    says: { action: 'colour-profile-saved', before: null, after: expect.objectContaining({ printer: 'R8' }) },
  },
  'DELETE /api/admin/printers/:id': {
    prepare: async () => ({ call: 'admin/printer-delete', params: { id: await printerId('R9') }, input: {} }),
    says: { action: 'printer-removed', before: { name: 'R9' }, after: null },
  },
  'PUT /api/admin/products/:sku/printer': {
    prepare: async () => {
      await printerId('R10');
      return { call: 'admin/product-printer', params: { sku: 'vinyl-440' }, input: { printer: 'R10' } };
    },
    says: { action: 'product-printer-chosen', before: { printer: null }, after: { printer: 'R10' } },
  },
  'PUT /api/admin/orders/:orderId/items/:sid/printer': {
    prepare: async () => {
      await printerId('R11');
      return { call: 'admin/item-printer', params: await approvedItem(), input: { printer: 'R11' } };
    },
    says: {
      action: 'item-printer-chosen',
      before: { sid: expect.any(String), printer: null },
      after: { sid: expect.any(String), printer: 'R11' },
    },
  },
  'DELETE /api/admin/colour-profiles/:id': {
    prepare: async () => ({ call: 'admin/colour-profile-delete', params: { id: await profileId() }, input: {} }),
    says: { action: 'colour-profile-removed', before: expect.objectContaining({ printer: 'R6' }), after: null },
  },
  'POST /api/admin/galleries/:gallery/photos': {
    prepare: async () => ({ call: 'admin/gallery-photo', params: { gallery: 'flags' }, input: await photoForm() }),
    says: { action: 'photo-added', before: null, after: expect.objectContaining({ gallery: 'flags' }) },
  },
  'PUT /api/admin/photos/:id': {
    prepare: async () => ({
      call: 'admin/photo-edit',
      params: { id: await photoId() },
      input: { revision: 1, alt: { en: 'Seen', ja: '見える' } },
    }),
    says: {
      action: 'photo-edited',
      before: expect.objectContaining({ alt: { en: 'Seen' } }),
      after: expect.objectContaining({ alt: { en: 'Seen', ja: '見える' } }),
    },
  },
  'DELETE /api/admin/photos/:id': {
    prepare: async () => ({ call: 'admin/photo-removal', params: { id: await photoId() }, input: {} }),
    says: { action: 'photo-removed', before: expect.objectContaining({ sku: 'roll-up' }), after: null },
  },
  'POST /api/admin/catalogue/import': {
    prepare: async () => {
      const file = await editWorkbook(shop, admin, { 'fees!D3': 0.0123 });
      const { agreement } = await shop.call('admin/catalogue-import', form(file), admin);
      return { call: 'admin/catalogue-import', input: form(file, { apply: 'true', agreement, title: 'winter' }) };
    },
    says: {
      action: 'tariff-draft-opened',
      before: { 'exchange_fee.USD': expect.any(String) },
      after: { title: 'winter', 'exchange_fee.USD': '0.0123' },
    },
  },
  'POST /api/admin/tariff-drafts': {
    prepare: async () => ({ call: 'admin/tariff-draft-open', input: { title: 'autumn' } }),
    says: { action: 'tariff-draft-opened', before: null, after: { title: 'autumn' } },
  },
  'PUT /api/admin/tariff-drafts/:id': {
    prepare: async () => ({
      call: 'admin/tariff-draft-rename',
      params: { id: await draftId() },
      input: { title: 'summer' },
    }),
    says: { action: 'tariff-draft-renamed', before: { title: 'spring' }, after: { title: 'summer' } },
  },
  'DELETE /api/admin/tariff-drafts/:id': {
    prepare: async () => ({
      call: 'admin/tariff-draft-discard',
      params: { id: await draftId(excluding('FR')) },
      input: {},
    }),
    says: { action: 'tariff-draft-discarded', before: { title: 'spring', 'exclusion.FR': true }, after: null },
  },
  'PUT /api/admin/tariff-drafts/:id/changes': {
    prepare: async () => ({
      call: 'admin/tariff-draft-change',
      params: { id: await draftId() },
      input: { ...excluding('FR'), seen: null },
    }),
    says: { action: 'tariff-draft-changed', before: {}, after: { 'exclusion.FR': true } },
  },
  'DELETE /api/admin/tariff-drafts/:id/changes': {
    prepare: async () => ({
      call: 'admin/tariff-draft-unchange',
      params: { id: await draftId(excluding('FR')) },
      input: { kind: 'exclusion', subject: 'FR' },
    }),
    says: { action: 'tariff-draft-changed', before: { 'exclusion.FR': true }, after: {} },
  },
  'POST /api/admin/tariff-drafts/:id/publish': {
    prepare: async () => ({
      call: 'admin/tariff-draft-publish',
      params: { id: await draftId(excluding('GB')) },
      input: {},
    }),
    says: {
      action: 'tariff-draft-published',
      before: { 'exclusion.GB': null },
      after: { version: 1, 'exclusion.GB': true },
    },
  },
  'POST /api/admin/tariff-drafts/:id/withdraw': {
    prepare: async () => ({
      call: 'admin/tariff-draft-withdraw',
      params: { id: await scheduledDraftId('DE') },
      input: {},
    }),
    says: { action: 'tariff-draft-withdrawn', before: { publishAt: expect.any(String) }, after: null },
  },
  'POST /api/admin/currencies': {
    prepare: async () => ({
      call: 'admin/currency-create',
      input: { id: 'PLN', perCny: '0.52', exchangeFee: '0.03' },
    }),
    says: { action: 'currency-created', before: null, after: { digits: 2, perCny: '0.52' } },
    entryCount: 2,
  },
  'POST /api/admin/shipping-methods': {
    prepare: async () => {
      await shop.database.reader.query('delete from shipping_method where method = 1');
      const days = { majorDays: { first: 3, last: 7 }, otherDays: { first: 6, last: 9 } };
      return { call: 'admin/shipping-method-create', input: { id: '1', ...days } };
    },
    says: { action: 'shipping-method-created', before: null, after: { majorDays: { first: 3, last: 7 } } },
  },
  'PUT /api/admin/shipping-methods/:id': {
    prepare: async () => ({
      call: 'admin/shipping-method-edit',
      params: { id: '0' },
      input: { majorDays: { first: 3, last: 7 }, otherDays: { first: 6, last: 9 }, revision: 1 },
    }),
    says: { action: 'shipping-method-edited', before: { otherDays: '[7,13)' }, after: { otherDays: '[6,10)' } },
  },
  'POST /api/admin/currencies/:id/rates': {
    prepare: async () => ({
      call: 'admin/currency-rate',
      params: { id: 'USD' },
      input: { perCny: '0.5', confirmJump: true },
    }),
    says: {
      action: 'rate-entered',
      before: { perCny: expect.any(String) },
      after: { perCny: '0.5', validFrom: expect.any(String), confirmJump: true },
    },
  },
  'POST /api/admin/pending-rates/:id/decision': {
    prepare: async () => ({
      call: 'admin/pending-rate-decision',
      params: { id: await pendingRateId() },
      input: { decision: 'approved' },
    }),
    says: {
      action: 'rate-approved',
      before: { currency: 'JPY', perCny: expect.any(String) },
      after: { currency: 'JPY', perCny: '30', status: 'approved' },
    },
  },
  'POST /api/admin/quote-requests/:id/answer': {
    prepare: async () => ({
      call: 'admin/quote-request-answer',
      params: { id: await quoteRequestId() },
      input: { lines: [{ fen: 5000 }], message: 'Gladly.', validUntil: inAWeek() },
    }),
    says: {
      action: 'quote-request-answered',
      before: { state: 'open' },
      after: {
        state: 'answered',
        total: { currency: 'USD', amount: expect.any(Number) },
        validUntil: expect.any(String),
      },
    },
  },
  'POST /api/admin/quote-requests/:id/decline': {
    prepare: async () => ({
      call: 'admin/quote-request-decline',
      params: { id: await quoteRequestId() },
      input: { message: 'Too wide.' },
    }),
    says: {
      action: 'quote-request-declined',
      before: { state: 'open' },
      after: { state: 'declined', message: 'Too wide.' },
    },
  },
  'POST /api/admin/reviews/:id/decision': {
    prepare: async () => ({
      call: 'admin/review-decision',
      params: { id: await reviewId() },
      input: { decision: 'published', revision: 1 },
    }),
    says: { action: 'review-published', before: { state: 'pending' }, after: { state: 'published' } },
  },
  'POST /api/admin/coupons': {
    prepare: async () => ({ call: 'admin/coupon-issue', input: { percent: 10, reason: 'a fair' } }),
    says: { action: 'coupon-issued', before: null, after: { percent: 10, reason: 'a fair' } },
  },
  'POST /api/admin/coupons/:id/revocation': {
    prepare: async () => {
      const { id } = await shop.call('admin/coupon-issue', { percent: 10, reason: 'a fair' }, admin);
      return { call: 'admin/coupon-revocation', params: { id }, input: {} };
    },
    says: { action: 'coupon-revoked', before: { state: 'valid' }, after: { state: 'revoked' } },
  },
  'POST /api/admin/calendar-days': {
    prepare: async () => ({
      call: 'admin/calendar-day-set',
      input: { day: '2090-01-02', kind: 'holiday', holiday: 'other' },
    }),
    says: { action: 'calendar-day-set', before: null, after: { kind: 'holiday', holiday: 'other' } },
  },
  'DELETE /api/admin/calendar-days/:id': {
    prepare: async () => {
      const day = { day: '2090-02-06', kind: 'holiday', holiday: 'new_year' } as const;
      await shop.call('admin/calendar-day-set', day, admin);
      return { call: 'admin/calendar-day-clear', params: { id: day.day }, input: {} };
    },
    says: { action: 'calendar-day-cleared', before: { kind: 'holiday', holiday: 'new_year' }, after: null },
  },
  'POST /api/admin/news': {
    prepare: async () => ({ call: 'admin/notice-write', input: { texts: NOTICE } }),
    says: { action: 'notice-written', before: null, after: { texts: NOTICE } },
  },
  'PUT /api/admin/news/:id': {
    prepare: async () => ({
      call: 'admin/notice-edit',
      params: { id: await noticeId() },
      input: { texts: { en: { title: 'Open', body: 'On Friday too.' } }, revision: 1 },
    }),
    says: {
      action: 'notice-edited',
      before: { texts: NOTICE },
      after: { texts: { en: { title: 'Open', body: 'On Friday too.' } } },
    },
  },
  'POST /api/admin/news/:id/publish': {
    prepare: async () => ({ call: 'admin/notice-publish', params: { id: await noticeId() }, input: { revision: 1 } }),
    says: {
      action: 'notice-published',
      before: { publishedAt: null },
      after: { publishedAt: expect.any(String) },
    },
  },
  'POST /api/admin/news/:id/withdraw': {
    prepare: async () => {
      const id = await noticeId();
      await shop.call('admin/notice-publish', { revision: 1 }, { bearer: admin.bearer, params: { id } });
      return { call: 'admin/notice-withdraw', params: { id }, input: { revision: 2 } };
    },
    says: {
      action: 'notice-withdrawn',
      before: { publishedAt: expect.any(String) },
      after: { publishedAt: null },
    },
  },
  'PUT /api/admin/service-status/:id': {
    prepare: async () => ({
      call: 'admin/service-status-set',
      params: { id: 'office' },
      input: { type: 5, hours: 'closed', revision: 1 },
    }),
    says: {
      action: 'service-status-set',
      before: { type: 1, hours: '09:00–18:00' },
      after: { type: 5, hours: 'closed' },
    },
  },
  'POST /api/admin/unmatched-payments/:id/refund': {
    prepare: async () => ({
      call: 'admin/unmatched-payment-refund',
      params: { id: await unmatchedPaymentId('CAPTURE-1', 500) },
      input: { reason: 'Of nobody.' },
    }),
    says: {
      action: 'unmatched-payment-refunded',
      before: { amount: { currency: 'USD', amount: 500 } },
      after: { reason: 'Of nobody.' },
    },
  },
  'POST /api/admin/unmatched-payments/:id/apply': {
    prepare: async () => {
      const customer = await createUser(shop);
      const orderId = await createOrder(shop, customer, paypalTerms);
      const { amount } = (await shop.call('Account/ViewOrder', { orderId }, customer)).amount;
      return {
        call: 'admin/unmatched-payment-apply',
        params: { id: await unmatchedPaymentId('CAPTURE-2', amount) },
        input: { orderId },
      };
    },
    says: {
      action: 'unmatched-payment-applied',
      before: { status: 'awaiting_payment' },
      after: { amount: { currency: 'USD', amount: expect.any(Number) }, from: ['CAPTURE-2'] },
    },
  },
  'POST /api/admin/paypal-refunds/:id/retry': {
    prepare: async () => ({ call: 'admin/paypal-refund-retry', params: { id: await failedRefundId() }, input: {} }),
    says: {
      action: 'refund-retried',
      before: { state: 'failed' },
      after: { refund: expect.any(String), state: 'requested' },
    },
  },
  'POST /api/admin/paypal-refunds/:id/settle': {
    prepare: async () => ({
      call: 'admin/paypal-refund-settle',
      params: { id: await failedRefundId() },
      input: { note: 'Sent by bank.' },
    }),
    says: {
      action: 'refund-settled',
      before: { state: 'failed' },
      after: { refund: expect.any(String), note: 'Sent by bank.' },
    },
  },
  'POST /api/admin/paypal-reconciliations': {
    prepare: async () => ({ call: 'admin/paypal-reconcile', input: {} }),
    says: { action: 'reconciliation-requested', before: null, after: null },
  },
  ...referenceActions('categories', 'category', { name: 'Carpets', summary: 'For floors.' }),
  ...referenceActions('printer-types', 'printer-type', { name: 'Toner' }),
  ...referenceActions('finishes', 'finish', { name: 'Fringes', note: 'Along two edges.' }),
  'PUT /api/admin/products/:id/variants/:code': {
    prepare: async () => {
      const as = { bearer: admin.bearer, params: { id: 'roll-up' } };
      const { revision } = await shop.call('admin/product', {}, as);
      const size = { widthMm: 900, heightMm: 2080, depthMm: 360, print: { widthMm: 850, heightMm: 2000 } };
      return {
        call: 'admin/product-variant',
        params: { id: 'roll-up', code: '85x200' },
        input: { revision, names: { en: '85 × 200 cm' }, ...size },
      };
    },
    says: { action: 'variant-defined', before: { widthMm: 890 }, after: { widthMm: 900 } },
  },
  'PUT /api/admin/email-templates/:id': {
    prepare: async () => ({
      call: 'admin/email-text-save',
      params: { id: 'welcome' },
      input: { language: 'en', version: 0, texts: { subject: 'Hello', body: 'Your account is ready.' } },
    }),
    says: {
      action: 'email-text-changed',
      before: { language: 'en' },
      after: { language: 'en', subject: 'Hello', body: 'Your account is ready.' },
    },
  },
  'POST /api/admin/email-templates/:id/reset': {
    prepare: async () => ({
      call: 'admin/email-text-reset',
      params: { id: 'welcome' },
      input: { language: 'ja', version: 0 },
    }),
    says: { action: 'email-text-reset', before: { language: 'ja' }, after: { language: 'ja' } },
  },
  'PUT /api/admin/settings/shop': {
    prepare: async () => ({
      call: 'admin/settings-shop',
      input: { name: 'Banner World', languages: ['en', 'ja'], currencies: ['USD', 'CNY'], revision: 0 },
    }),
    says: {
      action: 'settings-changed',
      before: expect.any(Object),
      after: { name: 'Banner World', languages: ['en', 'ja'] },
    },
  },
  'PUT /api/admin/settings/seller': {
    prepare: async () => ({
      call: 'admin/settings-seller',
      input: {
        name: 'Banner World Ltd.',
        address: ['1 Print Road'],
        country: 'CN',
        taxId: '',
        email: '',
        phone: '',
        revision: 0,
      },
    }),
    says: {
      action: 'settings-changed',
      before: expect.any(Object),
      after: { name: 'Banner World Ltd.', country: 'CN' },
    },
  },
  'PUT /api/admin/settings/mail': {
    prepare: async () => ({
      call: 'admin/settings-mail',
      input: {
        host: '',
        port: 587,
        security: 'starttls',
        user: '',
        sender: 'Banner World <hello@shop.test>',
        revision: 0,
      },
    }),
    says: {
      action: 'settings-changed',
      before: expect.any(Object),
      after: { host: '', sender: 'Banner World <hello@shop.test>' },
    },
  },
  'PUT /api/admin/settings/paypal': {
    prepare: async () => {
      const { clientSecret: _, ...input } = (await shop.call('admin/settings', {}, admin)).paypal.values;
      return { call: 'admin/settings-paypal', input: { ...input, revision: 0 } };
    },
    says: { action: 'settings-changed', before: expect.any(Object), after: { enabled: expect.any(Boolean) } },
  },
  'PUT /api/admin/settings/retention': {
    prepare: async () => ({
      call: 'admin/settings-retention',
      input: { artworkDays: 400, receivedWebhookDays: 30, revision: 0 },
    }),
    says: {
      action: 'settings-changed',
      before: { artworkDays: 365, receivedWebhookDays: 90 },
      after: { artworkDays: 400, receivedWebhookDays: 30 },
    },
  },
};

/** Creation and change of a category, a printer type or a finish. */
function referenceActions(
  path: string,
  kind: 'category' | 'printer-type' | 'finish',
  text: object,
): Record<string, Action> {
  const id = `${kind}-of-the-log`;
  return {
    [`POST /api/admin/${path}`]: {
      prepare: async () => ({ call: `admin/${kind}-create`, input: { id, texts: { en: text } } }),
      says: { action: 'reference-created', before: null, after: { texts: { en: text } } },
    },
    [`PUT /api/admin/${path}/:id`]: {
      prepare: async () => {
        const { revision } = await shop.call(`admin/${kind}`, {}, { bearer: admin.bearer, params: { id } });
        return { call: `admin/${kind}-edit`, params: { id }, input: { revision, withdrawn: true } };
      },
      says: { action: 'reference-edited', before: { withdrawn: false }, after: { withdrawn: true } },
    },
  };
}

const log = (input: Record<string, string> = {}, as: RequestOptions = admin): Promise<AuditLogEntryView[]> =>
  shop.call('admin/audit-log', input, as);
const filtered = (filter: object) => log({ filter: JSON.stringify(filter) });

async function entries(): Promise<number> {
  const [{ count }]: [{ count: number }] = await shop.database.reader.query(
    'select count(*)::int as count from audit_log_entry',
  );
  return count;
}

describe('staff actions', () => {
  test('this test covers every route that changes data', () => {
    const { routes } = shop.app.get(RouteRegistry, { strict: false });
    const doing = routes.filter(
      ({ path, method }) =>
        path.startsWith('/api/admin/') && method !== 'GET' && ![...CHANGES_NOTHING, ...TESTED_ELSEWHERE].includes(path),
    );
    expect(doing.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  test.each(Object.keys(ACTIONS))('%s is logged with actor, action, before and after', async (route) => {
    const {
      prepare,
      says,
      entryCount = 1,
    } = ACTIONS[route] ?? { prepare: () => Promise.reject(new Error(route)), says: null };
    const { call, input, params } = await prepare();
    const as: RequestOptions = { bearer: admin.bearer, ...(params && { params }) };
    const before = await entries();
    expect(await sendRequest(shop, call, input, as)).toMatchObject({ status: 200 });
    expect((await entries()) - before).toBe(entryCount);
    const [newest] = await log();
    expect(newest).toMatchObject({ actor: admin.email, role: 'admin', address: '127.0.0.1', ...says });
    const said = await entries();
    expect((await sendRequest(shop, call, { ...input, surplus: 1 }, as)).status).toBe(400);
    expect(await entries()).toBe(said);
  });

  test('every field that an entry shows has a name in the back office', async () => {
    const rows: { field: string }[] = await shop.database.reader.query(
      `select distinct field from audit_log_entry, unnest(array[before, after]) as side, jsonb_object_keys(side) as field
       where jsonb_typeof(side) = 'object'`,
    );
    const names = JSON.parse(readFileSync(AUDIT_FIELD_NAMES, 'utf8')) as object;
    // Of a price change, fields are what it changes, such as `exclusion.FR`.
    const fields = rows.map(({ field }) => field).filter((field) => !field.includes('.'));
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter((field) => !(field in names)).toSorted()).toEqual([]);
  });

  test('a repeated request with the same Idempotency-Key is logged once', async () => {
    const { call, input } = await (ACTIONS['POST /api/admin/prepaid-transactions']?.prepare() ?? Promise.reject());
    const as = { bearer: admin.bearer, headers: { 'idempotency-key': randomUUID() } };
    const before = await entries();
    await sendRequest(shop, call, input, as);
    await sendRequest(shop, call, input, as);
    expect((await entries()) - before).toBe(1);
  });
});

describe('audit log', () => {
  test('is readable by admins only and has no other routes', async () => {
    for (const role of ['customer_service', 'accounting', 'factory', 'isc_facility', 'customer'] as const) {
      const { bearer } = await createUser(shop, role);
      expect(await sendRequest(shop, 'admin/audit-log', {}, { bearer })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    await expect(shop.database.reader.query('delete from audit_log_entry')).rejects.toThrow('append-only');
    await expect(shop.database.reader.query(`update audit_log_entry set action = 'x'`)).rejects.toThrow('append-only');
  });

  test('is listed newest first, page by page', async () => {
    const response = await shop.send('admin/audit-log', { range: '[0,2]' }, admin);
    const page = (await response.json()) as AuditLogEntryView[];
    expect(response.headers.get('content-range')).toBe(`audit-log 0-2/${await entries()}`);
    expect(page.map(({ id }) => Number(id))).toEqual(page.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    const [{ id = '' } = {}] = page;
    expect(await shop.call('admin/audit-entry', {}, { bearer: admin.bearer, params: { id } })).toEqual(page[0]);
    for (const unknown of ['0', 'x', '99999999999999999999']) {
      const as = { bearer: admin.bearer, params: { id: unknown } };
      expect(await sendRequest(shop, 'admin/audit-entry', {}, as)).toMatchObject({ code: 'resource_not_found' });
    }
    expect(await log({ range: '[99999,100000]' })).toEqual([]);
  });

  test('can be filtered by action, actor and subject', async () => {
    const [newest] = await filtered({ action: 'staff-disabled', actor: admin.email.toUpperCase() });
    expect(newest).toMatchObject({ action: 'staff-disabled', actor: admin.email });
    const subject = newest?.subject ?? '';
    expect(subject).toMatch(/^account:[\w-]{36}$/);
    for (const filter of [
      { subject, action: 'staff-disabled' },
      { subject: subject.slice('account:'.length), action: 'staff-disabled' },
      { q: subject.slice('account:'.length), action: 'staff-disabled' },
      { id: [newest?.id] },
    ]) {
      expect(await filtered(filter)).toEqual([newest]);
    }
    expect(await filtered({ subject: subject.replace('account', 'order') })).toEqual([]);
    expect(await filtered({ actor: 'nobody@audit.test' })).toEqual([]);
    const own = await filtered({ staffId: admin.accountId });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ actor }) => actor === admin.email)).toBe(true);
    expect(await filtered({ staffId: randomUUID() })).toEqual([]);
    expect((await filtered({ q: 'staff-invited' })).every(({ action }) => action === 'staff-invited')).toBe(true);
  });

  test('uses its indexes for every filter', async () => {
    const { reader } = shop.database;
    await reader.query(
      `insert into audit_log_entry (at, action, subject_kind, subject_id, after)
       select now(), 'logged-in', 'account', n::text, '{}' from generate_series(1, 12000) n`,
    );
    await reader.query('analyze audit_log_entry');
    const response = await shop.send('admin/audit-log', { range: '[0,9]' }, admin);
    expect(response.headers.get('content-range')).toBe('audit-log 0-9/10000');
    for (const condition of [
      'true',
      `e.action = 'staff-invited'`,
      `e.subject_id = '77'`,
      `(e.action = 'x' or e.subject_id = 'x' or e.account_id = any(array(select id from account where lower(email) = 'x')))`,
    ]) {
      const plan = JSON.stringify(
        await reader.query(
          `explain (format json) select * from audit_log_entry e where ${condition} order by e.id desc limit 25`,
        ),
      );
      expect([condition, /"Seq Scan"[^{}]*"audit_log_entry"/.test(plan)]).toEqual([condition, false]);
    }
  });
});

test('entries name who acted and what they are about instead of ids', async () => {
  const id = await invitationId();
  const find = (filter: object) => shop.call('admin/audit-log', { filter: JSON.stringify(filter) }, admin);
  const [invited] = await find({ subject: `staff-invitation:${id}` });
  expect(invited).toMatchObject({ actorName: admin.email, subjectName: expect.stringMatching(/@audit\.test$/) });
  await shop.database.reader.query(`update account set first_name = 'Aiko', last_name = 'Mori' where id = $1`, [
    admin.accountId,
  ]);
  const [renamed] = await find({ subject: `staff-invitation:${id}` });
  expect(renamed).toMatchObject({ actor: admin.email, actorName: 'Aiko Mori' });
  const orders = await find({ action: 'order-event' });
  expect(orders.map(({ subjectName }) => subjectName)).toEqual(orders.map(() => null));
});
