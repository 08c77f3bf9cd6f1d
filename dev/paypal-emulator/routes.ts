import type { IncomingHttpHeaders } from 'node:http';
import type { Captures, RefundView } from './captures.ts';
import type { Disputes } from './disputes.ts';
import { invalid, PayPalError } from './errors.ts';
import type { Faults } from './faults.ts';
import type { Handler, HttpResponse, Route } from './http.ts';
import type { InvoiceView } from './invoice-view.ts';
import type { Invoices } from './invoices.ts';
import type { OAuth } from './oauth.ts';
import { invoicePage, notFoundPage } from './pages.ts';
import { parseLanguage } from './texts.ts';
import type { EmulatorConfig, Invoice, Money, RefundRequest, RefundStatus } from './types.ts';
import type { Webhooks } from './webhooks.ts';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

interface ApiServices {
  invoices: Invoices;
  captures: Captures;
  disputes: Disputes;
  webhooks: Webhooks;
  view: InvoiceView;
  config: EmulatorConfig;
}

/** The routes that need an access token. */
export function apiRoutes({ invoices, captures, disputes, webhooks, view, config }: ApiServices): Route[] {
  const created = (invoice: Invoice, { prefer }: IncomingHttpHeaders): HttpResponse => ({
    status: 201,
    json: prefersRepresentation(prefer) ? view.full(invoice) : view.selfLink(invoice),
  });
  const refunded = (
    { status, refund }: { status: number; refund: RefundView },
    { prefer }: IncomingHttpHeaders,
  ): HttpResponse => ({
    status,
    json: prefersRepresentation(prefer) ? refund : { id: refund.id, status: refund.status, links: refund.links },
  });
  const refund: Handler = ({ id, text, headers }) =>
    refunded(captures.refund(id, parseJson<RefundRequest>(text), header(headers, 'paypal-request-id')), headers);
  return [
    ['POST', '/v2/invoicing/invoices', ({ text, headers }) => created(invoices.create(parseJson(text)), headers)],
    ['GET', '/v2/invoicing/invoices/:id', ({ id }) => ok(view.full(invoices.find(id)))],
    ['DELETE', '/v2/invoicing/invoices/:id', ({ id }) => noContent(invoices.remove(id))],
    ['POST', '/v2/invoicing/invoices/:id/send', ({ id, text }) => ok(invoices.send(id, parseJson(text)))],
    ['POST', '/v2/invoicing/invoices/:id/cancel', ({ id }) => noContent(invoices.cancel(id))],
    ['POST', '/v2/invoicing/search-invoices', ({ text, query }) => ok(invoices.search(parseJson(text), query))],
    ['GET', '/v2/payments/captures/:id', ({ id }) => ok(captures.show(id))],
    ['GET', '/v2/payments/refunds/:id', ({ id }) => ok(captures.showRefund(id))],
    ['POST', '/v2/payments/captures/:id/refund', refund],
    ['GET', '/v1/customer/disputes', ({ query }) => ok(disputes.list(query))],
    ['GET', '/v1/customer/disputes/:id', ({ id }) => ok(disputes.show(id))],
    ['GET', '/v1/identity/oauth2/userinfo', () => ok(userInfo(config))],
    ['POST', '/v1/notifications/verify-webhook-signature', ({ text }) => ok(webhooks.verify(text))],
  ];
}

interface PublicServices {
  oauth: OAuth;
  invoices: Invoices;
  view: InvoiceView;
  publicKey: string;
  config: EmulatorConfig;
}

/** The routes without an access token: the token itself, the certificate, the payer's page. */
export function publicRoutes({ oauth, invoices, view, publicKey, config }: PublicServices): Route[] {
  const showPage: Handler = ({ id, headers, query }) => {
    const language = parseLanguage(headers['accept-language']);
    try {
      const invoice = view.full(invoices.find(id));
      const options = { language, isDeclined: query.has('declined'), returnUrl: config.returnUrl };
      return { status: 200, text: invoicePage(invoice, options), headers: PAGE_HEADERS };
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      return { status: 404, text: notFoundPage(language), headers: PAGE_HEADERS };
    }
  };
  const redirectToPage = (id: string, query = ''): HttpResponse => ({
    status: 303,
    text: '',
    headers: { location: `../${id}${query}` },
  });
  const pay: Handler = ({ id }) => {
    invoices.pay(id);
    return redirectToPage(id);
  };
  const certificate: Handler = () => ({
    status: 200,
    text: publicKey,
    headers: { 'content-type': 'application/x-pem-file' },
  });
  return [
    ['POST', '/v1/oauth2/token', ({ headers, text }) => oauth.issueToken(headers.authorization, text)],
    ['GET', '/v1/notifications/certs/:id', certificate],
    ['GET', '/invoice/p/:id', showPage],
    ['POST', '/invoice/p/:id/pay', pay],
    ['POST', '/invoice/p/:id/decline', ({ id }) => redirectToPage(invoices.find(id).id, '?declined=1')],
  ];
}

