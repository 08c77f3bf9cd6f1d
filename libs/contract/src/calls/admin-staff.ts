import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { STAFF_LANGUAGE_CODES } from '../registries';
import { Email, EmailAddress, Empty, Instant, Language, nullable, oneOf, optionalText, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';
import { StaffRole } from './token-auth';

export const StaffMember = strictObject({
  id: Type.String(),
  email: EmailAddress,
  role: StaffRole,
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  status: Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('disabled')]),
  secondFactor: Type.Boolean(),
  createdAt: Instant,
  lastSeenAt: nullable(Instant),
  /** When an open invitation expires. */
  invitedUntil: nullable(Instant),
});

/** A staff member as every colleague may see it. */
export const Colleague = strictObject({
  id: Type.String(),
  name: Type.String(),
  role: StaffRole,
  /** Whether it is the caller. */
  self: Type.Boolean(),
  /** Whether the account is disabled or closed. */
  former: Type.Boolean(),
});

const StaffLanguage = oneOf(STAFF_LANGUAGE_CODES);

export const adminStaff = {
  'admin/staff': call({
    method: 'GET',
    path: 'admin/staff',
    summary: 'Lists staff and open invitations (`filter`: role, status, q)',
    ...staffCall,
    input: ListQuery,
    filters: ['role', 'status', 'q', 'id'],
    output: Type.Array(StaffMember),
    errors: [],
  }),
  'admin/colleagues': call({
    method: 'GET',
    path: 'admin/colleagues',
    summary:
      'Lists the names of active staff, to assign work to them (`filter`: role, or a list of roles; `former`: true adds former staff, to filter lists by them)',
    ...staffCall,
    input: ListQuery,
    filters: ['role', 'id', 'former'],
    output: Type.Array(Colleague),
    errors: [],
  }),
  'admin/staff-member': call({
    method: 'GET',
    path: 'admin/staff/:id',
    summary: 'Returns a staff member or an open invitation',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: StaffMember,
    errors: ['resource_not_found'],
  }),
  'admin/staff-invite': call({
    method: 'POST',
    path: 'admin/staff',
    summary: 'Emails an invitation; inviting the same address again replaces it',
    ...staffCall,
    idempotent: true,
    input: strictObject({
      email: Email,
      role: StaffRole,
      firstName: optionalText(60),
      lastName: optionalText(60),
      language: Type.Optional(Language),
    }),
    output: StaffMember,
    errors: ['email_already_registered'],
  }),
  'admin/staff-change': call({
    method: 'PUT',
    path: 'admin/staff/:id',
    summary:
      'Changes the role, disables, reactivates or resets the second factor; disabling and resetting end all sessions',
    ...staffCall,
    params: idParams(40),
    input: strictObject({
      role: Type.Optional(StaffRole),
      disabled: Type.Optional(Type.Boolean()),
      resetSecondFactor: Type.Optional(Type.Literal(true)),
    }),
    output: StaffMember,
    errors: ['resource_not_found', 'last_admin'],
  }),
  'admin/own-language': call({
    method: 'GET',
    path: 'admin/own-language',
    summary: 'Returns the language of the back office that the caller has chosen; null for none',
    ...staffCall,
    input: Empty,
    output: strictObject({ language: nullable(StaffLanguage) }),
    errors: [],
  }),
  'admin/own-language-change': call({
    method: 'PUT',
    path: 'admin/own-language',
    summary: 'Sets the language of the back office and of emails to the caller',
    ...staffCall,
    input: strictObject({ language: StaffLanguage }),
    output: strictObject({ language: StaffLanguage }),
    errors: [],
  }),
  'admin/staff-withdraw': call({
    method: 'DELETE',
    path: 'admin/staff/:id',
    summary: 'Withdraws an open invitation',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: StaffMember,
    errors: ['resource_not_found'],
  }),
} as const;
