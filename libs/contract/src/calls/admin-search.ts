import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { strictObject } from '../values';
import { staffCall } from './staff-call';

const Hit = strictObject({
  /** The resource that has the record's page. */
  resource: Type.Union([
    Type.Literal('orders'),
    Type.Literal('accounts'),
    Type.Literal('products'),
    Type.Literal('contact-messages'),
  ]),
  id: Type.String(),
  title: Type.String(),
  detail: Type.String(),
});

export const adminSearch = {
  'admin/search': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/search',
    summary: 'Finds orders, customers, products and messages that the caller’s role may open, at most 6 of each',
    input: strictObject({ q: Type.String({ minLength: 2, maxLength: 100 }) }),
    output: Type.Array(Hit),
    errors: [],
  }),
} as const;
