import { photoProblem } from './claim-photos';

const photo = { type: 'image/jpeg', size: 15_000_000 };

describe('photos of a claim', () => {
  it('are up to six pictures of up to 15 MB', () => {
    expect(photoProblem([])).toBeNull();
    expect(photoProblem(Array.from({ length: 6 }, () => photo))).toBeNull();
  });

  it('are looked at before they are sent', () => {
    expect(photoProblem(Array.from({ length: 7 }, () => photo))).toBe('many');
    expect(photoProblem([photo, { ...photo, type: 'application/pdf' }])).toBe('kind');
    expect(photoProblem([photo, { ...photo, size: 15_000_001 }])).toBe('large');
  });
});
