import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, Revision, singleLine, strictObject } from '../values';
import { ContentChange, idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);

export const AdminServiceStatus = strictObject({
  /** `office`, `factory` or `courier`. */
  id: Type.String(),
  /** 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance. */
  type: Type.Integer(),
  hours: Type.String(),
  updatedAt: Instant,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const adminServiceStatus = {
  'admin/service-status': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/service-status',
    summary: 'Lists the service status of office, factory and courier',
    input: ListQuery,
    filters: ['id'],
    output: Type.Array(AdminServiceStatus),
    errors: [],
  }),
  'admin/service-status-of': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/service-status/:id',
    summary: 'Returns the service status of office, factory or courier',
    params: Id,
    input: Empty,
    output: AdminServiceStatus,
    errors: ['resource_not_found'],
  }),
  'admin/service-status-changes': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/service-status/:id/changes',
    summary: 'Lists who set the service status of office, factory or courier, newest first',
    params: Id,
    input: Empty,
    output: Type.Array(ContentChange),
    errors: ['resource_not_found'],
  }),
  'admin/service-status-set': call({
    ...staffCall,
    method: 'PUT',
    path: 'admin/service-status/:id',
    summary: 'Changes a service status',
    idempotent: true,
    params: Id,
    input: strictObject({
      type: Type.Integer({ minimum: 1, maximum: 6 }),
      hours: singleLine(60),
      revision: Revision,
    }),
    output: AdminServiceStatus,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
