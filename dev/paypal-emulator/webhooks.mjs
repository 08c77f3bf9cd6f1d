import { randomUUID } from 'node:crypto';
import { notFound, Problem } from './problem.mjs';
import { AUTH_ALGO, certificateId, isSigned, memberText, signTransmission } from './signing.mjs';
import { randomId } from './state.mjs';

const MOST_ATTEMPTS = 10;
const LONGEST_WAIT_MS = 60_000;
const ATTEMPT_TIMEOUT_MS = 10_000;

/** The events: kept with the state, posted to the shop with PayPal's headers, tried again until it answers 2xx. */
export class Webhooks {
  #state;
  #config;
  #timers = new Map();
  #stopped = new AbortController();

  constructor(state, config) {
    this.#state = state;
    this.#config = config;
  }

  /** Keeps a new event; `pump` posts it once the state that caused it is on disk. */
  emit(eventType, summary, resource) {
    const id = `WH-${randomId(17)}-${randomId(17)}`;
    const href = `${this.#config.apiUrl}/v1/notifications/webhooks-events/${id}`;
    const body = asBytesThatMatter({
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
    const event = {
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
    this.#state.touch();
    return event;
  }

  list() {
    return this.#state.data.events.map((event) => ({ ...event, body: JSON.parse(event.body) }));
  }

  /** Posts every event that is due, now or at its time; also what an earlier process left behind. */
  pump() {
    if (!this.#config.webhookUrl || this.#stopped.signal.aborted) return;
    for (const event of this.#state.data.events) {
      if (event.status !== 'PENDING' || this.#timers.has(event.id)) continue;
      const timer = setTimeout(() => this.#attempt(event), Math.max(0, event.nextAt - Date.now()));
      this.#timers.set(event.id, timer);
    }
  }

  stop() {
    this.#stopped.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Posts a known event again, `times` at once, each with its own transmission id. Gives the shop's answers. */
  replay(eventId, times) {
    const event = this.#state.data.events.find(({ id }) => id === eventId);
    if (!event) throw notFound();
    return Promise.all(Array.from({ length: times }, () => this.#post(event.body, randomUUID())));
  }

  async #attempt(event) {
    event.lastStatus = await this.#post(event.body, event.transmissionId);
    if (this.#stopped.signal.aborted) return;
    event.attempts += 1;
    if (event.lastStatus >= 200 && event.lastStatus < 300) event.status = 'SUCCESS';
    else if (event.attempts >= MOST_ATTEMPTS) event.status = 'FAILURE';
    event.nextAt = Date.now() + Math.min(this.#config.webhookRetryMs * 2 ** (event.attempts - 1), LONGEST_WAIT_MS);
    this.#state.touch();
    await this.#state.flush();
    this.#timers.delete(event.id);
    this.pump();
  }

  /** The shop's HTTP status, or 0 where it did not answer. */
  async #post(body, transmissionId) {
    const { keys } = this.#state.data;
    const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const signature = signTransmission(keys, { id: transmissionId, time, webhookId: this.#config.webhookId, body });
    try {
      const response = await fetch(this.#config.webhookUrl, {
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
          'paypal-transmission-sig': signature,
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

  certificateUrl() {
    return `${this.#config.apiUrl}/v1/notifications/certs/${certificateId(this.#state.data.keys)}`;
  }

  /** Answers POST /v1/notifications/verify-webhook-signature from the request's own bytes. */
  verify(text) {
    const request = parsed(text);
    const fields = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time', 'webhook_id'];
    const absent = fields.find((field) => typeof request?.[field] !== 'string');
    if (absent !== undefined || typeof request.webhook_event !== 'object' || request.webhook_event === null) {
      const field = `/${absent ?? 'webhook_event'}`;
      throw new Problem(400, 'VALIDATION_ERROR', [{ field, location: 'body', issue: 'MISSING_REQUIRED_PARAMETER' }]);
    }
    const genuine =
      request.auth_algo.toUpperCase() === AUTH_ALGO.toUpperCase() &&
      request.cert_url === this.certificateUrl() &&
      request.webhook_id === this.#config.webhookId &&
      isSigned(this.#state.data.keys, {
        id: request.transmission_id,
        time: request.transmission_time,
        webhookId: request.webhook_id,
        body: memberText(text, 'webhook_event'),
        signature: request.transmission_sig,
      });
    return { verification_status: genuine ? 'SUCCESS' : 'FAILURE' };
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Valid JSON that JSON.stringify would not write again: slashes and all but ASCII are escaped. Whoever verifies a
 * parsed and rewritten event, in place of the bytes that came, fails here as with PayPal.
 */
const asBytesThatMatter = (event) =>
  JSON.stringify(event)
    .replaceAll('/', '\\/')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
