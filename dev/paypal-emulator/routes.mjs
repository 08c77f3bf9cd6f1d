import { invoicePage, missingPage } from './pages.mjs';
import { invalid, Problem } from './problem.mjs';
import { languageOf } from './texts.mjs';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** What wants an access token. A handler takes {id, headers, query, text}, gives {status, json or text, headers?}. */
export function apiRoutes({ invoices, captures, webhooks, view }) {
  const created = (invoice, prefer) => ({
    status: 201,
    json: prefersWhole(prefer) ? view.whole(invoice) : view.selfLink(invoice),
  });
  const refunded = ({ status, refund }, prefer) => ({
    status,
    json: prefersWhole(prefer) ? refund : { id: refund.id, status: refund.status, links: refund.links },
  });
  return [
    ['POST', '/v2/invoicing/invoices', ({ text, headers }) => created(invoices.create(json(text)), headers.prefer)],
    ['GET', '/v2/invoicing/invoices/:id', ({ id }) => ok(view.whole(invoices.find(id)))],
    ['DELETE', '/v2/invoicing/invoices/:id', ({ id }) => noContent(invoices.remove(id))],
    ['POST', '/v2/invoicing/invoices/:id/send', ({ id, text }) => ok(invoices.send(id, json(text)))],
    ['POST', '/v2/invoicing/invoices/:id/cancel', ({ id }) => noContent(invoices.cancel(id))],
    ['POST', '/v2/invoicing/search-invoices', ({ text, query }) => ok(invoices.search(json(text), query))],
    ['GET', '/v2/payments/captures/:id', ({ id }) => ok(captures.show(id))],
    ['GET', '/v2/payments/refunds/:id', ({ id }) => ok(captures.showRefund(id))],
    [
      'POST',
      '/v2/payments/captures/:id/refund',
      ({ id, text, headers }) =>
        refunded(captures.refund(id, json(text), headers['paypal-request-id']), headers.prefer),
    ],
    ['POST', '/v1/notifications/verify-webhook-signature', ({ text }) => ok(webhooks.verify(text))],
  ];
}

/** What is open: the token itself, the certificate, the payer's page. */
export function openRoutes({ access, invoices, view, publicKey, config }) {
  const page = ({ id, headers, query }) => {
    const language = languageOf(headers['accept-language']);
    try {
      const invoice = view.whole(invoices.find(id));
      const options = { language, declined: query.has('declined'), returnUrl: config.returnUrl };
      return { status: 200, text: invoicePage(invoice, options), headers: PAGE_HEADERS };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { status: 404, text: missingPage(language), headers: PAGE_HEADERS };
    }
  };
  const backToPage = (id, query = '') => ({ status: 303, text: '', headers: { location: `../${id}${query}` } });
  const pay = (id) => {
    invoices.pay(id);
    return backToPage(id);
  };
  return [
    ['POST', '/v1/oauth2/token', ({ headers, text }) => access.token(headers.authorization, text)],
    [
      'GET',
      '/v1/notifications/certs/:id',
      () => ({ status: 200, text: publicKey, headers: { 'content-type': 'application/x-pem-file' } }),
    ],
    ['GET', '/invoice/p/:id', page],
    ['POST', '/invoice/p/:id/pay', ({ id }) => pay(id)],
    ['POST', '/invoice/p/:id/decline', ({ id }) => backToPage(invoices.find(id).id, '?declined=1')],
  ];
}

/** The switches for tests. */
export function switchRoutes({ invoices, captures, webhooks, faults }) {
  const emit = ({ event_type: type, summary = '', resource }) => {
    if (typeof type !== 'string') {
      throw invalid('/event_type', 'MISSING_REQUIRED_PARAMETER', 'The name of the event is expected.');
    }
    return { status: 201, json: { id: webhooks.emit(type, summary, resource).id } };
  };
  const replay = async ({ eventId, times = 1 }) => {
    if (!Number.isInteger(times) || times < 1 || times > 1000) {
      throw invalid('/times', 'INVALID_PARAMETER_SYNTAX', 'A whole number from 1 to 1000 is expected.', times);
    }
    return ok({ statuses: await webhooks.replay(eventId, times) });
  };
  return [
    ['GET', '/emulator/events', () => ok({ events: webhooks.list() })],
    ['POST', '/emulator/events', ({ text }) => emit(json(text))],
    ['POST', '/emulator/webhooks/replay', ({ text }) => replay(json(text))],
    ['POST', '/emulator/invoices/:id/pay', ({ id, text }) => ok({ capture: invoices.pay(id, json(text).value) })],
    [
      'POST',
      '/emulator/captures/:id/refund',
      ({ id, text }) => ok(captures.refund(id, { amount: json(text).amount }).refund),
    ],
    ['POST', '/emulator/refunds', ({ text }) => noContent(captures.come(json(text).next))],
    ['POST', '/emulator/refunds/:id', ({ id, text }) => ok(captures.settle(id, json(text).status))],
    ['GET', '/emulator/faults', () => ok({ next: faults.list() })],
    ['POST', '/emulator/faults', ({ text }) => noContent(faults.add(json(text).next))],
    ['DELETE', '/emulator/faults', () => noContent(faults.clear())],
  ];
}

/** The route for a request and the `:id` in its path, or null. */
export function routeFor(routes, method, path) {
  for (const [wanted, pattern, handle] of routes) {
    const match = new RegExp(`^${pattern.replace(':id', '([A-Za-z0-9-]+)')}$`).exec(path);
    if (match && wanted === method) return { handle, id: match[1] };
  }
  return null;
}

const ok = (value) => ({ status: 200, json: value });
const noContent = () => ({ status: 204, text: '' });
const prefersWhole = (prefer = '') => /(^|[,;\s])return=representation\b/.test(prefer);

/** A parsed JSON object; an empty body counts as {}. */
function json(text) {
  const malformed = () => invalid('/', 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
  if (text.trim() === '') return {};
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value;
}
