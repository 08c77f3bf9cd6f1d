import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { sensitive } from '../sensitivity';
import { EmailAddress, Empty, Instant, Language, multiLine, nullable, Revision, strictObject, Uuid } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);
const Status = Type.Union([Type.Literal('open'), Type.Literal('answered'), Type.Literal('closed')]);

const row = {
  id: Type.String(),
  status: Status,
  /** 1 customer service, 2 business cooperation, 3 supplier or vendor. */
  department: Type.Integer(),
  name: Type.String(),
  email: EmailAddress,
  subject: Type.String(),
  /** The language that the sender reads, in which the answer is framed. */
  language: Language,
  receivedAt: Instant,
  /** When the answer promised to the sender is due. */
  answerBy: Instant,
  /** Open past its due time. */
  overdue: Type.Boolean(),
  assignee: nullable(strictObject({ id: Type.String(), name: Type.String() })),
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
};

export const ContactMessageRow = strictObject(row);

export const ContactMessageDetail = strictObject({
  ...row,
  phone: sensitive('phone', Type.String()),
  message: Type.String(),
  answers: Type.Array(strictObject({ id: Type.String(), text: Type.String(), by: Type.String(), at: Instant })),
  /** The account with the sender's address; null if there is none. The address is not verified by the message. */
  accountId: nullable(Type.String()),
});

export const adminContactMessages = {
  'admin/contact-messages': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/contact-messages',
    summary:
      'Lists messages from the contact form, by due time (`filter`: status, department, assigneeId or `none`, overdue, email, q, from, to)',
    input: ListQuery,
    filters: ['status', 'department', 'assigneeId', 'overdue', 'email', 'q', 'from', 'to', 'id'],
    output: Type.Array(ContactMessageRow),
    errors: [],
  }),
  'admin/contact-message': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/contact-messages/:id',
    summary: 'Returns a message from the contact form with its answers',
    params: Id,
    input: Empty,
    output: ContactMessageDetail,
    errors: ['resource_not_found'],
  }),
  'admin/contact-message-change': call({
    ...staffCall,
    method: 'PUT',
    path: 'admin/contact-messages/:id',
    summary: 'Assigns a message to a staff member, closes it without an answer, or opens it again',
    idempotent: true,
    params: Id,
    input: strictObject({
      status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
      assigneeId: Type.Optional(nullable(Uuid)),
      revision: Revision,
    }),
    output: ContactMessageDetail,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/contact-message-answer': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/contact-messages/:id/answers',
    summary: 'Emails an answer to the sender of a message',
    idempotent: true,
    params: Id,
    input: strictObject({ text: multiLine(5000), revision: Revision }),
    output: ContactMessageDetail,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
