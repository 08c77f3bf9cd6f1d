import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, strictObject } from '../values';
import { Template } from './catalog';
import { idParams, ListQuery, staffCall } from './staff-call';

/** A print template, which the shop draws for each product on sale. */
export const AdminTemplate = strictObject({ id: Type.String(), ...Template.properties });

export const adminTemplates = {
  'admin/templates': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/templates',
    summary: 'Lists the print templates of the products on sale (`filter`: q for a part of the title)',
    input: ListQuery,
    filters: ['q', 'id'],
    output: Type.Array(AdminTemplate),
    errors: [],
  }),
  'admin/template': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/templates/:id',
    summary: 'Returns a print template',
    params: idParams(100),
    input: Empty,
    output: AdminTemplate,
    errors: ['resource_not_found'],
  }),
} as const;
