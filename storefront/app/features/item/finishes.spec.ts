import { defaultFinishes, withToggledFinish } from './finishes';
import { banner, stand } from './products.fixture';

describe('the finishes of an item', () => {
  it('start with hem and grommets if the product offers them', () => {
    expect(defaultFinishes(banner)).toEqual(['hem-grommet']);
    expect(defaultFinishes(stand)).toEqual([]);
  });

  it('start with the first finish of a group that needs a choice', () => {
    const finishRules = { exclusive: [], oneOf: [['raw-edges', 'hem-grommet']], requires: {} };
    expect(defaultFinishes({ ...banner, finishRules })).toEqual(['hem-grommet']);
    const finishes = banner.finishes.map((finish) => ({ ...finish, code: `${finish.code}-2` }));
    const oneOf = [['raw-edges-2', 'hem-grommet-2']];
    expect(defaultFinishes({ finishes, finishRules: { ...finishRules, oneOf } })).toEqual(['raw-edges-2']);
  });

  it('follow the rules of the product when one is selected', () => {
    expect(withToggledFinish(banner, ['hem-grommet'], 'raw-edges')).toEqual(['raw-edges']);
    expect(withToggledFinish(banner, ['raw-edges'], 'raw-edges')).toEqual([]);
  });
});
