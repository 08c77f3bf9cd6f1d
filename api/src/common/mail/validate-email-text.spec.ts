import { LANGUAGE_CODES } from '@shop/contract';
import { mailTemplates, mailTexts, toEmailText } from './render';
import { validateEmailText } from './validate-email-text';

const shipped = mailTexts('order_shipped', 'en');
const BODY = 'Order {{orderId}} left with {{agent}}: {{trackingNumber}}';
const check = (texts: { subject?: string; body?: string; label?: string }) =>
  validateEmailText({ subject: 'On its way', body: BODY, ...texts }, shipped);

test.each(LANGUAGE_CODES)('every built-in text in %s is valid as a custom text', (language) => {
  const wrong = mailTemplates().flatMap((name) => {
    const builtIn = mailTexts(name, language);
    return validateEmailText(toEmailText(builtIn), builtIn).map((error) => ({ name, ...error }));
  });
  expect(wrong).toEqual([]);
});

test('a text may have conditions, the name of the shop, and no greeting', () => {
  const body = `${BODY}\n\n{{#if trackingUrl}}See {{trackingUrl}}{{else}}{{shopName}} will write again.{{/if}}`;
  expect(check({ subject: '{{shopName}}: order {{orderId}}', body, label: 'Track {{orderId}}' })).toEqual([]);
});

test.each([
  '{orderId}}',
  '{{orderId}',
  '{{{orderId}}}',
  '{{orderId',
  'orderId}}',
  '\\{{orderId}}',
  '{{#if agent}}open',
  '{{/if}}',
  '{{#each agent}}x{{/each}}',
  '{{#if agent trackingUrl}}x{{/if}}',
  '{{order.id}}',
  '{{this}}',
  '{{../orderId}}',
  '{{@root}}',
  '{{> layout}}',
  '{{! note}}',
  '{{"orderId"}}',
  '{{lookup orderId agent}}',
  '{{money (lookup orderId)}}',
  '{{}}',
])('braces that hold no variable are refused at their field: %s', (text) => {
  expect(check({ subject: text })).toEqual([{ field: 'subject', code: 'braces_wrong' }]);
});

test('unknown, wrongly formatted, unguarded and missing variables are named at their fields', () => {
  expect(check({ subject: '{{price}} {{constructor}}', label: '{{money orderId}}' })).toEqual([
    { field: 'subject', code: 'variable_unknown', reason: '{{price}}, {{constructor}}' },
    { field: 'label', code: 'variable_format', reason: '{{orderId}}' },
  ]);
  expect(check({ body: '{{#if agent}}{{orderId}}{{/if}} {{trackingUrl}} {{agent}}' })).toEqual([
    { field: 'body', code: 'variable_optional', reason: '{{trackingUrl}}' },
    { field: 'body', code: 'variable_missing', reason: '{{orderId}}, {{trackingNumber}}' },
  ]);
});

test('a label is refused for an email without a button', () => {
  const closed = mailTexts('account_closed', 'en');
  expect(validateEmailText({ subject: 'Closed', body: 'Closed.', label: 'Open' }, closed)).toEqual([
    { field: 'label', code: 'unknown_field' },
  ]);
});
