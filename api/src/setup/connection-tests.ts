import nodemailer from 'nodemailer';
import type { ConnectionTestView } from '@shop/contract';
import type { Config } from '../common/public';

const TIMEOUT_MS = 10_000;
const MAX_REASON_LENGTH = 300;

/** The result of a test that rejects if the service fails; null for a service that is not configured. */
export async function toConnectionTest(
  service: ConnectionTestView['service'],
  test: Promise<void> | null,
): Promise<ConnectionTestView> {
  if (!test) return { service, result: 'off', reason: null };
  return test.then(
    () => ({ service, result: 'works', reason: null }),
    (error: unknown) => ({ service, result: 'fails', reason: describe(error) }),
  );
}

/** Connects and logs in; sends nothing. */
export async function testMail(url: string): Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Requests an access token with the credentials. */
export async function testPayPal({ baseUrl, clientId, clientSecret }: Config['paypal']): Promise<void> {
  const response = await fetch(`${baseUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status} ${await response.text()}`);
}

function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return reason.slice(0, MAX_REASON_LENGTH);
}
