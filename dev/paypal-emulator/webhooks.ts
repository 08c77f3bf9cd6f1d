import { randomUUID } from 'node:crypto';
import { notFound, PayPalError } from './errors.ts';
import { AUTH_ALGO, certificateId, extractMemberText, isSignatureValid, signTransmission } from './signing.ts';
import { randomId, type State } from './state.ts';
import type { EmulatorConfig, WebhookEvent } from './types.ts';

const MAX_ATTEMPTS = 10;
const MAX_RETRY_DELAY_MS = 60_000;
const ATTEMPT_TIMEOUT_MS = 10_000;

interface VerificationRequest {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

const VERIFICATION_FIELDS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
] as const;

/** Webhook events: stored with the state, posted with PayPal's headers, retried until the response is 2xx. */
export class Webhooks {
  readonly #state: State;
  readonly #config: EmulatorConfig;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #stopped = new AbortController();

  constructor(state: State, config: EmulatorConfig) {
    this.#state = state;
    this.#config = config;
  }

  /** Stores a new event; `postDueEvents` posts it after the state is on disk. */
  emit(eventType: string, summary: string, resource: unknown): WebhookEvent {
    const id = `WH-${randomId(17)}-${randomId(17)}`;
    const href = `${this.#config.apiUrl}/v1/notifications/webhooks-events/${id}`;
    const body = stringifyEscaped({
      id,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: 'invoices',
      resource_version: '2.0',
      event_type: eventType,
      summary,
      resource,
      links: [
        { href, rel: 'self', method: 'GET' },
        { href: `${href}/resend`, rel: 'resend', method: 'POST' },
      ],
    });
    const event: WebhookEvent = {
      id,
      eventType,
      body,
      transmissionId: randomUUID(),
      status: 'PENDING',
      attempts: 0,
      nextAt: Date.now(),
      lastStatus: null,
    };
    this.#state.data.events.push(event);
    this.#state.markChanged();
    return event;
  }

  list(): unknown[] {
    return this.#state.data.events.map((event) => ({ ...event, body: JSON.parse(event.body) as unknown }));
  }

  /** Schedules all pending events, those of an earlier process included. */
  postDueEvents(): void {
    const { webhookUrl } = this.#config;
    if (!webhookUrl || this.#stopped.signal.aborted) return;
    for (const event of this.#state.data.events) {
      if (event.status !== 'PENDING' || this.#timers.has(event.id)) continue;
      const delay = Math.max(0, event.nextAt - Date.now());
      this.#timers.set(
        event.id,
        setTimeout(() => void this.#attempt(event, webhookUrl), delay),
      );
    }
  }

  stop(): void {
    this.#stopped.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Posts an event again `times` times in parallel, each with its own transmission id. Returns the statuses. */
  replay(eventId: string, times: number): Promise<number[]> {
    const event = this.#state.data.events.find(({ id }) => id === eventId);
    if (!event) throw notFound();
    const { webhookUrl = '' } = this.#config;
    return Promise.all(Array.from({ length: times }, () => this.#post(webhookUrl, event.body, randomUUID())));
  }

  async #attempt(event: WebhookEvent, webhookUrl: string): Promise<void> {
    const status = await this.#post(webhookUrl, event.body, event.transmissionId);
    event.lastStatus = status;
    if (this.#stopped.signal.aborted) return;
    event.attempts += 1;
    if (status >= 200 && status < 300) event.status = 'SUCCESS';
    else if (event.attempts >= MAX_ATTEMPTS) event.status = 'FAILURE';
    event.nextAt = Date.now() + Math.min(this.#config.webhookRetryMs * 2 ** (event.attempts - 1), MAX_RETRY_DELAY_MS);
    this.#state.markChanged();
    await this.#state.flush();
    this.#timers.delete(event.id);
    this.postDueEvents();
  }

  /** Returns the HTTP status, or 0 without a response. */
  async #post(webhookUrl: string, body: string, transmissionId: string): Promise<number> {
    const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const transmission = { id: transmissionId, time, webhookId: this.#config.webhookId, body };
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'PayPal/AUHD-214.0',
          'paypal-auth-algo': AUTH_ALGO,
          'paypal-auth-version': 'v2',
          'paypal-cert-url': this.certificateUrl(),
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signTransmission(this.#state.data.keys, transmission),
          'correlation-id': randomId(13).toLowerCase(),
        },
        body,
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  certificateUrl(): string {
    return `${this.#config.apiUrl}/v1/notifications/certs/${certificateId(this.#state.data.keys)}`;
  }

  /** Answers POST /v1/notifications/verify-webhook-signature, from the bytes of the request. */
  verify(text: string): { verification_status: 'SUCCESS' | 'FAILURE' } {
    const request = parseVerification(text);
    const isVerified =
      request.auth_algo.toUpperCase() === AUTH_ALGO.toUpperCase() &&
      request.cert_url === this.certificateUrl() &&
      request.webhook_id === this.#config.webhookId &&
      isSignatureValid(
        this.#state.data.keys,
        {
          id: request.transmission_id,
          time: request.transmission_time,
          webhookId: request.webhook_id,
          body: extractMemberText(text, 'webhook_event') ?? '',
        },
        request.transmission_sig,
      );
    return { verification_status: isVerified ? 'SUCCESS' : 'FAILURE' };
  }
}

/** @throws PayPalError VALIDATION_ERROR */
function parseVerification(text: string): VerificationRequest {
  let request: Record<string, unknown> | null = null;
  try {
    request = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    // Reported below as a missing field.
  }
  const missing = VERIFICATION_FIELDS.find((name) => typeof request?.[name] !== 'string');
  const event = request?.webhook_event;
  if (missing !== undefined || typeof event !== 'object' || event === null) {
    const field = `/${missing ?? 'webhook_event'}`;
    throw new PayPalError(400, 'VALIDATION_ERROR', [{ field, location: 'body', issue: 'MISSING_REQUIRED_PARAMETER' }]);
  }
  return request as unknown as VerificationRequest;
}

/**
 * Valid JSON that JSON.stringify does not reproduce: slashes and all non-ASCII characters are escaped. A client that
 * verifies a parsed and re-serialised event instead of the received bytes fails here, as it does with PayPal.
 */
function stringifyEscaped(event: unknown): string {
  return JSON.stringify(event)
    .replaceAll('/', '\\/')
    .replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
