import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { OrderItem, OrderState } from '../order';
import { MAX_PROOF_PINS } from '../limits';
import { Proof, ProofPinInput } from '../proof';
import { Empty, Instant, multiLine, nullable, OrderIdInput, singleLine, strictObject } from '../values';

const Sid = Type.String({ minLength: 1, maxLength: 40 });
/** The token of a proof link, in place of a session. */
const Token = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));
/** Required with a session; with a token it may only name the token's own order. */
const OrderId = Type.Optional(OrderIdInput);
const StatusResult = strictObject({ status: OrderState });

const { sid, product, item, variantName, finishNames, printed } = OrderItem.properties;

/** An item as the page of a proof link shows it: without amounts. */
const ProofItem = strictObject({
  ...{ sid, product, item, variantName, finishNames, printed },
  proofs: Type.Array(Proof),
});

export const proofs = {
  'Account/ProofByToken': call({
    method: 'GET',
    path: 'Account/ProofByToken',
    summary: 'Returns the proofs of the order that the link in an email belongs to; decides nothing',
    personal: true,
    tokenHeader: 'X-Proof-Token',
    clientLimit: { max: 60, seconds: 60 },
    input: Empty,
    output: strictObject({
      orderId: Type.String(),
      status: OrderState,
      /** The proofs wait for a decision, and this link may still be used for it. */
      canDecide: Type.Boolean(),
      expiresAt: Instant,
      /** Who the order is shipped to, offered as the name of the person who approves. */
      recipient: Type.String(),
      /** What was decided last; null while the proofs wait. */
      decided: nullable(
        strictObject({
          decision: Type.Union([Type.Literal('confirmed'), Type.Literal('change_requested')]),
          at: Instant,
          by: Type.Optional(Type.String()),
        }),
      ),
      items: Type.Array(ProofItem),
    }),
    errors: ['link_expired', 'too_frequent'],
  }),
  'Account/ConfirmProof': call({
    method: 'POST',
    path: 'Account/ConfirmProof',
    summary: 'Confirms every current proof, by version; with a session or the token of a proof link',
    orderEvent: true,
    personal: true,
    input: strictObject({
      orderId: OrderId,
      versions: Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 1 })),
      /** The name of the person who approves; the recipient of the order by default. */
      name: Type.Optional(singleLine(120)),
      token: Token,
    }),
    output: StatusResult,
    errors: ['resource_not_found', 'event_not_allowed', 'login_required', 'link_expired', 'already_decided'],
  }),
  'Account/RequestProofChange': call({
    method: 'POST',
    path: 'Account/RequestProofChange',
    summary: 'Requests a change to the proof of an item, by a comment, pins or both; with a session or a token',
    orderEvent: true,
    personal: true,
    bodyLimit: 256 * 1024,
    input: strictObject({
      orderId: OrderId,
      sid: Sid,
      /** The version that the customer saw; the current one by default. */
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      /** Required without pins. */
      comment: Type.Optional(multiLine(2000)),
      pins: Type.Optional(Type.Array(ProofPinInput, { maxItems: MAX_PROOF_PINS })),
      token: Token,
    }),
    output: StatusResult,
    errors: ['resource_not_found', 'event_not_allowed', 'login_required', 'link_expired', 'already_decided'],
  }),
} as const;
