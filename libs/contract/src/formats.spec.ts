import fc from 'fast-check';
import { compileValidator } from './validate';
import { Email, multiLine, singleLine, singleLineOrEmpty } from './values';

const accepts = (schema: Parameters<typeof compileValidator>[0]) => {
  const validate = compileValidator(schema);
  return (text: string) => validate(text).ok;
};

describe('A line of text', () => {
  const isLine = accepts(singleLine(100));

  test.each(['a', ' a ', 'ä', '名前', '-'])('may be %j', (text) => expect(isLine(text)).toBe(true));

  test.each(['', ' ', '\u3000\u00a0', 'a\nb', 'a\u0000', '\u007f', 'a'.repeat(101)])('may not be %j', (text) =>
    expect(isLine(text)).toBe(false),
  );

  test('may be empty where that is said', () => {
    expect(accepts(singleLineOrEmpty(10))('')).toBe(true);
    expect(accepts(singleLineOrEmpty(10))('\n')).toBe(false);
  });
});

describe('A text of several lines', () => {
  const isText = accepts(multiLine(100));

  test.each(['a', 'a\nb', '\ta\r\n'])('may be %j', (text) => expect(isText(text)).toBe(true));

  test.each(['', '\n', ' \t ', 'a\u0000b', 'a'.repeat(101)])('may not be %j', (text) =>
    expect(isText(text)).toBe(false),
  );
});

describe('An e-mail address', () => {
  const isEmail = accepts(Email);

  test.each(['a@example.com', 'a.b+c@mail.example.co.jp', "o'hara@example.com", 'ä@example.com', 'a@bücher.example'])(
    'may be %s',
    (address) => expect(isEmail(address)).toBe(true),
  );

  test.each([
    'a',
    'a@example',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@.example.com',
    'a@example..com',
    'a\u202e@example.com',
    'a@ex\u00adample.com',
    'a@exa\u200bmple.com',
    'a b@example.com',
    'a@example.com\n',
    '<a@example.com>',
    '"a"@example.com',
    'a,b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('may not be %j', (address) => expect(isEmail(address)).toBe(false));

  test('is every usual address', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]([a-z0-9_+-]{0,20}[a-z0-9])?$/),
        fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/),
        (local, domain) => isEmail(`${local}@${domain}.com`),
      ),
    );
  });
});
