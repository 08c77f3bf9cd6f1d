import type { Input, Output, TariffPreviewView, TariffSampleView } from '@shop/contract';
import { request } from '../api/request';
import { API } from '../api/send';

export type NewChange = Input<'admin/tariff-draft-change'>;

const at = (id: string, rest = '') => `${API}/admin/tariff-drafts/${encodeURIComponent(id)}${rest}`;

async function post(url: string, body: object, key: string): Promise<void> {
  await request(url, { method: 'POST', headers: { 'Idempotency-Key': key }, body: JSON.stringify(body) });
}

export async function setChange(id: string, change: NewChange): Promise<void> {
  await request(at(id, '/changes'), { method: 'PUT', body: JSON.stringify(change) });
}

export async function dropChange(id: string, { kind, subject }: Pick<NewChange, 'kind' | 'subject'>): Promise<void> {
  const which = new URLSearchParams({ kind, subject }).toString();
  await request(at(id, `/changes?${which}`), { method: 'DELETE' });
}

export async function discardDraft(id: string): Promise<void> {
  await request(at(id), { method: 'DELETE' });
}

/** `when` is an instant; without one it is now. */
export function publishDraft(id: string, when: string | undefined, key: string): Promise<void> {
  return post(at(id, '/publish'), when === undefined ? {} : { at: when }, key);
}

export function withdrawDraft(id: string, key: string): Promise<void> {
  return post(at(id, '/withdraw'), {}, key);
}

export type PlannedChange = Output<'admin/tariff-planned'>[number];

/** Every value that waits for its time, the first to begin first. */
export async function plannedChanges(signal: AbortSignal): Promise<PlannedChange[]> {
  const { json } = await request(`${API}/admin/tariff-planned`, { signal });
  return json as PlannedChange[];
}

export async function previewOf(id: string, samples: readonly TariffSampleView[], signal: AbortSignal) {
  const query = samples.length > 0 ? `?${new URLSearchParams({ samples: JSON.stringify(samples) }).toString()}` : '';
  const { json } = await request(at(id, `/preview${query}`), { signal });
  return json as TariffPreviewView;
}
