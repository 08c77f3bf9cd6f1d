import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, line } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });

export const AdminServiceStatus = closed({
  /** office, factory or courier. */
  id: Type.String(),
  /** 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance. */
  type: Type.Integer(),
  hours: Type.String(),
  updatedAt: Instant,
  /** To be sent back with a change: of two at once the later one is refused. */
  revision: Type.Integer(),
});

const bare = { bare: true, personal: true } as const;

export const adminServiceStatus = {
  'admin/service-status': call({
    ...bare,
    method: 'GET',
    path: 'admin/service-status',
    summary: 'What the service-status board says of office, factory and courier',
    input: ListQuery,
    output: Type.Array(AdminServiceStatus),
    refusals: [],
  }),
  'admin/service-status-of': call({
    ...bare,
    method: 'GET',
    path: 'admin/service-status/:id',
    summary: 'One of them',
    params: Id,
    input: closed({}),
    output: AdminServiceStatus,
    refusals: ['resource_not_found'],
  }),
  'admin/service-status-set': call({
    ...bare,
    method: 'PUT',
    path: 'admin/service-status/:id',
    summary: 'Sets what it says, at once',
    idempotent: true,
    params: Id,
    input: closed({
      type: Type.Integer({ minimum: 1, maximum: 6 }),
      hours: line(60),
      revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    }),
    output: AdminServiceStatus,
    refusals: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
