import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ANONYMOUS_WRITES } from '../limits';
import {
  CurrencyCode,
  DateOnly,
  Email,
  Empty,
  Instant,
  Language,
  optionalText,
  strictObject,
  UnitCode,
} from '../values';

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

export const StaffRole = Type.Union([
  Type.Literal('customer_service'),
  Type.Literal('accounting'),
  Type.Literal('factory'),
  Type.Literal('isc_facility'),
  Type.Literal('admin'),
]);

export const Session = strictObject({
  role: Role,
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** When the access token expires. */
  expire: Instant,
  expireInSeconds: Type.Integer(),
});

const Password = Type.String({ maxLength: 1024 });
/** A TOTP code or a recovery code, with or without spaces and hyphens. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 32 });
/** The token of a link in an email. */
export const MailedToken = Type.String({ minLength: 1, maxLength: 128 });
const RefreshToken = Type.String({ minLength: 1, maxLength: 512 });

export const tokenAuth = {
  'TokenAuth/Register': call({
    method: 'POST',
    path: 'TokenAuth/Register',
    summary: 'Creates an account and its first session',
    signed: true,
    personal: true,
    input: strictObject({
      email: Email,
      password: Password,
      confirmPassword: Password,
      agree: Type.Boolean(),
      birthDate: Type.Optional(DateOnly),
      currency: Type.Optional(CurrencyCode),
      defaultUnit: Type.Optional(UnitCode),
      language: Type.Optional(Language),
    }),
    clientLimit: ANONYMOUS_WRITES,
    output: Session,
    errors: [
      'must_agree',
      'password_length',
      'password_mismatch',
      'password_too_common',
      'age_not_allowed',
      'unknown_currency',
      'email_already_registered',
      'continue_by_mail',
      'too_frequent',
    ],
  }),
  'TokenAuth/Authenticate': call({
    method: 'POST',
    path: 'TokenAuth/Authenticate',
    summary: 'Logs in',
    personal: true,
    input: strictObject({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Password,
      code: Type.Optional(SecondFactorCode),
    }),
    clientLimit: ANONYMOUS_WRITES,
    output: Session,
    errors: ['login_failed', 'second_factor_required', 'second_factor_failed', 'too_frequent'],
  }),
  'TokenAuth/RefreshToken': call({
    method: 'POST',
    path: 'TokenAuth/RefreshToken',
    summary:
      'Exchanges a refresh token for a new session; using it again more than 30 seconds later ends all sessions of its family',
    personal: true,
    input: strictObject({ refreshToken: RefreshToken }),
    output: Session,
    errors: ['session_timed_out'],
  }),
  'TokenAuth/Logout': call({
    method: 'POST',
    path: 'TokenAuth/Logout',
    summary: 'Logs out and ends all sessions of the family',
    personal: true,
    input: strictObject({ refreshToken: RefreshToken }),
    output: Empty,
    errors: [],
  }),
  'TokenAuth/ForgetPassword': call({
    method: 'POST',
    path: 'TokenAuth/ForgetPassword',
    summary: 'Emails a code that is valid for one password reset within 10 minutes',
    signed: true,
    personal: true,
    input: strictObject({ email: Email }),
    clientLimit: ANONYMOUS_WRITES,
    output: Empty,
    errors: ['email_not_registered', 'too_frequent'],
  }),
  'TokenAuth/ResetPassword': call({
    method: 'POST',
    path: 'TokenAuth/ResetPassword',
    summary: 'Sets a new password with the emailed code and ends all sessions',
    personal: true,
    input: strictObject({
      email: Email,
      code: Type.String({ minLength: 1, maxLength: 32 }),
      newPassword: Password,
      confirmPassword: Password,
    }),
    clientLimit: ANONYMOUS_WRITES,
    output: Empty,
    errors: ['reset_request_error', 'password_length', 'password_mismatch', 'password_too_common', 'too_frequent'],
  }),
  'TokenAuth/Guest': call({
    method: 'POST',
    path: 'TokenAuth/Guest',
    summary: 'Creates a guest session; its orders are confirmed by email',
    signed: true,
    personal: true,
    input: strictObject({ email: Email, language: Type.Optional(Language) }),
    clientLimit: { max: 20, seconds: 600 },
    output: Session,
    errors: ['too_frequent'],
  }),
  'TokenAuth/GuestReturn': call({
    method: 'POST',
    path: 'TokenAuth/GuestReturn',
    summary: 'Creates a guest session from the token of an emailed link',
    personal: true,
    input: strictObject({ token: MailedToken }),
    clientLimit: ANONYMOUS_WRITES,
    output: Session,
    errors: ['link_expired', 'too_frequent'],
  }),
  'TokenAuth/AcceptInvitation': call({
    method: 'POST',
    path: 'TokenAuth/AcceptInvitation',
    summary: 'Creates the staff account of an invitation',
    personal: true,
    input: strictObject({
      token: MailedToken,
      password: Password,
      confirmPassword: Password,
      firstName: optionalText(60),
      lastName: optionalText(60),
    }),
    clientLimit: { max: 20, seconds: 600 },
    output: Session,
    errors: [
      'link_expired',
      'password_length',
      'password_mismatch',
      'password_too_common',
      'email_already_registered',
      'too_frequent',
    ],
  }),
} as const;
