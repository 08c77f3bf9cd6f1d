import type { Output } from '@shop/contract';
import { callApi } from '../api/client';

export type SecondFactorStatus = Output<'Account/SecondFactor'>;
export type Enrolment = Output<'Account/EnrolSecondFactor'>;

export function loadStatus(): Promise<SecondFactorStatus> {
  return callApi('Account/SecondFactor', {});
}

export function startEnrolment(currentPassword: string): Promise<Enrolment> {
  return callApi('Account/EnrolSecondFactor', { currentPassword });
}

/** Completes the enrolment with a first code and returns the recovery codes. */
export async function confirmEnrolment(code: string): Promise<string[]> {
  const { recoveryCodes } = await callApi('Account/ConfirmSecondFactor', { code: code.trim() });
  return recoveryCodes;
}

export async function removeSecondFactor(currentPassword: string, code: string): Promise<void> {
  await callApi('Account/RemoveSecondFactor', { currentPassword, code: code.trim() });
}
