import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, line, paragraphs } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });

/** Plain text; an empty line parts paragraphs. */
const NoticeText = closed({ title: line(200), body: paragraphs(8000) });
/** Who reads another language is shown English. */
const NoticeTexts = closed({
  en: NoticeText,
  ja: Type.Optional(NoticeText),
  fr: Type.Optional(NoticeText),
  es: Type.Optional(NoticeText),
  de: Type.Optional(NoticeText),
});

const row = {
  id: Type.String(),
  /** In the reader's language, or in English. */
  title: Type.String(),
  state: Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published')]),
  publishedAt: Type.Union([Instant, Type.Null()]),
  languages: Type.Array(Type.String()),
  changedAt: Instant,
};

export const AdminNoticeRow = closed(row);
export const AdminNotice = closed({
  ...row,
  texts: Type.Partial(NoticeTexts, { additionalProperties: false }),
  /** To be sent back with whatever is done to it: of two at once the later one is refused. */
  revision: Type.Integer(),
});

const bare = { bare: true, personal: true } as const;
const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const refusals = ['resource_not_found', 'changed_meanwhile'] as const;

export const adminNews = {
  'admin/news': call({
    ...bare,
    method: 'GET',
    path: 'admin/news',
    summary: 'Notices, drafts too (`filter`: state, q)',
    input: ListQuery,
    output: Type.Array(AdminNoticeRow),
    refusals: [],
  }),
  'admin/notice': call({
    ...bare,
    method: 'GET',
    path: 'admin/news/:id',
    summary: 'One notice in every language it has',
    params: Id,
    input: closed({}),
    output: AdminNotice,
    refusals: ['resource_not_found'],
  }),
  'admin/notice-write': call({
    ...bare,
    method: 'POST',
    path: 'admin/news',
    summary: 'Writes a draft',
    idempotent: true,
    input: closed({ texts: NoticeTexts }),
    output: AdminNotice,
    refusals: [],
  }),
  'admin/notice-edit': call({
    ...bare,
    method: 'PUT',
    path: 'admin/news/:id',
    summary: 'Sets its texts, all languages at once; also of what is published',
    idempotent: true,
    params: Id,
    input: closed({ texts: NoticeTexts, revision: Revision }),
    output: AdminNotice,
    refusals,
  }),
  'admin/notice-publish': call({
    ...bare,
    method: 'POST',
    path: 'admin/news/:id/publish',
    summary: 'Shows it from now, or from the later instant `at`',
    idempotent: true,
    params: Id,
    input: closed({ revision: Revision, at: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
    output: AdminNotice,
    refusals: [...refusals, 'already_decided'],
  }),
  'admin/notice-withdraw': call({
    ...bare,
    method: 'POST',
    path: 'admin/news/:id/withdraw',
    summary: 'Makes it a draft again',
    idempotent: true,
    params: Id,
    input: closed({ revision: Revision }),
    output: AdminNotice,
    refusals: [...refusals, 'already_decided'],
  }),
} as const;
