import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, OrderIdText } from '../values';

export const reorder = {
  'Account/Reorder': call({
    method: 'POST',
    path: 'Account/Reorder',
    summary: 'Puts an order’s items into the cart once more, at today’s prices, their artwork kept',
    personal: true,
    idempotent: true,
    input: closed({
      orderId: OrderIdText,
      /** All of its items where none are named. */
      sids: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 100 })),
    }),
    output: closed({
      added: Type.Integer(),
      /** What can no longer be made, by name. */
      skipped: Type.Array(closed({ sid: Type.String(), name: Type.String() })),
      /** Lines in the cart then. */
      count: Type.Integer(),
    }),
    refusals: ['resource_not_found', 'cart_full'],
  }),
  'Cart/UseNewArtwork': call({
    method: 'POST',
    path: 'Cart/UseNewArtwork',
    summary: 'Leaves the earlier artwork of a line behind: the order will ask for new',
    personal: true,
    input: closed({ itemId: Type.String({ maxLength: 36 }) }),
    output: closed({ itemId: Type.String() }),
    refusals: ['resource_not_found'],
  }),
} as const;
