import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Item, quoteTerms } from '../item';
import { Order, OrderState, ShipTo } from '../order';
import { Quote } from '../quote';
import { closed, Instant, Money, Nothing, OrderIdText, paragraphs } from '../values';
import { PRICING_REFUSALS } from './quotation';
import { OFFER_REFUSALS } from './shared-quotes';

/** A coupon's code as somebody typed it. */
export const CouponText = Type.String({ minLength: 1, maxLength: 40 });

export const COUPON_REFUSALS = ['coupon_unknown', 'coupon_used', 'coupon_expired', 'coupon_revoked'] as const;

const CartItem = closed({
  itemId: Type.String(),
  item: Item,
  product: closed({
    sku: Type.String(),
    name: Type.String(),
    category: Type.String(),
    slug: Type.String(),
    image: Type.String(),
    drawing: closed({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
    /** False once the product is withdrawn or the item can no longer be made. */
    available: Type.Boolean(),
  }),
  line: Money,
  grommets: Type.Integer(),
  seams: Type.Integer(),
  /** Of a line that orders an earlier item again: the artwork that goes along, and whether its confirmed proof does. */
  kept: Type.Optional(
    closed({
      orderId: Type.String(),
      kind: Type.Union([Type.Literal('file'), Type.Literal('link')]),
      name: Type.String(),
      approved: Type.Boolean(),
    }),
  ),
});

export const cart = {
  'Cart/Add2Cart': call({
    method: 'POST',
    path: 'Cart/Add2Cart',
    summary: 'Adds one line',
    personal: true,
    idempotent: true,
    input: closed({ item: Item }),
    output: closed({ itemId: Type.String(), count: Type.Integer() }),
    refusals: [...PRICING_REFUSALS, 'cart_full'],
  }),
  'Cart/CurrentCartCount': call({
    method: 'GET',
    path: 'Cart/CurrentCartCount',
    summary: 'How many lines are in the cart',
    personal: true,
    input: Nothing,
    output: Type.Integer(),
    refusals: [],
  }),
  'Cart/MyShoppingCart': call({
    method: 'GET',
    path: 'Cart/MyShoppingCart',
    summary: 'The cart at today’s factory prices',
    personal: true,
    input: Nothing,
    output: closed({ items: Type.Array(CartItem), count: Type.Integer() }),
    refusals: [],
  }),
  'Cart/DeleteItemInCart': call({
    method: 'DELETE',
    path: 'Cart/DeleteItemInCart',
    summary: 'Removes one line',
    personal: true,
    input: closed({ itemId: Type.String({ maxLength: 36 }) }),
    output: closed({ count: Type.Integer() }),
    refusals: ['resource_not_found'],
  }),
  'Cart/GetInstantQuote': call({
    method: 'POST',
    path: 'Cart/GetInstantQuote',
    summary: 'Prices the whole cart',
    personal: true,
    input: closed({ ...quoteTerms, coupon: Type.Optional(CouponText) }),
    output: Quote,
    refusals: [...PRICING_REFUSALS, ...COUPON_REFUSALS],
  }),
  'Cart/PlaceOrder': call({
    method: 'POST',
    path: 'Cart/PlaceOrder',
    summary: 'Turns the cart into an order at the total the customer saw',
    personal: true,
    idempotent: true,
    input: closed({
      addressId: Type.Optional(Type.String({ maxLength: 36 })),
      address: Type.Optional(ShipTo),
      currency: quoteTerms.currency,
      shippingMethod: quoteTerms.shippingMethod,
      paymentMethod: quoteTerms.paymentMethod,
      economyRiskAccepted: Type.Optional(Type.Boolean()),
      coupon: Type.Optional(CouponText),
      /** An offer's link token (or, with the account it was made for, its id) in place of the cart, which is left alone. */
      offer: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      expectedTotal: Money,
    }),
    output: closed({ orderId: Type.String(), status: OrderState, quote: Quote }),
    refusals: [
      ...PRICING_REFUSALS,
      ...COUPON_REFUSALS,
      'price_changed',
      'economy_risk_not_accepted',
      'prepaid_not_allowed',
      'resource_not_found',
      ...OFFER_REFUSALS,
    ],
  }),
  'Cart/GetOrderInfo': call({
    method: 'GET',
    path: 'Cart/GetOrderInfo',
    summary: 'The order being completed',
    personal: true,
    input: closed({ orderId: OrderIdText }),
    output: Order,
    refusals: ['resource_not_found'],
  }),
  'Cart/CompleteOrder': call({
    method: 'POST',
    path: 'Cart/CompleteOrder',
    summary: 'Confirms recipient and notes; payment is due from now',
    personal: true,
    idempotent: true,
    input: closed({ orderId: OrderIdText, notes: Type.Optional(Type.Union([paragraphs(2000), Type.Literal('')])) }),
    output: closed({ orderId: Type.String(), status: OrderState, due: Instant }),
    refusals: ['resource_not_found', 'event_not_allowed', 'order_expired', 'order_invalid'],
  }),
  'Cart/Checkout': call({
    method: 'POST',
    path: 'Cart/Checkout',
    summary: 'Pays from the prepaid account, or gives the PayPal invoice to pay',
    personal: true,
    idempotent: true,
    input: closed({ orderId: OrderIdText, payNow: Type.Boolean() }),
    output: closed({
      orderId: Type.String(),
      status: OrderState,
      paypal: Type.Optional(closed({ invoiceId: Type.String(), payUrl: Type.String(), qrCode: Type.String() })),
      prepaid: Type.Optional(closed({ balance: Money })),
    }),
    refusals: [
      'order_not_found_or_paid',
      'order_invalid',
      'order_expired',
      'insufficient_balance',
      'paypal_error',
      'event_not_allowed',
    ],
  }),
} as const;
