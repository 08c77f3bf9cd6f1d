import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { MAX_TERM_LENGTH, MAX_TERMS } from '../limits';
import { Empty, Revision, singleLine, strictObject, Uuid } from '../values';
import { ListQuery, staffCall } from './staff-call';

const Params = strictObject({ id: Uuid });

/** Words or phrases in any language. */
const Terms = Type.Array(singleLine(MAX_TERM_LENGTH), { minItems: 2, maxItems: MAX_TERMS });

/** Terms that mean the same to the product search. */
export const AdminSearchSynonym = strictObject({
  id: Type.String(),
  terms: Terms,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const adminSearchSynonyms = {
  'admin/search-synonyms': call({
    method: 'GET',
    path: 'admin/search-synonyms',
    summary: 'Lists groups of terms that mean the same to the product search (`filter`: q)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'id'],
    output: Type.Array(AdminSearchSynonym),
    errors: [],
  }),
  'admin/search-synonym-create': call({
    method: 'POST',
    path: 'admin/search-synonyms',
    summary: 'Adds a group of terms',
    ...staffCall,
    idempotent: true,
    input: strictObject({ terms: Terms }),
    output: AdminSearchSynonym,
    errors: [],
  }),
  'admin/search-synonym-edit': call({
    method: 'PUT',
    path: 'admin/search-synonyms/:id',
    summary: 'Replaces the terms of a group',
    ...staffCall,
    idempotent: true,
    params: Params,
    input: strictObject({ revision: Revision, terms: Terms }),
    output: AdminSearchSynonym,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/search-synonym-delete': call({
    method: 'DELETE',
    path: 'admin/search-synonyms/:id',
    summary: 'Removes a group of terms',
    ...staffCall,
    params: Params,
    input: Empty,
    output: strictObject({ id: Type.String() }),
    errors: ['resource_not_found'],
  }),
} as const;
