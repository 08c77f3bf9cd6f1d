import { findTermsError, toTerms } from './synonym-form';

describe('the form of search synonyms', () => {
  it('has a term on each line and ignores empty ones', () => {
    expect(toTerms(' tent \r\n\n canopy\n')).toEqual(['tent', 'canopy']);
    expect(toTerms(null)).toEqual([]);
  });

  it('needs two terms', () => {
    expect(findTermsError('tent\n')).toBe('searchSynonyms.tooFew');
    expect(findTermsError('tent\ncanopy')).toBeUndefined();
  });
});
