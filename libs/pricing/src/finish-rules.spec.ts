import fc from 'fast-check';

import { banner, cart, document } from '../test/vectors';
import {
  checkStaffQuoteLine,
  compileTariff,
  quote,
  quoteLine,
  quoteNegotiated,
  selectFinishes,
  toggleFinish,
  type FinishRulesTariff,
  type TariffDocument,
} from './index';

const CODES = ['a', 'b', 'c', 'd', 'e'] as const;
const finishes = Object.fromEntries(CODES.map((code) => [code, {}]));

const withRules = (finishRules: FinishRulesTariff | null): TariffDocument => {
  const product = document.products['vinyl-440'];
  if (!product) throw new Error('no vinyl-440');
  return { ...document, products: { 'vinyl-440': { ...product, finishes, finishRules } } };
};

const errorOf = (finishRules: FinishRulesTariff | null, chosen: readonly string[]) => {
  const result = quoteLine(compileTariff(withRules(finishRules)), { ...banner, finishes: chosen }, 'retail');
  return result.ok ? undefined : result.error;
};

const codeOf = (finishRules: FinishRulesTariff | null, ...chosen: string[]) => errorOf(finishRules, chosen)?.code;

/** All 32 combinations of the five finishes. */
const combinations = Array.from({ length: 2 ** CODES.length }, (_, bits) =>
  CODES.filter((_code, index) => (bits >> index) % 2 === 1),
);

/** The rules as the specification words them. */
function expected({ exclusive, oneOf, requires }: FinishRulesTariff, chosen: readonly string[]): string | undefined {
  const count = (group: readonly string[]) => chosen.filter((code) => group.includes(code)).length;
  for (const group of [...(exclusive ?? []), ...(oneOf ?? [])]) if (count(group) > 1) return 'finish_conflict';
  for (const [code, needed] of Object.entries(requires ?? {}))
    if (needed && chosen.includes(code) && count(needed) < 1) return 'finish_requires';
  for (const group of oneOf ?? []) if (count(group) < 1) return 'finish_missing';
  return undefined;
}

const group = fc.subarray([...CODES], { minLength: 2 });
const rules: fc.Arbitrary<FinishRulesTariff> = fc.record(
  {
    exclusive: fc.option(fc.array(group, { maxLength: 3 })),
    oneOf: fc.option(fc.array(group, { maxLength: 2 })),
    requires: fc.option(
      fc.dictionary(fc.constantFrom(...CODES), fc.option(fc.subarray([...CODES], { minLength: 1 })), { maxKeys: 3 }),
    ),
  },
  { requiredKeys: [] },
);

