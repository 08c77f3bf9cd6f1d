import { Type } from '@sinclair/typebox';
import { call } from '../call';
import {
  byAnyLanguage,
  byLanguage,
  Empty,
  Instant,
  multiLine,
  nullable,
  Revision,
  singleLine,
  strictObject,
} from '../values';
import { ContentChange, idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

/** Plain text; an empty line separates paragraphs. */
const NoticeText = strictObject({ title: singleLine(200), body: multiLine(8000) });
/** English is shown for missing languages. */
const NoticeTexts = byLanguage(NoticeText, NoticeText);

const row = {
  id: Type.String(),
  /** In the reader's language, or in English. */
  title: Type.String(),
  state: Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published')]),
  publishedAt: nullable(Instant),
  languages: Type.Array(Type.String()),
  changedAt: Instant,
};

export const AdminNoticeRow = strictObject(row);
export const AdminNotice = strictObject({
  ...row,
  texts: byAnyLanguage(NoticeText),
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

const EDIT_ERRORS = ['resource_not_found', 'changed_meanwhile'] as const;

export const adminNews = {
  'admin/news': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/news',
    summary: 'Lists notices, including drafts (`filter`: state, q)',
    input: ListQuery,
    filters: ['state', 'q', 'id'],
    output: Type.Array(AdminNoticeRow),
    errors: [],
  }),
  'admin/notice': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/news/:id',
    summary: 'Returns a notice in all its languages',
    params: Id,
    input: Empty,
    output: AdminNotice,
    errors: ['resource_not_found'],
  }),
  'admin/notice-changes': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/news/:id/changes',
    summary: 'Lists who wrote, edited, published and withdrew a notice, newest first',
    params: Id,
    input: Empty,
    output: Type.Array(ContentChange),
    errors: ['resource_not_found'],
  }),
  'admin/notice-write': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/news',
    summary: 'Creates a draft',
    idempotent: true,
    input: strictObject({ texts: NoticeTexts }),
    bodyLimit: 256 * 1024,
    output: AdminNotice,
    errors: [],
  }),
  'admin/notice-edit': call({
    ...staffCall,
    method: 'PUT',
    path: 'admin/news/:id',
    summary: 'Sets the texts of all languages, also of a published notice',
    idempotent: true,
    params: Id,
    input: strictObject({ texts: NoticeTexts, revision: Revision }),
    bodyLimit: 256 * 1024,
    output: AdminNotice,
    errors: EDIT_ERRORS,
  }),
  'admin/notice-publish': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/news/:id/publish',
    summary: 'Publishes a notice now or at the later time `at`',
    idempotent: true,
    params: Id,
    input: strictObject({ revision: Revision, at: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
    output: AdminNotice,
    errors: [...EDIT_ERRORS, 'already_decided'],
  }),
  'admin/notice-withdraw': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/news/:id/withdraw',
    summary: 'Unpublishes a notice',
    idempotent: true,
    params: Id,
    input: strictObject({ revision: Revision }),
    output: AdminNotice,
    errors: [...EDIT_ERRORS, 'already_decided'],
  }),
} as const;
