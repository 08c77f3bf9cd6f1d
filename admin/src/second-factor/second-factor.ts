import type { Output } from '@shop/contract';
import { request } from '../api/request';
import { API } from '../api/send';

export type Standing = Output<'Account/SecondFactor'>;
export type Begun = Output<'Account/EnrolSecondFactor'>;

export async function standing(): Promise<Standing> {
  const { json } = await request(`${API}/Account/SecondFactor`);
  return (json as { data: Standing }).data;
}

export function begin(currentPassword: string): Promise<Begun> {
  return post('Enrol', { currentPassword });
}

export async function confirm(code: string): Promise<string[]> {
  const { recoveryCodes } = await post<Output<'Account/ConfirmSecondFactor'>>('Confirm', { code: code.trim() });
  return recoveryCodes;
}

export async function remove(currentPassword: string, code: string): Promise<void> {
  await post('Remove', { currentPassword, code: code.trim() });
}

async function post<T>(step: 'Enrol' | 'Confirm' | 'Remove', body: object): Promise<T> {
  const { json } = await request(`${API}/Account/${step}SecondFactor`, { method: 'POST', body: JSON.stringify(body) });
  return (json as { data: T }).data;
}
