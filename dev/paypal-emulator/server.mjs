import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Access } from './access.mjs';
import { Captures } from './captures.mjs';
import { Faults, faulty } from './faults.mjs';
import { InvoiceView } from './invoice-view.mjs';
import { Invoices } from './invoices.mjs';
import { notFound, Problem } from './problem.mjs';
import { apiRoutes, openRoutes, routeFor, switchRoutes } from './routes.mjs';
import { Webhooks } from './webhooks.mjs';

const LARGEST_BODY = 16 * 1024 * 1024;

/** The emulator over HTTP. `config.apiUrl` and `config.publicUrl`, where absent, are set once it listens. */
export class Emulator {
  #state;
  #config;
  #webhooks;
  #access;
  #faults = new Faults();
  #api;
  #open;
  #server = createServer((request, response) => this.#serve(request, response));

  constructor(state, config) {
    this.#state = state;
    this.#config = config;
    this.#webhooks = new Webhooks(state, config);
    this.#access = new Access(state.data.tokenKey, config);
    const view = new InvoiceView(config);
    const invoices = new Invoices(state, this.#webhooks, view, config.merchantEmail);
    const captures = new Captures(state, invoices, config);
    const publicKey = state.data.keys.publicKey;
    this.#api = apiRoutes({ invoices, captures, webhooks: this.#webhooks, view });
    this.#open = [
      ...openRoutes({ access: this.#access, invoices, view, publicKey, config }),
      ...switchRoutes({ invoices, captures, webhooks: this.#webhooks, faults: this.#faults }),
    ];
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
      const text = await bodyOf(request);
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

  /** The answer, with all that it changed on disk and its events on their way. */
  async #work(request, url, text, debugId) {
    try {
      const answer = await this.#answer(request, url, text);
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

  #answer({ method, headers }, { pathname, searchParams: query }, text) {
    const open = routeFor(this.#open, method, pathname);
    if (open) return open.handle({ id: open.id, headers, query, text });
    const guarded = routeFor(this.#api, method, pathname);
    if (!guarded) throw notFound();
    return this.#access.refusal(headers.authorization) ?? guarded.handle({ id: guarded.id, headers, query, text });
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
  return Buffer.concat(chunks).toString('utf8');
}

function write(response, { status, json, text = JSON.stringify(json), headers }, debugId) {
  const type = text === '' ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { 'paypal-debug-id': debugId, ...type, ...headers });
  response.end(text);
}
