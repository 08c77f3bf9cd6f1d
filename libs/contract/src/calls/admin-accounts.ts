import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Address } from '../order';
import { sensitive } from '../sensitivity';
import { EmailAddress, Empty, Instant, Money, multiLine, nullable, singleLine, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';
import { Role } from './token-auth';

export const AdminAccount = strictObject({
  id: Type.String(),
  email: EmailAddress,
  /** First and last name. */
  name: nullable(Type.String()),
  company: nullable(Type.String()),
  role: Role,
  currency: Type.String(),
  language: Type.String(),
  createdAt: Instant,
  balance: nullable(Money),
  orderCount: Type.Integer(),
});

/** What staff need to know about a customer beside orders and money. */
export const AccountDetails = strictObject({
  phone: nullable(sensitive('phone', Type.String())),
  addresses: Type.Array(Address),
  notes: Type.Array(strictObject({ id: Type.String(), text: Type.String(), by: Type.String(), at: Instant })),
});

export const adminAccounts = {
  'admin/accounts': call({
    method: 'GET',
    path: 'admin/accounts',
    summary: 'Lists customers (`filter`: role, q); staff only by their role',
    ...staffCall,
    input: ListQuery,
    filters: ['role', 'q', 'id'],
    output: Type.Array(AdminAccount),
    errors: [],
  }),
  'admin/account': call({
    method: 'GET',
    path: 'admin/accounts/:id',
    summary: 'Returns an account',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: AdminAccount,
    errors: ['resource_not_found'],
  }),
  'admin/account-details': call({
    method: 'GET',
    path: 'admin/accounts/:id/details',
    summary: 'Returns the phone number, addresses and notes of an account',
    ...staffCall,
    params: idParams(40),
    input: Empty,
    output: AccountDetails,
    errors: ['resource_not_found'],
  }),
  'admin/account-note-add': call({
    method: 'POST',
    path: 'admin/accounts/:id/notes',
    summary: 'Adds a note about a customer, which only staff see',
    ...staffCall,
    idempotent: true,
    params: idParams(40),
    input: strictObject({ text: multiLine(2000) }),
    output: AccountDetails,
    errors: ['resource_not_found'],
  }),
  'admin/account-role': call({
    method: 'PUT',
    path: 'admin/accounts/:id',
    summary: 'Changes a customer to a reseller or back',
    ...staffCall,
    params: idParams(40),
    input: strictObject({
      role: Type.Union([Type.Literal('customer'), Type.Literal('reseller')]),
      reason: singleLine(500),
    }),
    output: AdminAccount,
    errors: ['resource_not_found', 'balance_left'],
  }),
} as const;
