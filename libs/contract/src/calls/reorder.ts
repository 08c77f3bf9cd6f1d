import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { MAX_CART_ITEMS } from '../limits';
import { OrderIdInput, strictObject } from '../values';

export const reorder = {
  'Account/Reorder': call({
    method: 'POST',
    path: 'Account/Reorder',
    summary: 'Adds the items of an earlier order to the cart at current prices, with their artwork',
    personal: true,
    idempotent: true,
    input: strictObject({
      orderId: OrderIdInput,
      /** All items by default. */
      sids: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: MAX_CART_ITEMS }),
      ),
    }),
    output: strictObject({
      added: Type.Integer(),
      /** Names of items that are no longer available. */
      skipped: Type.Array(strictObject({ sid: Type.String(), name: Type.String() })),
      /** The number of lines in the cart. */
      count: Type.Integer(),
    }),
    errors: ['resource_not_found', 'cart_full'],
  }),
  'Cart/UseNewArtwork': call({
    method: 'POST',
    path: 'Cart/UseNewArtwork',
    summary: 'Removes the reused artwork from a line; the order will require a new one',
    personal: true,
    input: strictObject({ itemId: Type.String({ maxLength: 36 }) }),
    output: strictObject({ itemId: Type.String() }),
    errors: ['resource_not_found'],
  }),
} as const;
