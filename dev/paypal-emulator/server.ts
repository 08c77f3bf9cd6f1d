import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Captures } from './captures.ts';
import { Disputes } from './disputes.ts';
import { notFound, PayPalError } from './errors.ts';
import { applyFault, Faults } from './faults.ts';
import type { HttpResponse, Route } from './http.ts';
import { InvoiceView } from './invoice-view.ts';
import { Invoices } from './invoices.ts';
import { OAuth } from './oauth.ts';
import { apiRoutes, controlRoutes, matchRoute, publicRoutes } from './routes.ts';
import type { State } from './state.ts';
import type { EmulatorConfig } from './types.ts';
import { Webhooks } from './webhooks.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The emulator's HTTP server. */
export class Emulator {
  readonly #state: State;
  readonly #config: EmulatorConfig;
  readonly #webhooks: Webhooks;
  readonly #oauth: OAuth;
  readonly #faults = new Faults();
  readonly #apiRoutes: Route[];
  readonly #publicRoutes: Route[];
  readonly #server = createServer((request, response) => this.#serve(request, response));

  constructor(state: State, config: EmulatorConfig) {
    this.#state = state;
    this.#config = config;
    this.#webhooks = new Webhooks(state, config);
    this.#oauth = new OAuth(state.data.tokenKey, config);
    const view = new InvoiceView(config);
    const invoices = new Invoices(state, this.#webhooks, view, config.merchantEmail);
    const captures = new Captures(state, invoices, this.#webhooks, config);
    const disputes = new Disputes(state, captures, this.#webhooks, config);
    const publicKey = state.data.keys.publicKey;
    this.#apiRoutes = apiRoutes({ invoices, captures, disputes, webhooks: this.#webhooks, view, config });
    this.#publicRoutes = [
      ...publicRoutes({ oauth: this.#oauth, invoices, view, publicKey, config }),
      ...controlRoutes({ invoices, captures, disputes, webhooks: this.#webhooks, faults: this.#faults }),
    ];
  }

  /** Starts the server and returns its port. */
  async listen(): Promise<number> {
    await this.#state.flush();
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#config.port, this.#config.host, resolve);
    });
    const { port } = this.#server.address() as AddressInfo;
    this.#config.apiUrl ||= `http://127.0.0.1:${port}`;
    this.#config.publicUrl ||= this.#config.apiUrl;
    this.#webhooks.postDueEvents();
    return port;
  }

  async close(): Promise<void> {
    this.#webhooks.stop();
    this.#server.close();
    this.#server.closeIdleConnections();
    await this.#state.flush();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    const { method = '', url = '/' } = request;
    try {
      const { pathname, searchParams } = new URL(url, 'http://emulator');
      const text = await readBody(request);
      const handle = () => this.#handle(request, pathname, searchParams, text, debugId);
      const fault = pathname.startsWith('/emulator/') ? null : this.#faults.take(method, pathname);
      const result = fault ? await applyFault(fault, handle) : await handle();
      if (result === null) request.socket.destroy();
      else writeResponse(response, result, debugId);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  }

  /** Handles a request. All changes are on disk and events are being posted before the response is sent. */
  async #handle(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    text: string,
    debugId: string,
  ): Promise<HttpResponse> {
    try {
      const result = await this.#route(request, path, query, text);
      await this.#state.flush();
      this.#webhooks.postDueEvents();
      return result;
    } catch (error) {
      if (!(error instanceof PayPalError)) console.error(error);
      const { status, body } = error instanceof PayPalError ? error : new PayPalError(500, 'INTERNAL_SERVER_ERROR');
      const links = [{ href: 'https://developer.paypal.com/docs/api/invoicing/v2/#errors', rel: 'information_link' }];
      return { status, json: { ...body, debug_id: debugId, links } };
    }
  }

  #route(
    { method = '', headers }: IncomingMessage,
    path: string,
    query: URLSearchParams,
    text: string,
  ): HttpResponse | Promise<HttpResponse> {
    const publicRoute = matchRoute(this.#publicRoutes, method, path);
    if (publicRoute) return publicRoute.handler({ id: publicRoute.id, headers, query, text });
    const apiRoute = matchRoute(this.#apiRoutes, method, path);
    if (!apiRoute) throw notFound();
    return this.#oauth.checkToken(headers.authorization) ?? apiRoute.handler({ id: apiRoute.id, headers, query, text });
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function writeResponse(
  response: ServerResponse,
  { status, json, text = JSON.stringify(json), headers }: HttpResponse,
  debugId: string,
): void {
  const type = text === '' ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { 'paypal-debug-id': debugId, ...type, ...headers });
  response.end(text);
}
