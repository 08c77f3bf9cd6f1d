import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, CurrencyCode, DateOnly, Email, Instant, Language, Nothing, optionalLine, UnitCode } from '../values';

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

export const Session = closed({
  role: Role,
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** When the access token ends. */
  expire: Instant,
  expireInSeconds: Type.Integer(),
});

const Password = Type.String({ maxLength: 1024 });
/** A TOTP code or a recovery code, spaces and hyphens as people type them. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 32 });
/** The secret part of a link in a mail. */
export const MailedToken = Type.String({ minLength: 1, maxLength: 128 });
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
      'continue_by_mail',
      'too_frequent',
    ],
  }),
  'TokenAuth/Authenticate': call({
    method: 'POST',
    path: 'TokenAuth/Authenticate',
    summary: 'Logs in',
    personal: true,
    input: closed({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Password,
      code: Type.Optional(SecondFactorCode),
    }),
    output: Session,
    refusals: ['login_failed', 'second_factor_required', 'second_factor_failed', 'too_frequent'],
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
  'TokenAuth/ForgetPassword': call({
    method: 'POST',
    path: 'TokenAuth/ForgetPassword',
    summary: 'Mails a code that is good for one new password within 10 minutes',
    signed: true,
    personal: true,
    input: closed({ email: Email }),
    output: Nothing,
    refusals: ['email_not_registered', 'too_frequent'],
  }),
  'TokenAuth/ResetPassword': call({
    method: 'POST',
    path: 'TokenAuth/ResetPassword',
    summary: 'Sets a new password with the mailed code and ends all sessions',
    personal: true,
    input: closed({
      email: Email,
      code: Type.String({ minLength: 1, maxLength: 32 }),
      newPassword: Password,
      confirmPassword: Password,
    }),
    output: Nothing,
    refusals: ['reset_request_error', 'password_length', 'password_mismatch', 'password_too_common', 'too_frequent'],
  }),
  'TokenAuth/Guest': call({
    method: 'POST',
    path: 'TokenAuth/Guest',
    summary: 'A session to buy without an account; its orders are mailed to the address',
    signed: true,
    personal: true,
    input: closed({ email: Email, language: Type.Optional(Language) }),
    output: Session,
    refusals: ['too_frequent'],
  }),
  'TokenAuth/GuestReturn': call({
    method: 'POST',
    path: 'TokenAuth/GuestReturn',
    summary: 'A guest’s next session, for the token in the fragment of a link that was mailed to them',
    personal: true,
    input: closed({ token: MailedToken }),
    output: Session,
    refusals: ['link_expired'],
  }),
  'TokenAuth/AcceptInvitation': call({
    method: 'POST',
    path: 'TokenAuth/AcceptInvitation',
    summary: 'Opens the staff account that an invitation was mailed for',
    personal: true,
    input: closed({
      token: MailedToken,
      password: Password,
      confirmPassword: Password,
      firstName: optionalLine(60),
      lastName: optionalLine(60),
    }),
    output: Session,
    refusals: [
      'link_expired',
      'password_length',
      'password_mismatch',
      'password_too_common',
      'email_already_registered',
      'too_frequent',
    ],
  }),
} as const;
