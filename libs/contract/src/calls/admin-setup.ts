import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Email, Empty, nullable, strictObject } from '../values';
import { staffCall } from './staff-call';

const LINK_LIMIT = { max: 20, seconds: 600 };
const SetupToken = Type.String({ minLength: 1, maxLength: 100 });

/** What an admin needs to know to finish the set-up of the shop. */
export const ShopSetup = strictObject({
  /** Nothing is for sale yet: there are no products, currencies, shipping zones or finishes. */
  catalogueIsEmpty: Type.Boolean(),
  /** What only the environment of the process configures, without secrets. */
  environment: Type.Array(
    strictObject({
      /** The name of the variable. */
      name: Type.String(),
      /** Null if it is not set. */
      value: nullable(Type.String()),
    }),
  ),
});

/** Why a service cannot be used. */
export const CONNECTION_PROBLEMS = [
  'host_unknown',
  'connection_refused',
  'no_answer',
  'encryption_failed',
  'password_rejected',
  'credentials_rejected',
  'access_denied',
  'bucket_unknown',
  'request_rejected',
] as const;

export const ConnectionTest = strictObject({
  service: Type.Union([Type.Literal('mail'), Type.Literal('files'), Type.Literal('paypal')]),
  /** `off`: not configured, so that the shop does without it. */
  result: Type.Union([Type.Literal('works'), Type.Literal('fails'), Type.Literal('off')]),
  /** Null unless it fails. */
  problem: nullable(Type.Union(CONNECTION_PROBLEMS.map((code) => Type.Literal(code)))),
  /** The answer of the service in its own words; null unless it fails. */
  reason: nullable(Type.String()),
});

export const adminSetup = {
  'Setup/CheckLink': call({
    method: 'GET',
    path: 'Setup/CheckLink',
    summary: 'Checks the set-up link that a shop without an admin logs when it starts',
    personal: true,
    clientLimit: LINK_LIMIT,
    input: strictObject({ token: SetupToken }),
    output: Empty,
    errors: ['link_expired'],
  }),
  'Setup/FirstAdmin': call({
    method: 'POST',
    path: 'Setup/FirstAdmin',
    summary: 'Invites the first admin of a shop; the token of the response is that of `TokenAuth/AcceptInvitation`',
    personal: true,
    clientLimit: LINK_LIMIT,
    input: strictObject({ token: SetupToken, email: Email }),
    output: strictObject({ token: Type.String() }),
    errors: ['link_expired', 'email_already_registered'],
  }),
  'admin/setup': call({
    method: 'GET',
    path: 'admin/setup',
    summary: 'Returns what is configured and whether the catalogue is empty',
    ...staffCall,
    input: Empty,
    output: ShopSetup,
    errors: [],
  }),
  'admin/setup-starter-catalogue': call({
    method: 'POST',
    path: 'admin/setup/starter-catalogue',
    summary: 'Installs the starter catalogue in a shop without a catalogue',
    ...staffCall,
    idempotent: true,
    input: Empty,
    /** Not installed if the shop already has a catalogue. */
    output: strictObject({ installed: Type.Boolean() }),
    errors: [],
  }),
  'admin/setup-connection-tests': call({
    method: 'POST',
    path: 'admin/setup/connection-tests',
    summary: 'Connects to the mail server, the object store and PayPal, and says in words what fails',
    ...staffCall,
    input: Empty,
    output: Type.Array(ConnectionTest),
    errors: [],
  }),
} as const;
