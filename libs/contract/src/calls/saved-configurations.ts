import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, ItemNames, ItemProduct } from '../item';
import { Empty, Instant, nullable, singleLine, strictObject, Uuid } from '../values';
import { PRICING_ERRORS } from './quotation';

const SavedConfiguration = strictObject({
  id: Type.String(),
  name: Type.String(),
  savedAt: Instant,
  item: Item,
  product: ItemProduct,
  ...ItemNames,
  /** Why it can no longer be ordered, in the reader’s language; null if it can. */
  problem: nullable(Type.String()),
});

export const savedConfigurations = {
  'Account/SavedConfigurations': call({
    method: 'GET',
    path: 'Account/SavedConfigurations',
    summary: 'Lists the caller’s saved configurations, the last saved first',
    personal: true,
    input: Empty,
    output: strictObject({ items: Type.Array(SavedConfiguration) }),
    errors: [],
  }),
  'Account/SaveConfiguration': call({
    method: 'POST',
    path: 'Account/SavedConfigurations',
    summary: 'Saves a configured product under a name, or changes the saved one with this `id`',
    personal: true,
    idempotent: true,
    input: strictObject({ id: Type.Optional(Uuid), name: singleLine(80), item: Item }),
    output: strictObject({ id: Type.String() }),
    errors: [...PRICING_ERRORS, 'configuration_name_used', 'configurations_full', 'resource_not_found'],
  }),
  'Account/RenameConfiguration': call({
    method: 'POST',
    path: 'Account/RenameConfiguration',
    summary: 'Renames a saved configuration, also one that can no longer be ordered',
    personal: true,
    input: strictObject({ id: Uuid, name: singleLine(80) }),
    output: Empty,
    errors: ['configuration_name_used', 'resource_not_found'],
  }),
  'Account/DeleteConfiguration': call({
    method: 'DELETE',
    path: 'Account/SavedConfigurations',
    summary: 'Deletes a saved configuration',
    personal: true,
    input: strictObject({ id: Uuid }),
    output: Empty,
    errors: ['resource_not_found'],
  }),
} as const;
