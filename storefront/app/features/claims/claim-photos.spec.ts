import { validatePhotos } from './claim-photos';

const photo = { type: 'image/jpeg', size: 15_000_000 };

describe('the photos of a claim', () => {
  it('are at most six images of at most 15 MB', () => {
    expect(validatePhotos([])).toBeNull();
    expect(validatePhotos(Array.from({ length: 6 }, () => photo))).toBeNull();
  });

  it('are validated before they are sent', () => {
    expect(validatePhotos(Array.from({ length: 7 }, () => photo))).toBe('many');
    expect(validatePhotos([photo, { ...photo, type: 'application/pdf' }])).toBe('kind');
    expect(validatePhotos([photo, { ...photo, size: 15_000_001 }])).toBe('large');
  });
});
