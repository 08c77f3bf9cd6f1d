import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { EmailAddress, Empty, Instant, MinorUnits, nullable, singleLine, strictObject, Uuid } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

export const TariffChangeKind = Type.Union([
  Type.Literal('product'),
  Type.Literal('service'),
  Type.Literal('zone'),
  Type.Literal('exclusion'),
  Type.Literal('exchange_fee'),
  Type.Literal('remittance'),
]);

/** By kind: a SKU, `method:zone`, a country, a country, a currency, a payment method. */
const Subject = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.:-]+$' });

export const TariffChange = strictObject({
  kind: TariffChangeKind,
  subject: Type.String(),
  /** The value it was based on and the value it sets; null for none. */
  base: Type.Unknown(),
  value: Type.Unknown(),
  /** The current value is no longer `base`; always false for a published version. */
  outdated: Type.Boolean(),
  changedAt: Instant,
  changedBy: EmailAddress,
});

const row = {
  id: Type.String(),
  title: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('scheduled'), Type.Literal('published')]),
  /** Numbered in order of publication; null before. */
  version: nullable(Type.Integer()),
  createdAt: Instant,
  createdBy: EmailAddress,
  /** When its prices take effect. */
  publishAt: nullable(Instant),
  decidedAt: nullable(Instant),
  decidedBy: nullable(EmailAddress),
  changeCount: Type.Integer(),
};

export const TariffDraftRow = strictObject(row);
export const TariffDraft = strictObject({ ...row, changes: Type.Array(TariffChange) });

/** One value of a scheduled version. */
export const TariffPlannedChange = strictObject({
  draftId: Type.String(),
  title: Type.String(),
  publishAt: Instant,
  kind: TariffChangeKind,
  subject: Type.String(),
  /** Null if the value is removed. */
  value: Type.Unknown(),
});

/** A quote request for the comparison of two tariffs. */
export const TariffSample = strictObject({
  priceList: Type.Union([Type.Literal('retail'), Type.Literal('reseller')]),
  items: Type.Array(Item, { minItems: 1, maxItems: 20 }),
  ...quoteTerms,
});

/** Amounts in minor units of the sample's currency, or the error text in `error`. */
const SampleResult = strictObject({
  product: Type.Optional(MinorUnits),
  shipping: Type.Optional(MinorUnits),
  fees: Type.Optional(MinorUnits),
  total: Type.Optional(MinorUnits),
  error: Type.Optional(Type.String()),
});

export const TariffPreview = strictObject({
  /** When the tariff it is compared with takes effect; null for the current one. */
  since: nullable(Instant),
  /** Why the draft cannot be published. */
  problems: Type.Array(strictObject({ path: Type.String(), code: Type.String(), message: Type.String() })),
  samples: Type.Array(
    strictObject({
      sample: TariffSample,
      before: SampleResult,
      after: SampleResult,
      /** `after` minus `before`; null unless both are quotes. */
      difference: nullable(MinorUnits),
    }),
  ),
});

const PATH = 'admin/tariff-drafts/:id';

export const adminTariffDrafts = {
  'admin/tariff-drafts': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/tariff-drafts',
    summary: 'Lists the drafts and published versions of the tariff (`filter`: status, q)',
    input: ListQuery,
    filters: ['status', 'q', 'id'],
    output: Type.Array(TariffDraftRow),
    errors: [],
  }),
  'admin/tariff-draft': call({
    ...staffCall,
    method: 'GET',
    path: PATH,
    summary: 'Returns a draft or version with its changes',
    params: Id,
    input: Empty,
    output: TariffDraft,
    errors: ['resource_not_found'],
  }),
  'admin/tariff-planned': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/tariff-planned',
    summary: 'Lists every value that a scheduled draft sets, by date; a later draft may be based on it',
    input: Empty,
    output: Type.Array(TariffPlannedChange),
    errors: [],
  }),
  'admin/tariff-draft-open': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/tariff-drafts',
    summary: 'Creates a draft; with `restores`, one that sets what a published version changed to the values before it',
    idempotent: true,
    input: strictObject({
      title: singleLine(120),
      /** A published version. What was changed again since, and first prices of a product, are left out. */
      restores: Type.Optional(Uuid),
    }),
    output: TariffDraft,
    errors: ['resource_not_found', 'nothing_to_restore'],
  }),
  'admin/tariff-draft-rename': call({
    ...staffCall,
    method: 'PUT',
    path: PATH,
    summary: 'Renames an open draft',
    idempotent: true,
    params: Id,
    input: strictObject({ title: singleLine(120) }),
    output: TariffDraft,
    errors: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-discard': call({
    ...staffCall,
    method: 'DELETE',
    path: PATH,
    summary: 'Discards an open draft',
    params: Id,
    input: Empty,
    output: TariffDraft,
    errors: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-change': call({
    ...staffCall,
    method: 'PUT',
    path: `${PATH}/changes`,
    summary:
      'Sets one value in an open draft; `base` is the current or scheduled value that the author saw, `value` null removes it',
    idempotent: true,
    params: Id,
    input: strictObject({
      ...{ kind: TariffChangeKind, subject: Subject, base: Type.Unknown(), value: Type.Unknown() },
      /** `changedAt` of this change in the draft as the author saw it, null for none; rejected with `changed_meanwhile` if it was changed since. */
      seen: nullable(Instant),
    }),
    bodyLimit: 512 * 1024,
    output: TariffDraft,
    errors: ['resource_not_found', 'draft_not_open', 'draft_outdated', 'changed_meanwhile'],
  }),
  'admin/tariff-draft-unchange': call({
    ...staffCall,
    method: 'DELETE',
    path: `${PATH}/changes`,
    summary: 'Removes one change from an open draft',
    params: Id,
    input: strictObject({ kind: TariffChangeKind, subject: Subject }),
    output: TariffDraft,
    errors: ['resource_not_found', 'draft_not_open'],
  }),
  'admin/tariff-draft-preview': call({
    ...staffCall,
    method: 'GET',
    path: `${PATH}/preview`,
    summary:
      'Compares quotes of the current tariff and of the draft, and lists its problems; `samples` is a JSON array of additional samples',
    params: Id,
    input: strictObject({ samples: Type.Optional(Type.String({ maxLength: 8000 })) }),
    output: TariffPreview,
    errors: ['resource_not_found'],
  }),
  'admin/tariff-draft-publish': call({
    ...staffCall,
    method: 'POST',
    path: `${PATH}/publish`,
    summary: 'Publishes a draft on every replica, now or at a time',
    idempotent: true,
    params: Id,
    input: strictObject({ at: Type.Optional(Instant) }),
    output: TariffDraft,
    errors: [
      'resource_not_found',
      'draft_not_open',
      'draft_empty',
      'draft_outdated',
      'draft_overlaps',
      'tariff_impossible',
    ],
  }),
  'admin/tariff-draft-withdraw': call({
    ...staffCall,
    method: 'POST',
    path: `${PATH}/withdraw`,
    summary: 'Withdraws a scheduled draft and reopens it',
    idempotent: true,
    params: Id,
    input: Empty,
    output: TariffDraft,
    errors: ['resource_not_found', 'draft_not_scheduled', 'draft_followed'],
  }),
} as const;
