import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, nullable, strictObject } from '../values';
import { SecondFactorCode } from './token-auth';

const Password = Type.String({ maxLength: 1024 });

export const secondFactor = {
  'Account/SecondFactor': call({
    method: 'GET',
    path: 'Account/SecondFactor',
    summary: 'Returns whether the caller’s second factor is set up',
    personal: true,
    input: Empty,
    output: strictObject({
      enrolledAt: nullable(Instant),
      recoveryCodesLeft: Type.Integer(),
      /** Staff must set it up before they can do anything else. */
      required: Type.Boolean(),
    }),
    errors: [],
  }),
  'Account/EnrolSecondFactor': call({
    method: 'POST',
    path: 'Account/EnrolSecondFactor',
    summary: 'Starts setting up a second factor; returns the secret for an authenticator app',
    personal: true,
    input: strictObject({ currentPassword: Password }),
    output: strictObject({
      /** Base32. */
      secret: Type.String(),
      /** `otpauth://` */
      uri: Type.String(),
      /** PNG as a data URL. */
      qrCode: Type.String(),
    }),
    errors: ['password_change_failed', 'second_factor_enrolled', 'too_frequent'],
  }),
  'Account/ConfirmSecondFactor': call({
    method: 'POST',
    path: 'Account/ConfirmSecondFactor',
    summary: 'Completes the setup of the second factor with a first code; returns the recovery codes, only once',
    personal: true,
    input: strictObject({ code: SecondFactorCode }),
    output: strictObject({ recoveryCodes: Type.Array(Type.String()) }),
    errors: ['second_factor_failed', 'second_factor_enrolled', 'too_frequent'],
  }),
  'Account/RemoveSecondFactor': call({
    method: 'POST',
    path: 'Account/RemoveSecondFactor',
    summary: 'Removes the second factor',
    personal: true,
    input: strictObject({ currentPassword: Password, code: SecondFactorCode }),
    output: Empty,
    errors: ['password_change_failed', 'second_factor_failed', 'too_frequent'],
  }),
} as const;
