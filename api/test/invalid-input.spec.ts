import { calls, compileValidator, parseQuery, type Call, type CallName } from '@shop/contract';
import { buildSample, listInvalidFields, listInvalidQueries, withField } from './invalid-input';

// The same validators run in every request; bad-input.e2e.spec.ts sends some of these inputs over HTTP.

const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
const hasBody = ({ method, multipart }: Call) => (method === 'POST' || method === 'PUT') && !multipart;
const isQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE';

const isAround = (named: string, field: string) =>
  named === field || field.startsWith(`${named}.`) || field.startsWith(`${named}[`);

describe('The validator of a body rejects every invalid field and names it', () => {
  test.each(names.filter((name) => hasBody(callOf(name))))('%s', (name) => {
    const { input } = callOf(name);
    const validate = compileValidator(input);
    const sample = buildSample(input, {});
    const missed = listInvalidFields(input).filter(({ field, value, isReported }) => {
      if (!isReported) return false;
      const result = validate(JSON.parse(withField(sample, field, value)));
      return result.ok || !result.issues.some((issue) => isAround(issue.field, field));
    });
    expect(missed).toEqual([]);
  });
});

describe('The validator of a query rejects every invalid field', () => {
  test.each(names.filter((name) => isQuery(callOf(name))))('%s', (name) => {
    const { input } = callOf(name);
    const validate = compileValidator(input);
    const accepted = listInvalidQueries(input).filter(({ problem, query }) => {
      const values = new Map<string, string | string[]>();
      for (const [field, text] of query) {
        const before = values.get(field);
        values.set(field, before === undefined ? text : [before, text].flat());
      }
      return problem !== 'NUL' && validate(parseQuery(input, Object.fromEntries(values))).ok;
    });
    expect(accepted).toEqual([]);
  });
});
