import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, Language } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 80 }) });

const row = {
  id: Type.String(),
  to: Type.String(),
  template: Type.String(),
  language: Type.String(),
  /** Null where what it said was struck out: its reader's account is closed. */
  subject: Type.Union([Type.String(), Type.Null()]),
  queuedAt: Instant,
  /** Null while it waits. */
  sentAt: Type.Union([Instant, Type.Null()]),
};

/** A mail in the list of mails. */
export const AdminEmailRow = closed(row);

/** A mail as it was read; links and codes that open something are not kept. */
export const AdminEmail = closed({
  ...row,
  html: Type.Union([Type.String(), Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
});

export const EmailPreview = closed({
  /** The template's name. */
  id: Type.String(),
  language: Language,
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
});

const bare = { bare: true, personal: true } as const;

export const adminEmails = {
  'admin/emails': call({
    ...bare,
    method: 'GET',
    path: 'admin/emails',
    summary:
      'Mails that wait or were sent, newest first (`filter`: q for the address, template, state waiting or sent)',
    input: ListQuery,
    output: Type.Array(AdminEmailRow),
    refusals: [],
  }),
  'admin/email': call({
    ...bare,
    method: 'GET',
    path: 'admin/emails/:id',
    summary: 'One mail, as it was written',
    params: Id,
    input: closed({}),
    output: AdminEmail,
    refusals: ['resource_not_found'],
  }),
  'admin/email-templates': call({
    ...bare,
    method: 'GET',
    path: 'admin/email-templates',
    summary: 'Every mail the shop can send, with its subject in the reader’s language',
    input: ListQuery,
    output: Type.Array(closed({ id: Type.String(), subject: Type.String() })),
    refusals: [],
  }),
  'admin/email-preview': call({
    ...bare,
    method: 'GET',
    path: 'admin/email-templates/:id',
    summary: 'How a mail looks in a language, with something in every place',
    params: Id,
    input: closed({ language: Type.Optional(Language) }),
    output: EmailPreview,
    refusals: ['resource_not_found'],
  }),
} as const;