describe('finish rules', () => {
  it('accept every combination if the product has none', () => {
    for (const chosen of combinations) {
      expect(errorOf(null, chosen)).toBeUndefined();
      expect(errorOf({}, chosen)).toBeUndefined();
      expect(errorOf({ exclusive: null, oneOf: null, requires: { a: null } }, chosen)).toBeUndefined();
    }
  });

  it.each<[string, FinishRulesTariff]>([
    ['an exclusive group', { exclusive: [['a', 'b', 'c']] }],
    [
      'overlapping exclusive groups',
      {
        exclusive: [
          ['a', 'b'],
          ['b', 'c', 'd'],
        ],
      },
    ],
    ['a group that needs one choice', { oneOf: [['a', 'b', 'c']] }],
    [
      'two groups that need one choice each',
      {
        oneOf: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ],
    ['a requirement', { requires: { a: ['b'] } }],
    ['a requirement with alternatives', { requires: { a: ['b', 'c'], d: ['a'] } }],
    ['all of them', { exclusive: [['a', 'b']], oneOf: [['c', 'd']], requires: { e: ['a', 'd'] } }],
  ])('reject exactly the combinations that break %s', (_, rule) => {
    for (const chosen of combinations) {
      const code = expected(rule, chosen);
      const error = errorOf(rule, chosen);
      expect([chosen, error?.code, error?.field]).toEqual([chosen, code, code && 'finishes']);
    }
  });

  it('reject what the specification rejects, with its code, in whatever order the finishes are named', () => {
    fc.assert(
      fc.property(rules, fc.shuffledSubarray([...CODES]), (rule, chosen) => {
        expect(errorOf(rule, chosen)?.code).toBe(expected(rule, chosen));
      }),
      { numRuns: 250 },
    );
  });

  it('are checked after unknown and duplicate finishes: conflict, then requirement, then missing choice', () => {
    const all: FinishRulesTariff = { exclusive: [['a', 'b']], oneOf: [['c', 'd']], requires: { e: ['a'] } };
    expect(codeOf(all, 'a', 'b', 'gold')).toBe('unknown_finish');
    expect(codeOf(all, 'a', 'b', 'b')).toBe('duplicate_finish');
    expect(codeOf(all, 'a', 'b', 'e')).toBe('finish_conflict');
    expect(codeOf(all, 'c', 'd')).toBe('finish_conflict');
    expect(codeOf(all, 'e')).toBe('finish_requires');
    expect(codeOf(all, 'a', 'e')).toBe('finish_missing');
    expect(codeOf(all, 'a', 'e', 'd')).toBeUndefined();
  });

  it('are checked after artwork, line by line, and before shipping', () => {
    const tariff = compileTariff(withRules({ exclusive: [['a', 'b']] }));
    const broken = { ...banner, finishes: ['a', 'b'] };
    const errorIn = (request: object, ...lines: object[]) => quote(tariff, { ...cart(...lines), ...request });
    expect(errorIn({}, { ...broken, artwork: 'red' })).toMatchObject({ error: { code: 'artwork_not_offered' } });
    expect(errorIn({ country: 'KP' }, { ...banner, finishes: ['a'] }, broken)).toEqual({
      ok: false,
      error: { code: 'finish_conflict', field: 'finishes', line: 1 },
    });
  });

  it('do not change a price', () => {
    const free = quote(compileTariff(withRules(null)), cart({ ...banner, finishes: ['a', 'c'] }));
    const ruled = quote(
      compileTariff(withRules({ exclusive: [['a', 'b']], requires: { a: ['c'] } })),
      cart({ ...banner, finishes: ['a', 'c'] }),
    );
    expect(ruled).toEqual(free);
  });

  it('do not apply to a line that staff price, nor to one that is sent to staff for a price', () => {
    const tariff = compileTariff(withRules({ exclusive: [['a', 'b']], oneOf: [['c', 'd']] }));
    const item = { ...banner, finishes: ['a', 'b'] };
    expect(checkStaffQuoteLine(tariff, item)).toEqual({ ok: true });
    expect(quoteNegotiated(tariff, cart({ item, fen: 100 }))).toMatchObject({ ok: true });
  });
});

describe('selecting finishes', () => {
  const offer = (finishRules: FinishRulesTariff) => ({ finishes: CODES, finishRules });

  it('keeps the preferred finishes and chooses the first of each group that needs a choice', () => {
    const rule = { oneOf: [['c', 'd']] };
    expect(selectFinishes(offer(rule), ['a'])).toEqual(['a', 'c']);
    expect(selectFinishes(offer(rule), ['d'])).toEqual(['d']);
    expect(selectFinishes(offer(rule), ['gold'])).toEqual(['c']);
    expect(selectFinishes(offer({}), [])).toEqual([]);
  });

  it('leaves out what conflicts with an earlier preference, and adds what is required', () => {
    expect(selectFinishes(offer({ exclusive: [['a', 'b']] }), ['b', 'a', 'e'])).toEqual(['b', 'e']);
    expect(selectFinishes(offer({ requires: { a: ['c', 'd'] } }), ['a'])).toEqual(['a', 'c']);
    expect(selectFinishes(offer({ requires: { a: ['c', 'd'] } }), ['d', 'a'])).toEqual(['a', 'd']);
  });

  it('replaces conflicting finishes, and what required them, by the one selected', () => {
    const rule = { exclusive: [['a', 'b']], requires: { c: ['a'] } };
    expect(toggleFinish(offer(rule), ['a', 'c', 'd'], 'b')).toEqual(['b', 'd']);
    expect(toggleFinish(offer(rule), ['b'], 'c')).toEqual(['a', 'c']);
  });

  it('deselects a finish together with those that require it', () => {
    expect(toggleFinish(offer({ requires: { c: ['a'] } }), ['a', 'c'], 'a')).toEqual([]);
    expect(toggleFinish(offer({ requires: { c: ['a'] } }), ['a', 'c'], 'c')).toEqual(['a']);
    expect(toggleFinish(offer({ requires: { c: ['a', 'b'] } }), ['a', 'b', 'c'], 'a')).toEqual(['b', 'c']);
  });

  it('replaces the choice of a group that needs one, but never removes it', () => {
    const rule = { oneOf: [['a', 'b']] };
    expect(toggleFinish(offer(rule), ['a', 'c'], 'b')).toEqual(['b', 'c']);
    expect(toggleFinish(offer(rule), ['a', 'c'], 'a')).toEqual(['a', 'c']);
  });

  it('never leaves a conflict or an unmet requirement, whatever is clicked', () => {
    const clicks = fc.array(fc.constantFrom(...CODES), { maxLength: 12 });
    fc.assert(
      fc.property(rules, fc.shuffledSubarray([...CODES]), clicks, (rule, preferred, clicked) => {
        const selections = clicked.reduce(
          (all, code) => [...all, toggleFinish(offer(rule), all.at(-1) ?? [], code)],
          [selectFinishes(offer(rule), preferred)],
        );
        for (const chosen of selections) {
          const code = codeOf(rule, ...chosen);
          expect([rule, chosen, code === undefined || code === 'finish_missing']).toEqual([rule, chosen, true]);
        }
      }),
      { numRuns: 250 },
    );
  });
});
