import { hasDuplicateKeys } from './duplicate-keys';

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"b":{"c":[{"d":1,"d":2}]}}',
  '{"a":1,"\\u0061":2}',
  '{"\\"":1,"x":"\\"","\\"":2}',
  '{"":1,"":2}',
  '[{"a":{}},{"b":[],"b":1}]',
  '{"a":{"b":1},"a":1}',
])('%s has the same key twice', (json) => {
  JSON.parse(json);
  expect(hasDuplicateKeys(json)).toBe(true);
});

test.each([
  '{"a":1,"b":1}',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"b","b":"a","c":["a","a"]}',
  '{"a":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a\\\\":1,"a":2}',
  '["a","a"]',
  '"a"',
  '1',
  '{}',
])('%s has no key twice', (json) => {
  JSON.parse(json);
  expect(hasDuplicateKeys(json)).toBe(false);
});
