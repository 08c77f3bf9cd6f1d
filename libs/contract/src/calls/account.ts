import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Address, AddressInput, Artwork, Order, OrderGroup, OrderState, OrderSummary } from '../order';
import { closed, CurrencyCode, Instant, Language, line, Money, Nothing, optionalLine, OrderIdText, Page, pageOf, paragraphs, Size, UnitCode } from '../values';
import { Role } from './token-auth';

const Sid = Type.String({ minLength: 1, maxLength: 40 });
const Password = Type.String({ maxLength: 1024 });

const details = {
  currency: CurrencyCode,
  defaultUnit: UnitCode,
  language: Language,
  firstName: optionalLine(60),
  lastName: optionalLine(60),
  company: optionalLine(120),
  phone: optionalLine(32),
};

const Moved = closed({ status: OrderState });

export const account = {
  'Account/MyAccountInfo': call({
    method: 'GET',
    path: 'Account/MyAccountInfo',
    summary: 'Who is logged in',
    personal: true,
    input: Nothing,
    output: closed({ email: Type.String(), role: Role, ...details }),
    refusals: [],
  }),
  'Account/ChangeAccountInfo': call({
    method: 'POST',
    path: 'Account/ChangeAccountInfo',
    summary: 'Changes account details',
    personal: true,
    input: Type.Partial(closed(details), { additionalProperties: false }),
    output: closed({ email: Type.String(), role: Role, ...details }),
    refusals: ['unknown_currency', 'phone_invalid'],
  }),
  'Account/ChangePassword': call({
    method: 'POST',
    path: 'Account/ChangePassword',
    summary: 'Changes the password and ends all other sessions',
    personal: true,
    input: closed({ currentPassword: Password, newPassword: Password, confirmPassword: Password }),
    output: Nothing,
    refusals: ['password_change_failed', 'password_length', 'password_mismatch', 'password_too_common', 'too_frequent'],
  }),
  'Account/MyCurrentBalance': call({
    method: 'GET',
    path: 'Account/MyCurrentBalance',
    summary: 'The prepaid balance',
    personal: true,
    input: Nothing,
    output: Money,
    refusals: [],
  }),
  'Account/MyPrepaidAccountAll': call({
    method: 'GET',
    path: 'Account/MyPrepaidAccountAll',
    summary: 'The prepaid account’s movements, newest first',
    personal: true,
    input: closed({ page: Page, size: Size }),
    output: closed({
      balance: Money,
      total: Type.Integer(),
      items: Type.Array(
        closed({
          type: Type.Union([Type.Literal('deposit'), Type.Literal('transaction')]),
          postDate: Instant,
          /** Negative where the account paid. */
          amount: Money,
          memo: Type.String(),
          orderId: Type.Optional(Type.String()),
          balanceAfter: Money,
        }),
      ),
    }),
    refusals: [],
  }),
  'Account/MyShippingAddresses': call({
    method: 'GET',
    path: 'Account/MyShippingAddresses',
    summary: 'The address book, the default first',
    personal: true,
    input: Nothing,
    output: Type.Array(Address),
    refusals: [],
  }),
  'Account/SaveShippingAddress': call({
    method: 'POST',
    path: 'Account/MyShippingAddresses',
    summary: 'Adds an address, or changes the one with this id',
    personal: true,
    input: AddressInput,
    output: Address,
    refusals: ['resource_not_found', 'phone_invalid', 'address_book_full'],
  }),
  'Account/DeleteShippingAddress': call({
    method: 'DELETE',
    path: 'Account/MyShippingAddresses',
    summary: 'Removes an address',
    personal: true,
    input: closed({ id: Type.String({ maxLength: 36 }) }),
    output: Nothing,
    refusals: ['resource_not_found'],
  }),
  'Account/MyAllOrders': call({
    method: 'GET',
    path: 'Account/MyAllOrders',
    summary: 'One’s orders, newest first; `status` is a state or a group',
    personal: true,
    input: closed({ page: Page, size: Size, status: Type.Optional(Type.Union([OrderGroup, Type.String({ maxLength: 40 })])) }),
    output: pageOf(OrderSummary),
    refusals: [],
  }),
  'Account/ViewOrder': call({
    method: 'GET',
    path: 'Account/ViewOrder',
    summary: 'One order whole',
    personal: true,
    input: closed({ orderId: OrderIdText }),
    output: Order,
    refusals: ['resource_not_found'],
  }),
  'Account/ArtworkUpload': call({
    method: 'POST',
    path: 'Account/ArtworkUpload',
    summary: 'Uploads one item’s artwork; takes the place of what was there',
    personal: true,
    multipart: true,
    input: closed({ orderId: OrderIdText, sid: Sid }),
    output: closed({ sid: Type.String(), artwork: Artwork }),
    refusals: ['resource_not_found', 'event_not_allowed', 'file_missing', 'file_too_large', 'file_type_not_allowed', 'upload_failed'],
  }),
  'Account/ArtworkUploadShareDownloadLink': call({
    method: 'POST',
    path: 'Account/ArtworkUploadShareDownloadLink',
    summary: 'Gives a direct download link in place of a file; the shop’s server never fetches it',
    personal: true,
    input: closed({ orderId: OrderIdText, sid: Sid, url: line(2000) }),
    output: closed({ sid: Type.String(), artwork: Artwork }),
    refusals: ['resource_not_found', 'event_not_allowed', 'link_not_public'],
  }),
  'Account/FinishUpload': call({
    method: 'POST',
    path: 'Account/FinishUpload',
    summary: 'Submits the artworks; staff begin',
    personal: true,
    input: closed({ orderId: OrderIdText }),
    output: Moved,
    refusals: ['resource_not_found', 'event_not_allowed'],
  }),
  'Account/ConfirmProof': call({
    method: 'POST',
    path: 'Account/ConfirmProof',
    summary: 'Confirms every current proof, by version',
    personal: true,
    input: closed({ orderId: OrderIdText, versions: Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 1 })) }),
    output: Moved,
    refusals: ['resource_not_found', 'event_not_allowed'],
  }),
  'Account/RequestProofChange': call({
    method: 'POST',
    path: 'Account/RequestProofChange',
    summary: 'Asks for a change to one item’s proof',
    personal: true,
    input: closed({ orderId: OrderIdText, sid: Sid, comment: paragraphs(2000) }),
    output: Moved,
    refusals: ['resource_not_found', 'event_not_allowed'],
  }),
  'Account/CancelOrder': call({
    method: 'POST',
    path: 'Account/CancelOrder',
    summary: 'Cancels an order that is not paid',
    personal: true,
    input: closed({ orderId: OrderIdText, reason: paragraphs(500) }),
    output: Moved,
    refusals: ['resource_not_found', 'event_not_allowed'],
  }),
} as const;
