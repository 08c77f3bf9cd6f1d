import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { Captures } from './captures.mjs';
import { Faults, faulty } from './faults.mjs';
import { Invoices } from './invoices.mjs';
import { invoicePage, missingPage } from './pages.mjs';
import { invalid, notFound, Problem } from './problem.mjs';
import { issueToken, isValidToken } from './signing.mjs';
import { languageOf } from './texts.mjs';
import { Webhooks } from './webhooks.mjs';

const LARGEST_BODY = 16 * 1024 * 1024;
const TOKEN_SECONDS = 32_400;
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** The emulator over HTTP. `state` is loaded already; `config.apiUrl` and `config.publicUrl` may be set once it listens. */
export class Emulator {
  #state;
  #config;
  #webhooks;
  #invoices;
  #captures;
  #faults = new Faults();
  #server = createServer((request, response) => this.#serve(request, response));

  constructor(state, config) {
    this.#state = state;
    this.#config = config;
    this.#webhooks = new Webhooks(state, config);
    this.#invoices = new Invoices(state, this.#webhooks, config);
    this.#captures = new Captures(state, this.#invoices, config);
  }

  async listen() {
    await this.#state.flush();
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#config.port, this.#config.host, resolve);
    });
    const { port } = this.#server.address();
    this.#config.apiUrl ||= `http://127.0.0.1:${port}`;
    this.#config.publicUrl ||= this.#config.apiUrl;
    this.#webhooks.pump();
    return port;
  }

  async close() {
    this.#webhooks.stop();
    this.#server.close();
    this.#server.closeIdleConnections();
    await this.#state.flush();
    this.#server.closeAllConnections();
  }

  async #serve(request, response) {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    try {
      const url = new URL(request.url, 'http://emulator');
      const text = (await bodyOf(request)).toString('utf8');
      const work = () => this.#work(request, url, text, debugId);
      const fault = url.pathname.startsWith('/emulator/') ? null : this.#faults.take(request.method, url.pathname);
      const answer = fault ? await faulty(fault, work) : await work();
      if (answer === null) request.socket.destroy();
      else write(response, answer, debugId);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  }

  /** Finds the handler and gives its answer, with all it changed on disk and its events on their way. */
  async #work(request, url, text, debugId) {
    try {
      const answer = await this.#route(request, url, text);
      await this.#state.flush();
      this.#webhooks.pump();
      return answer;
    } catch (error) {
      if (!(error instanceof Problem)) console.error(error);
      const problem = error instanceof Problem ? error : new Problem(500, 'INTERNAL_SERVER_ERROR');
      const links = [{ href: 'https://developer.paypal.com/docs/api/invoicing/v2/#errors', rel: 'information_link' }];
      return { status: problem.status, json: { ...problem.body, debug_id: debugId, links } };
    }
  }

  #route(request, url, text) {
    const path = url.pathname;
    for (const [method, pattern, handle] of [...this.#open(), ...this.#api()]) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (!match) continue;
      const refusal = pattern.source.startsWith('^\\/v2') || path.endsWith('/verify-webhook-signature') ? this.#unauthorised(request) : null;
      return refusal ?? handle({ id: match[1], headers: request.headers, query: url.searchParams, text });
    }
    throw notFound();
  }

  #api() {
    return [
      ['POST', /^\/v2\/invoicing\/invoices$/, ({ text, headers }) => this.#create(json(text), headers.prefer)],
      ['GET', /^\/v2\/invoicing\/invoices\/([^/]+)$/, ({ id }) => ok(this.#invoices.representation(this.#invoices.find(id)))],
      ['DELETE', /^\/v2\/invoicing\/invoices\/([^/]+)$/, ({ id }) => noContent(this.#invoices.remove(id))],
      ['POST', /^\/v2\/invoicing\/invoices\/([^/]+)\/send$/, ({ id, text }) => ok(this.#invoices.send(id, json(text)))],
      ['POST', /^\/v2\/invoicing\/invoices\/([^/]+)\/cancel$/, ({ id }) => noContent(this.#invoices.cancel(id))],
      ['POST', /^\/v2\/invoicing\/search-invoices$/, ({ text, query }) => ok(this.#invoices.search(json(text), query))],
      ['GET', /^\/v2\/payments\/captures\/([^/]+)$/, ({ id }) => ok(this.#captures.show(id))],
      ['GET', /^\/v2\/payments\/refunds\/([^/]+)$/, ({ id }) => ok(this.#captures.showRefund(id))],
      ['POST', /^\/v2\/payments\/captures\/([^/]+)\/refund$/, ({ id, text, headers }) => this.#refund(id, json(text), headers)],
      ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, ({ text }) => ok(this.#webhooks.verify(text))],
    ];
  }

  /** Without an access token: the token itself, the certificate, the payer's page, and the switches for tests. */
  #open() {
    return [
      ['POST', /^\/v1\/oauth2\/token$/, ({ headers, text }) => this.#token(headers.authorization, text)],
      ['GET', /^\/v1\/notifications\/certs\/CERT-[\w-]+$/, () => this.#certificate()],
      ['GET', /^\/invoice\/p\/([A-Z0-9-]+)$/, (asked) => this.#page(asked)],
      ['POST', /^\/invoice\/p\/([A-Z0-9-]+)\/pay$/, ({ id }) => this.#settle(id, () => this.#invoices.pay(id))],
      ['POST', /^\/invoice\/p\/([A-Z0-9-]+)\/decline$/, ({ id }) => this.#settle(id, () => {}, '?declined=1')],
      ['GET', /^\/emulator\/events$/, () => ok({ events: this.#webhooks.list() })],
      ['POST', /^\/emulator\/events$/, ({ text }) => this.#emit(json(text))],
      ['POST', /^\/emulator\/webhooks\/replay$/, ({ text }) => this.#replay(json(text))],
      ['POST', /^\/emulator\/invoices\/([A-Z0-9-]+)\/pay$/, ({ id, text }) => ok({ capture: this.#invoices.pay(id, json(text).value) })],
      ['GET', /^\/emulator\/faults$/, () => ok({ next: this.#faults.list() })],
      ['POST', /^\/emulator\/faults$/, ({ text }) => noContent(this.#faults.add(json(text).next))],
      ['DELETE', /^\/emulator\/faults$/, () => noContent(this.#faults.clear())],
    ];
  }

  #token(authorization, text) {
    const { clientId, clientSecret } = this.#config;
    const given = Buffer.from(authorization ?? '');
    const expected = Buffer.from(`Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return { status: 401, json: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
    }
    if (new URLSearchParams(text).get('grant_type') !== 'client_credentials') {
      return { status: 400, json: { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL or unsupported' } };
    }
    const expires = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
    return ok({
      scope: 'https://uri.paypal.com/services/invoicing https://uri.paypal.com/services/payments/refund',
      access_token: issueToken(this.#state.data.tokenKey, expires),
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: TOKEN_SECONDS,
      nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
    });
  }

  #unauthorised(request) {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Problem(401, 'AUTHENTICATION_FAILURE');
    if (isValidToken(this.#state.data.tokenKey, token, Date.now() / 1000)) return null;
    return { status: 401, json: { error: 'invalid_token', error_description: 'Token signature verification failed' } };
  }

  #create(draft, prefer = '') {
    const invoice = this.#invoices.create(draft);
    return { status: 201, json: prefers(prefer) ? this.#invoices.representation(invoice) : this.#invoices.selfLink(invoice) };
  }

  #refund(id, body, headers) {
    const { status, refund } = this.#captures.refund(id, body, headers['paypal-request-id']);
    return { status, json: prefers(headers.prefer) ? refund : { id: refund.id, status: refund.status, links: refund.links } };
  }

  #certificate() {
    return { status: 200, text: this.#state.data.keys.publicKey, headers: { 'content-type': 'application/x-pem-file' } };
  }

  #page({ id, headers, query }) {
    const language = languageOf(headers['accept-language']);
    try {
      const options = { language, declined: query.has('declined'), returnUrl: this.#config.returnUrl };
      return { status: 200, text: invoicePage(this.#invoices.representation(this.#invoices.find(id)), options), headers: PAGE_HEADERS };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { status: 404, text: missingPage(language), headers: PAGE_HEADERS };
    }
  }

  #settle(id, act, query = '') {
    this.#invoices.find(id);
    act();
    return { status: 303, text: '', headers: { location: `../${id}${query}` } };
  }

  #emit({ event_type: type, summary = '', resource }) {
    if (typeof type !== 'string') throw invalid('/event_type', 'MISSING_REQUIRED_PARAMETER', 'The name of the event is expected.');
    return { status: 201, json: { id: this.#webhooks.emit(type, summary, resource).id } };
  }

  async #replay({ eventId, times = 1 }) {
    if (!Number.isInteger(times) || times < 1 || times > 1000) {
      throw invalid('/times', 'INVALID_PARAMETER_SYNTAX', 'A whole number from 1 to 1000 is expected.', times);
    }
    return ok({ statuses: await this.#webhooks.replay(eventId, times) });
  }
}

const ok = (value) => ({ status: 200, json: value });
const noContent = () => ({ status: 204, text: '' });
const prefers = (prefer = '') => /(^|[,;\s])return=representation\b/.test(prefer);

/** A parsed JSON body; an empty one counts as {}. */
function json(text) {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw invalid('/', 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
  }
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function write(response, { status, json: value, text = JSON.stringify(value), headers }, debugId) {
  const type = text === '' ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { 'paypal-debug-id': debugId, ...type, ...headers });
  response.end(text);
}
