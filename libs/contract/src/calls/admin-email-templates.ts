import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Instant, Language, multiLine, nullable, singleLine, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(80);

/** The text of an email in a language, with variables such as `{{orderId}}` and `{{money amount}}`. */
export const EmailText = strictObject({
  subject: singleLine(300),
  /** An empty line separates paragraphs; a paragraph without any text is left out. */
  body: multiLine(8000),
  /** Of the button, for emails that have one; the built-in label where it is missing. */
  label: Type.Optional(singleLine(100)),
});

export const EmailPreview = strictObject({
  /** The name of the template. */
  id: Type.String(),
  language: Language,
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
});

const EmailVariable = strictObject({
  /** As it is written in a text: `{{orderId}}`. */
  written: Type.String(),
  /** Whether the subject or the text has to contain it. */
  isRequired: Type.Boolean(),
  /** False: it may only be written within a condition. */
  isAlwaysSet: Type.Boolean(),
});

export const EmailTemplateRow = strictObject({
  id: Type.String(),
  /** In the reader's language. */
  subject: Type.String(),
  /** The languages with a text in place of the built-in one. */
  customLanguages: Type.Array(Language),
});

export const EmailTemplate = strictObject({
  id: Type.String(),
  language: Language,
  texts: EmailText,
  builtIn: EmailText,
  variables: Type.Array(EmailVariable),
  /** Sent back when the text is saved; 0 if it was never changed. */
  version: Type.Integer(),
  /** `outdated`: the text written here lacks or has variables of another version of the shop, and is not used. */
  state: Type.Union([Type.Literal('built_in'), Type.Literal('custom'), Type.Literal('outdated')]),
  /** With sample values. */
  preview: EmailPreview,
});

export const EmailTextVersion = strictObject({
  version: Type.Integer(),
  at: Instant,
  /** The name of the staff member. */
  by: Type.String(),
  /** Null: the built-in text again. */
  texts: nullable(EmailText),
});

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const DraftInput = strictObject({ language: Language, texts: EmailText });

export const adminEmailTemplates = {
  'admin/email-templates': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/email-templates',
    summary: 'Lists the email templates with their subjects in the reader’s language',
    input: ListQuery,
    filters: ['q', 'id'],
    output: Type.Array(EmailTemplateRow),
    errors: [],
  }),
  'admin/email-template': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/email-templates/:id',
    summary: 'Returns the text of an email in a language, its variables, and a preview with sample values',
    params: Id,
    input: strictObject({ language: Type.Optional(Language) }),
    output: EmailTemplate,
    errors: ['resource_not_found'],
  }),
  'admin/email-text-versions': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/email-templates/:id/versions',
    summary: 'Lists the texts that were saved for an email in a language, newest first',
    params: Id,
    input: strictObject({ language: Language }),
    output: Type.Array(EmailTextVersion),
    errors: ['resource_not_found'],
  }),
  'admin/email-text-preview': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/email-templates/:id/preview',
    summary: 'Checks a text and previews it with sample values, without saving it',
    params: Id,
    input: DraftInput,
    output: EmailPreview,
    errors: ['resource_not_found', 'email_text_invalid'],
  }),
  'admin/email-text-test': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/email-templates/:id/test',
    summary: 'Checks a text and emails it to the caller with sample values, without saving it',
    idempotent: true,
    params: Id,
    input: DraftInput,
    output: strictObject({ recipient: EmailAddress }),
    errors: ['resource_not_found', 'email_text_invalid'],
  }),
  'admin/email-text-save': call({
    ...staffCall,
    method: 'PUT',
    path: 'admin/email-templates/:id',
    summary: 'Checks a text and uses it for emails from now on, in place of the built-in one',
    idempotent: true,
    params: Id,
    input: strictObject({ language: Language, version: Version, texts: EmailText }),
    output: EmailTemplate,
    errors: ['resource_not_found', 'email_text_invalid', 'changed_meanwhile'],
  }),
  'admin/email-text-reset': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/email-templates/:id/reset',
    summary: 'Uses the built-in text again; what was written stays among the versions',
    idempotent: true,
    params: Id,
    input: strictObject({ language: Language, version: Version }),
    output: EmailTemplate,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
