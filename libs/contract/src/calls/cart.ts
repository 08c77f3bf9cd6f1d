import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, ItemNames, ItemProduct, quoteTerms } from '../item';
import { Order, OrderState, Sender, ShipTo } from '../order';
import { Quote } from '../quote';
import { Empty, Instant, Money, multiLine, nullable, OrderIdInput, strictObject, Uuid } from '../values';
import { PRICING_ERRORS } from './quotation';
import { OFFER_ERRORS } from './shared-quotes';

/** A coupon code as entered. */
export const CouponCode = Type.String({ minLength: 1, maxLength: 40 });

export const COUPON_ERRORS = ['coupon_unknown', 'coupon_used', 'coupon_expired', 'coupon_revoked'] as const;

const CartItem = strictObject({
  itemId: Type.String(),
  item: Item,
  product: ItemProduct,
  ...ItemNames,
  line: Money,
  grommets: Type.Integer(),
  seams: Type.Integer(),
  /** Of a reordered item: the artwork that is reused and whether its confirmed proof is too. */
  kept: Type.Optional(
    strictObject({
      orderId: Type.String(),
      /** The ordered item that the artwork belongs to. */
      sid: Type.String(),
      kind: Type.Union([Type.Literal('file'), Type.Literal('link')]),
      name: Type.String(),
      approved: Type.Boolean(),
    }),
  ),
  /** The check of the file that is to be printed. */
  checkId: Type.Optional(Uuid),
});

/** A file that was checked on the product page: it becomes the item's artwork. An expired or unknown one is ignored. */
const CheckId = Type.Optional(Uuid);

export const cart = {
  'Cart/Add2Cart': call({
    method: 'POST',
    path: 'Cart/Add2Cart',
    summary: 'Adds an item to the cart',
    personal: true,
    idempotent: true,
    input: strictObject({
      item: Item,
      /** An item of the caller's earlier orders, configured the same, whose artwork is reused. */
      artworkFrom: Type.Optional(Type.String({ maxLength: 36 })),
      checkId: CheckId,
    }),
    output: strictObject({ itemId: Type.String(), count: Type.Integer() }),
    errors: [...PRICING_ERRORS, 'cart_full', 'resource_not_found'],
  }),
  'Cart/UpdateItemInCart': call({
    method: 'POST',
    path: 'Cart/UpdateItemInCart',
    summary:
      'Replaces an item in the cart; it keeps its place and its checked file, and reused artwork unless its configuration changes',
    personal: true,
    idempotent: true,
    input: strictObject({ itemId: Type.String({ maxLength: 36 }), item: Item, checkId: CheckId }),
    output: strictObject({ itemId: Type.String(), count: Type.Integer() }),
    errors: [...PRICING_ERRORS, 'resource_not_found'],
  }),
  'Cart/CurrentCartCount': call({
    method: 'GET',
    path: 'Cart/CurrentCartCount',
    summary: 'Returns the number of lines in the cart',
    personal: true,
    input: Empty,
    output: Type.Integer(),
    errors: [],
  }),
  'Cart/MyShoppingCart': call({
    method: 'GET',
    path: 'Cart/MyShoppingCart',
    summary: 'Returns the cart at current factory prices',
    personal: true,
    input: Empty,
    output: strictObject({ items: Type.Array(CartItem), count: Type.Integer() }),
    errors: [],
  }),
  'Cart/DeleteItemInCart': call({
    method: 'DELETE',
    path: 'Cart/DeleteItemInCart',
    summary: 'Removes an item from the cart',
    personal: true,
    input: strictObject({ itemId: Type.String({ maxLength: 36 }) }),
    output: strictObject({ count: Type.Integer() }),
    errors: ['resource_not_found'],
  }),
  'Cart/GetInstantQuote': call({
    method: 'POST',
    path: 'Cart/GetInstantQuote',
    summary: 'Quotes the whole cart',
    personal: true,
    input: strictObject({ ...quoteTerms, coupon: Type.Optional(CouponCode) }),
    output: Quote,
    errors: [...PRICING_ERRORS, ...COUPON_ERRORS],
  }),
  'Cart/PlaceOrder': call({
    method: 'POST',
    path: 'Cart/PlaceOrder',
    summary: 'Places an order for the cart at `expectedTotal`',
    personal: true,
    idempotent: true,
    input: strictObject({
      addressId: Type.Optional(Type.String({ maxLength: 36 })),
      address: Type.Optional(ShipTo),
      currency: quoteTerms.currency,
      shippingMethod: quoteTerms.shippingMethod,
      paymentMethod: quoteTerms.paymentMethod,
      economyRiskAccepted: Type.Optional(Type.Boolean()),
      coupon: Type.Optional(CouponCode),
      /** Orders an offer instead of the cart: its link token, or its id for the account it was made for. */
      offer: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      expectedTotal: Money,
    }),
    output: strictObject({ orderId: Type.String(), status: OrderState, quote: Quote }),
    errors: [
      ...PRICING_ERRORS,
      ...COUPON_ERRORS,
      'military_address',
      'price_changed',
      'economy_risk_not_accepted',
      'prepaid_not_allowed',
      'resource_not_found',
      ...OFFER_ERRORS,
    ],
  }),
  'Cart/GetOrderInfo': call({
    method: 'GET',
    path: 'Cart/GetOrderInfo',
    summary: 'Returns the order that is being completed',
    personal: true,
    input: strictObject({ orderId: OrderIdInput }),
    output: Order,
    errors: ['resource_not_found'],
  }),
  'Cart/CompleteOrder': call({
    method: 'POST',
    path: 'Cart/CompleteOrder',
    summary: 'Confirms the recipient and notes; payment is due from now',
    personal: true,
    idempotent: true,
    input: strictObject({
      orderId: OrderIdInput,
      notes: Type.Optional(Type.Union([multiLine(2000), Type.Literal('')])),
      /** For resellers: whom the parcels name as their sender; null for the shop. Without it, the order keeps its sender. */
      sender: Type.Optional(nullable(Sender)),
    }),
    output: strictObject({ orderId: Type.String(), status: OrderState, due: Instant }),
    errors: ['resource_not_found', 'event_not_allowed', 'order_expired', 'order_invalid', 'blind_shipping_not_allowed'],
  }),
  'Cart/Checkout': call({
    method: 'POST',
    path: 'Cart/Checkout',
    summary: 'Pays from the prepaid account or returns the PayPal invoice',
    personal: true,
    idempotent: true,
    input: strictObject({ orderId: OrderIdInput, payNow: Type.Boolean() }),
    output: strictObject({
      orderId: Type.String(),
      status: OrderState,
      paypal: Type.Optional(strictObject({ invoiceId: Type.String(), payUrl: Type.String(), qrCode: Type.String() })),
      prepaid: Type.Optional(strictObject({ balance: Money })),
    }),
    errors: [
      'order_not_found_or_paid',
      'order_invalid',
      'order_expired',
      'insufficient_balance',
      'paypal_error',
      'paypal_off',
      'event_not_allowed',
    ],
  }),
} as const;
