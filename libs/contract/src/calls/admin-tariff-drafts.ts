import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { closed, Instant, line } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });

export const TariffChangeKind = Type.Union([
  Type.Literal('product'),
  Type.Literal('service'),
  Type.Literal('zone'),
  Type.Literal('exclusion'),
  Type.Literal('exchange_fee'),
  Type.Literal('remittance'),
]);

/** A sku, `method:zone`, a country, a country, a currency, a payment method. */
const Subject = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.:-]+$' });

export const TariffChange = closed({
  kind: TariffChangeKind,
  subject: Type.String(),
  /** What it was based on, and what it sets; null for nothing. */
  base: Type.Unknown(),
  value: Type.Unknown(),
  /** What is in force is no longer what it was based on; never of a version. */
  outdated: Type.Boolean(),
  changedAt: Instant,
  changedBy: Type.String(),
});

const row = {
  id: Type.String(),
  title: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('scheduled'), Type.Literal('published')]),
  /** Of what was published, in that order. */
  version: Type.Union([Type.Integer(), Type.Null()]),
  createdAt: Instant,
  createdBy: Type.String(),
  /** Since when its prices hold, or when they begin. */
  publishAt: Type.Union([Instant, Type.Null()]),
  decidedAt: Type.Union([Instant, Type.Null()]),
  decidedBy: Type.Union([Type.String(), Type.Null()]),
  changeCount: Type.Integer(),
};

export const TariffDraftRow = closed(row);
export const TariffDraft = closed({ ...row, changes: Type.Array(TariffChange) });

/** One value of a version that waits for its time. */
export const TariffPlannedChange = closed({
  draftId: Type.String(),
  title: Type.String(),
  publishAt: Instant,
  kind: TariffChangeKind,
  subject: Type.String(),
  /** Null where there is nothing then. */
  value: Type.Unknown(),
});

/** What is asked of both tariffs. */
export const TariffSample = closed({
  priceList: Type.Union([Type.Literal('retail'), Type.Literal('reseller')]),
  items: Type.Array(Item, { minItems: 1, maxItems: 20 }),
  ...quoteTerms,
});

/** Minor units of the sample's currency; where there is no quote, why. */
const SampleAnswer = closed({
  product: Type.Optional(Type.Integer()),
  shipping: Type.Optional(Type.Integer()),
  fees: Type.Optional(Type.Integer()),
  total: Type.Optional(Type.Integer()),
  refusal: Type.Optional(Type.String()),
});

export const TariffPreview = closed({
  /** When what it is compared with begins; null for what is in force now. */
  since: Type.Union([Instant, Type.Null()]),
  /** Why it cannot be published as it stands. */
  problems: Type.Array(closed({ path: Type.String(), code: Type.String(), message: Type.String() })),
  samples: Type.Array(
    closed({
      sample: TariffSample,
      before: SampleAnswer,
      after: SampleAnswer,
      /** After less before; null where one of them is no quote. */
      difference: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});

const bare = { bare: true, personal: true } as const;
const PATH = 'admin/tariff-drafts/:id';

export const adminTariffDrafts = {
  'admin/tariff-drafts': call({
    ...bare,
    method: 'GET',
    path: 'admin/tariff-drafts',
    summary: 'Drafts and published versions of the tariff (`filter`: status, q)',
    input: ListQuery,
    output: Type.Array(TariffDraftRow),
    refusals: [],
  }),
  'admin/tariff-draft': call({
    ...bare,
    method: 'GET',
    path: PATH,
    summary: 'One draft or version with what it changes, before and after',
    params: Id,
    input: closed({}),
    output: TariffDraft,
    refusals: ['resource_not_found'],
  }),
  'admin/tariff-planned': call({
    ...bare,
    method: 'GET',
    path: 'admin/tariff-planned',
    summary: 'Every value that a scheduled draft sets, the first to begin first; a later draft may be based on it',
    input: closed({}),
    output: Type.Array(TariffPlannedChange),
    refusals: [],
  }),
  'admin/tariff-draft-open': call({
    ...bare,
    method: 'POST',
    path: 'admin/tariff-drafts',
    summary: 'Opens a draft',
    idempotent: true,
    input: closed({ title: line(120) }),
    output: TariffDraft,
    refusals: [],
  }),
  'admin/tariff-draft-rename': call({
    ...bare,
    method: 'PUT',
    path: PATH,
    summary: 'Gives an open draft another title',
    idempotent: true,
    params: Id,
    input: closed({ title: line(120) }),
    output: TariffDraft,
    refusals: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-discard': call({
    ...bare,
    method: 'DELETE',
    path: PATH,
    summary: 'Throws an open draft away',
    params: Id,
    input: closed({}),
    output: TariffDraft,
    refusals: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-change': call({
    ...bare,
    method: 'PUT',
    path: `${PATH}/changes`,
    summary:
      'Sets one value in an open draft; `base` is the value in force, or planned, that its author saw, `value` null takes it away',
    idempotent: true,
    params: Id,
    input: closed({ kind: TariffChangeKind, subject: Subject, base: Type.Unknown(), value: Type.Unknown() }),
    output: TariffDraft,
    refusals: ['resource_not_found', 'draft_not_open', 'draft_outdated'],
  }),
  'admin/tariff-draft-unchange': call({
    ...bare,
    method: 'DELETE',
    path: `${PATH}/changes`,
    summary: 'Leaves one value of an open draft as it is in force',
    params: Id,
    input: closed({ kind: TariffChangeKind, subject: Subject }),
    output: TariffDraft,
    refusals: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-preview': call({
    ...bare,
    method: 'GET',
    path: `${PATH}/preview`,
    summary:
      'Quotes by the tariff in force and by the draft, and why it cannot be published; `samples` is a JSON array of more to ask',
    params: Id,
    input: closed({ samples: Type.Optional(Type.String({ maxLength: 8000 })) }),
    output: TariffPreview,
    refusals: ['resource_not_found'],
  }),
  'admin/tariff-draft-publish': call({
    ...bare,
    method: 'POST',
    path: `${PATH}/publish`,
    summary: 'Puts a draft in force on every replica, now or at a time',
    idempotent: true,
    params: Id,
    input: closed({ at: Type.Optional(Instant) }),
    output: TariffDraft,
    refusals: [
      'resource_not_found',
      'draft_not_open',
      'draft_empty',
      'draft_outdated',
      'draft_overlaps',
      'tariff_impossible',
    ],
  }),
  'admin/tariff-draft-withdraw': call({
    ...bare,
    method: 'POST',
    path: `${PATH}/withdraw`,
    summary: 'Takes a scheduled draft back before its time: it is open again',
    idempotent: true,
    params: Id,
    input: closed({}),
    output: TariffDraft,
    refusals: ['resource_not_found', 'draft_not_scheduled', 'draft_followed'],
  }),
} as const;
