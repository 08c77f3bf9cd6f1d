import type { Output, QuoteView } from '@shop/contract';
import { command, rowPath } from '../api/command';
import { request } from '../api/request';
import { API, send } from '../api/send';
import type { Previewed, Reply } from './draft';

const RESOURCE = 'quote-requests';

export function answerRequest(id: string, reply: Reply, key: string): Promise<void> {
  return command(rowPath(RESOURCE, id, 'answer'), reply, key);
}

export function declineRequest(id: string, message: string, key: string): Promise<void> {
  return command(rowPath(RESOURCE, id, 'decline'), { message }, key);
}

export async function previewOf(id: string, asked: Previewed, signal: AbortSignal): Promise<QuoteView> {
  const url = `${API}/admin/${rowPath(RESOURCE, id, 'preview')}`;
  const { json } = await request(url, { method: 'POST', body: JSON.stringify(asked), signal });
  return json as QuoteView;
}

export type SiteTerms = Pick<Output<'UserEnd/SiteInfo/Config'>, 'currencies' | 'countries'>;

/** Which currencies the shop takes, and where it ships to. */
export async function siteTerms(): Promise<SiteTerms> {
  const { json } = await send(`${API}/UserEnd/SiteInfo/Config`);
  return (json as { data: SiteTerms }).data;
}