interface ControlServices {
  invoices: Invoices;
  captures: Captures;
  disputes: Disputes;
  webhooks: Webhooks;
  faults: Faults;
}

/** The routes with which tests control the emulator. */
export function controlRoutes({ invoices, captures, disputes, webhooks, faults }: ControlServices): Route[] {
  const emit: Handler = ({ text }) => {
    const { event_type: type, summary, resource } = parseJson<Partial<Record<string, string>>>(text);
    if (typeof type !== 'string') {
      throw invalid('/event_type', 'MISSING_REQUIRED_PARAMETER', 'The name of the event is expected.');
    }
    return { status: 201, json: { id: webhooks.emit(type, summary ?? '', resource).id } };
  };
  const replay: Handler = async ({ text }) => {
    const { eventId, times = 1 } = parseJson<{ eventId: string; times?: number }>(text);
    if (!Number.isInteger(times) || times < 1 || times > 1000) {
      throw invalid('/times', 'INVALID_PARAMETER_SYNTAX', 'A whole number from 1 to 1000 is expected.', times);
    }
    return ok({ statuses: await webhooks.replay(eventId, times) });
  };
  const pay: Handler = ({ id, text }) => ok({ capture: invoices.pay(id, parseJson<{ value?: string }>(text).value) });
  const refund: Handler = ({ id, text }) => {
    const { amount } = parseJson<RefundRequest>(text);
    return ok(captures.refund(id, { amount }).refund);
  };
  const reverse: Handler = ({ id, text }) => ok(captures.reverse(id, parseJson<RefundRequest>(text).amount));
  const dispute: Handler = ({ id, text }) =>
    ok(disputes.open(id, parseJson<{ amount?: Money; reason?: string }>(text)));
  const resolve: Handler = ({ id, text }) => ok(disputes.resolve(id, parseJson<{ outcome?: string }>(text).outcome));
  const settle: Handler = ({ id, text }) => ok(captures.settle(id, parseJson<{ status: RefundStatus }>(text).status));
  const next = (text: string) => parseJson<{ next?: unknown }>(text).next;
  return [
    ['GET', '/emulator/events', () => ok({ events: webhooks.list() })],
    ['POST', '/emulator/events', emit],
    ['POST', '/emulator/webhooks/replay', replay],
    ['POST', '/emulator/invoices/:id/pay', pay],
    ['POST', '/emulator/captures/:id/refund', refund],
    ['POST', '/emulator/captures/:id/reverse', reverse],
    ['POST', '/emulator/captures/:id/dispute', dispute],
    ['POST', '/emulator/disputes/:id/resolve', resolve],
    ['POST', '/emulator/refunds', ({ text }) => noContent(captures.setNextRefundStatuses(next(text)))],
    ['POST', '/emulator/refunds/:id', settle],
    ['GET', '/emulator/faults', () => ok({ next: faults.list() })],
    ['POST', '/emulator/faults', ({ text }) => noContent(faults.add(next(text)))],
    ['DELETE', '/emulator/faults', () => noContent(faults.clear())],
  ];
}

/** Finds the route of a request and the value of `:id` in its path. */
export function matchRoute(routes: Route[], method: string, path: string): { handler: Handler; id: string } | null {
  for (const [routeMethod, pattern, handler] of routes) {
    const match = new RegExp(`^${pattern.replace(':id', '([A-Za-z0-9-]+)')}$`).exec(path);
    if (match && routeMethod === method) return { handler, id: match[1] ?? '' };
  }
  return null;
}

/** The account that the client's credentials belong to. */
function userInfo({ merchantEmail, merchantId }: EmulatorConfig): object {
  return {
    user_id: `https://www.paypal.com/webapps/auth/identity/user/${merchantId}`,
    payer_id: merchantId,
    emails: [{ value: merchantEmail, primary: true, confirmed: true }],
  };
}

function ok(json: unknown): HttpResponse {
  return { status: 200, json };
}

function noContent(_done: void): HttpResponse {
  return { status: 204, text: '' };
}

function prefersRepresentation(prefer: string | string[] = ''): boolean {
  return /(^|[,;\s])return=representation\b/.test(String(prefer));
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Parses a JSON object; an empty body counts as {}. The fields are not checked.
 * @throws PayPalError MALFORMED_REQUEST_JSON
 */
function parseJson<T extends object>(text: string): T {
  const malformed = () => invalid('/', 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
  if (text.trim() === '') return {} as T;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as T;
}
