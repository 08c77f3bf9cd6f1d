import { Type } from '@sinclair/typebox';
import { call } from '../call';
import {
  byLanguage,
  Empty,
  Instant,
  Language,
  multiLine,
  nullable,
  Revision,
  singleLine,
  strictObject,
} from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

/** Plain text; an empty line separates paragraphs. */
const NewsletterText = strictObject({ subject: singleLine(200), body: multiLine(20_000) });
/** English is sent to readers of missing languages. */
export const NewsletterTexts = byLanguage(NewsletterText, NewsletterText);

const row = {
  id: Type.String(),
  /** In the reader's language, or in English. */
  subject: Type.String(),
  status: Type.Union([Type.Literal('draft'), Type.Literal('sending'), Type.Literal('stopped'), Type.Literal('sent')]),
  languages: Type.Array(Type.String()),
  changedAt: Instant,
  startedAt: nullable(Instant),
};

export const AdminNewsletterRow = strictObject(row);

export const AdminNewsletter = strictObject({
  ...row,
  texts: NewsletterTexts,
  finishedAt: nullable(Instant),
  report: strictObject({
    /** Confirmed subscriptions now. */
    subscribers: Type.Integer(),
    /** Subscriptions for which an email was queued. */
    queued: Type.Integer(),
    /** Emails that the mail server took. */
    sent: Type.Integer(),
    /** Subscriptions that ended after this newsletter was queued for them. */
    unsubscribed: Type.Integer(),
  }),
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

const STOP_ERRORS = ['resource_not_found', 'changed_meanwhile', 'already_sent'] as const;
const CHANGE_ERRORS = [...STOP_ERRORS, 'email_text_invalid'] as const;
const change = { ...staffCall, idempotent: true, params: Id, output: AdminNewsletter } as const;

export const adminNewsletters = {
  'admin/newsletters': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/newsletters',
    summary: 'Lists newsletters, newest first (`filter`: status, q)',
    input: ListQuery,
    filters: ['status', 'q', 'id'],
    output: Type.Array(AdminNewsletterRow),
    errors: [],
  }),
  'admin/newsletter': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/newsletters/:id',
    summary: 'Returns a newsletter with its texts and a report',
    params: Id,
    input: Empty,
    output: AdminNewsletter,
    errors: ['resource_not_found'],
  }),
  'admin/newsletter-preview': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/newsletters/:id/preview',
    summary: 'Returns a newsletter as its readers of a language get it',
    params: Id,
    input: strictObject({ language: Type.Optional(Language) }),
    output: strictObject({ subject: Type.String(), html: Type.String(), text: Type.String() }),
    errors: ['resource_not_found'],
  }),
  'admin/newsletter-write': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/newsletters',
    summary: 'Creates a draft of a newsletter',
    idempotent: true,
    bodyLimit: 512 * 1024,
    input: strictObject({ texts: NewsletterTexts }),
    output: AdminNewsletter,
    errors: ['email_text_invalid'],
  }),
  'admin/newsletter-edit': call({
    ...change,
    method: 'PUT',
    path: 'admin/newsletters/:id',
    summary: 'Replaces the texts of a newsletter that was not sent',
    bodyLimit: 512 * 1024,
    input: strictObject({ texts: NewsletterTexts, revision: Revision }),
    errors: CHANGE_ERRORS,
  }),
  'admin/newsletter-test': call({
    ...change,
    method: 'POST',
    path: 'admin/newsletters/:id/test',
    summary: 'Emails a newsletter to the caller alone',
    input: strictObject({ language: Language }),
    errors: ['resource_not_found'],
  }),
  'admin/newsletter-send': call({
    ...change,
    method: 'POST',
    path: 'admin/newsletters/:id/send',
    summary: 'Sends a newsletter to all confirmed subscribers, each once, or goes on with a stopped one',
    input: strictObject({ revision: Revision }),
    errors: CHANGE_ERRORS,
  }),
  'admin/newsletter-stop': call({
    ...change,
    method: 'POST',
    path: 'admin/newsletters/:id/stop',
    summary: 'Stops sending a newsletter; emails that are queued are still sent',
    input: strictObject({ revision: Revision }),
    errors: STOP_ERRORS,
  }),
} as const;
