import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { EmailAddress, Empty, Instant, Money, nullable, singleLine, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';
import { Role } from './token-auth';

export const AdminAccount = strictObject({
  id: Type.String(),
  email: EmailAddress,
  role: Role,
  currency: Type.String(),
  language: Type.String(),
  createdAt: Instant,
  balance: nullable(Money),
  orderCount: Type.Integer(),
});

export const adminAccounts = {
  'admin/accounts': call({
    method: 'GET',
    path: 'admin/accounts',
    summary: 'Lists accounts (`filter`: role, q)',
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
