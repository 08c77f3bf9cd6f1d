import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, Nothing } from '../values';
import { SecondFactorCode } from './token-auth';

const Password = Type.String({ maxLength: 1024 });

export const secondFactor = {
  'Account/SecondFactor': call({
    method: 'GET',
    path: 'Account/SecondFactor',
    summary: 'Whether one’s second factor is set up',
    personal: true,
    input: Nothing,
    output: closed({
      enrolledAt: Type.Union([Instant, Type.Null()]),
      recoveryCodesLeft: Type.Integer(),
      /** The shop lets staff do nothing else before it is set up. */
      required: Type.Boolean(),
    }),
    refusals: [],
  }),
  'Account/EnrolSecondFactor': call({
    method: 'POST',
    path: 'Account/EnrolSecondFactor',
    summary: 'Begins to set up a second factor: the secret for an authenticator app',
    personal: true,
    input: closed({ currentPassword: Password }),
    output: closed({
      /** Base32. */
      secret: Type.String(),
      /** `otpauth://` */
      uri: Type.String(),
      /** PNG as a data URL. */
      qrCode: Type.String(),
    }),
    refusals: ['password_change_failed', 'second_factor_enrolled', 'too_frequent'],
  }),
  'Account/ConfirmSecondFactor': call({
    method: 'POST',
    path: 'Account/ConfirmSecondFactor',
    summary: 'Sets the second factor up with a first code; the recovery codes are shown this once',
    personal: true,
    input: closed({ code: SecondFactorCode }),
    output: closed({ recoveryCodes: Type.Array(Type.String()) }),
    refusals: ['second_factor_failed', 'second_factor_enrolled', 'too_frequent'],
  }),
  'Account/RemoveSecondFactor': call({
    method: 'POST',
    path: 'Account/RemoveSecondFactor',
    summary: 'Takes the second factor away',
    personal: true,
    input: closed({ currentPassword: Password, code: SecondFactorCode }),
    output: Nothing,
    refusals: ['password_change_failed', 'second_factor_failed', 'too_frequent'],
  }),
} as const;
