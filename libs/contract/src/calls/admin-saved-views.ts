import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, singleLine, strictObject, Uuid } from '../values';
import { staffCall } from './staff-call';

/** A list of the back office by its name, such as `orders`. */
const Resource = Type.String({ pattern: '^[a-z][a-z-]{0,59}$' });

/** What a list shows: its filters by name, and the column by which it is sorted. */
const Query = strictObject({
  filter: Type.Record(
    Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
    Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
    { additionalProperties: false, maxProperties: 20 },
  ),
  sort: Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
  order: Type.Union([Type.Literal('ASC'), Type.Literal('DESC')]),
});

export const SavedListView = strictObject({
  id: Type.String(),
  resource: Type.String(),
  name: Type.String(),
  query: Query,
  /** All staff see it. */
  shared: Type.Boolean(),
  /** It belongs to the caller. */
  own: Type.Boolean(),
  /** The name of its owner. */
  by: Type.String(),
});

export const adminSavedViews = {
  'admin/saved-views': call({
    method: 'GET',
    path: 'admin/saved-views',
    summary: 'Lists the caller’s saved views of a list, and those that colleagues share',
    ...staffCall,
    input: strictObject({ resource: Resource }),
    output: Type.Array(SavedListView),
    errors: [],
  }),
  'admin/saved-view-save': call({
    method: 'POST',
    path: 'admin/saved-views',
    summary: 'Saves filters and sorting of a list under a name; replaces the caller’s view of that name',
    ...staffCall,
    idempotent: true,
    input: strictObject({ resource: Resource, name: singleLine(60), query: Query, shared: Type.Boolean() }),
    output: SavedListView,
    errors: ['views_full'],
  }),
  'admin/saved-view-delete': call({
    method: 'DELETE',
    path: 'admin/saved-views/:id',
    summary: 'Deletes a view of the caller; admins also delete shared views of others',
    ...staffCall,
    params: strictObject({ id: Uuid }),
    input: Empty,
    output: strictObject({ id: Type.String() }),
    errors: ['resource_not_found'],
  }),
} as const;
