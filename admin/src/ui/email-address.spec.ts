import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailAddress } from './EmailAddress';

test('an email address breaks after its @ and nowhere else', () => {
  const email = 'reseller@example.com';
  expect(renderToStaticMarkup(createElement(EmailAddress, { email }))).toBe('reseller@<wbr/>example.com');
});
