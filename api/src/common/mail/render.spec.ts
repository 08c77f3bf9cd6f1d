import { mailTexts, renderTexts } from './render';

test('a German email keeps the word for an email in one line in its HTML, and has plain words in its text', () => {
  const { html, text } = renderTexts(mailTexts('password_reset_code', 'de'), 'de', 'Shop', {
    code: '123456',
    link: '#',
  });
  expect(html).toContain('E-\u2060Mail');
  expect(html).not.toContain('E-Mail');
  expect(text).toContain('E-Mail');
  expect(text).not.toContain('\u2060');
});

test('the subject of an email has no word joiners', () => {
  const texts = { subject: 'Ihre E-\u2060Mail', body: ['Guten Tag'] };
  expect(renderTexts(texts, 'de', 'Shop', {}).subject).toBe('Ihre E-Mail');
});
