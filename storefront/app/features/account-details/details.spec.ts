import { changesOf, draftOf, preferencesIn } from './details';

const info = { email: 'ada@example.com', role: 'customer', currency: 'USD', defaultUnit: 1, language: 'en', firstName: 'Ada' } as const;

describe('a change of details', () => {
  it('sends nothing of what stays', () => {
    expect(changesOf(draftOf(info), info)).toEqual({});
    expect(changesOf({ ...draftOf(info), firstName: ' Ada ' }, info)).toEqual({});
  });

  it('sends what is new, and an empty text for what is given up', () => {
    const draft = { ...draftOf(info), firstName: '', company: 'Moreno Events LLC', defaultUnit: 0 };
    expect(changesOf(draft, info)).toEqual({ firstName: '', company: 'Moreno Events LLC', defaultUnit: 0 });
  });

  it('switches currency and unit of the pages where they are new, and only then', () => {
    expect(preferencesIn({ firstName: 'Ada' })).toEqual({});
    expect(preferencesIn({ currency: 'EUR', defaultUnit: 0 })).toEqual({ currency: 'EUR', defaultUnit: 0 });
  });
});
