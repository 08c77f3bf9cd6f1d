import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, CurrencyCode, DateOnly, Email, Instant, Language, Nothing, UnitCode } from '../values';

export const Role = Type.Union([
  Type.Literal('customer'),
  Type.Literal('reseller'),
  Type.Literal('guest'),
  Type.Literal('customer_service'),
  Type.Literal('accounting'),
  Type.Literal('factory'),
  Type.Literal('isc_facility'),
  Type.Literal('admin'),
]);

export const Session = closed({
  role: Role,
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** When the access token ends. */
  expire: Instant,
  expireInSeconds: Type.Integer(),
});

const Password = Type.String({ maxLength: 1024 });
const RefreshToken = Type.String({ minLength: 1, maxLength: 512 });

export const tokenAuth = {
  'TokenAuth/Register': call({
    method: 'POST',
    path: 'TokenAuth/Register',
    summary: 'Opens an account and its first session',
    signed: true,
    personal: true,
    input: closed({
      email: Email,
      password: Password,
      confirmPassword: Password,
      agree: Type.Boolean(),
      birthDate: Type.Optional(DateOnly),
      currency: Type.Optional(CurrencyCode),
      defaultUnit: Type.Optional(UnitCode),
      language: Type.Optional(Language),
    }),
    output: Session,
    refusals: [
      'must_agree',
      'password_length',
      'password_mismatch',
      'password_too_common',
      'age_not_allowed',
      'unknown_currency',
      'email_already_registered',
      'too_frequent',
    ],
  }),
  'TokenAuth/Authenticate': call({
    method: 'POST',
    path: 'TokenAuth/Authenticate',
    summary: 'Logs in',
    personal: true,
    input: closed({ email: Type.String({ minLength: 1, maxLength: 254 }), password: Password }),
    output: Session,
    refusals: ['login_failed', 'too_frequent'],
  }),
  'TokenAuth/RefreshToken': call({
    method: 'POST',
    path: 'TokenAuth/RefreshToken',
    summary:
      'Spends a refresh token for the next session; a second use, later than 30 seconds after the first, ends the whole family',
    personal: true,
    input: closed({ refreshToken: RefreshToken }),
    output: Session,
    refusals: ['session_timed_out'],
  }),
  'TokenAuth/Logout': call({
    method: 'POST',
    path: 'TokenAuth/Logout',
    summary: 'Ends the session and its family',
    personal: true,
    input: closed({ refreshToken: RefreshToken }),
    output: Nothing,
    refusals: [],
  }),
} as const;
