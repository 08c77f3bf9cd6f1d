import { banner, stand } from './a-product.fixture';
import { pieceOf } from './piece';

const scale = { locale: 'en-US', unit: 2, person: '1.70 m' } as const;
const item = { sku: '', quantity: 1, artwork: 'custom', finishes: ['hem-grommet'] } as const;
const flat = { ...item, finishes: [...item.finishes], width: '3', length: '6', unit: 1 };

describe('an item as it is drawn', () => {
  it('has the size that was entered, under its own labels', () => {
    expect(pieceOf(flat, banner, scale)).toMatchObject({
      kind: 'area',
      widthMm: 914.4,
      lengthMm: 1828.8,
      rollWidthMm: 3200,
      labels: { width: '3 ft', length: '6 ft', person: '1.70 m' },
    });
  });

  it('shows seams only of a material that is joined', () => {
    expect(pieceOf(flat, { ...banner, limits: { ...banner.limits, seams: false } }, scale)).not.toHaveProperty(
      'rollWidthMm',
    );
  });

  it('is a stand at its own size, in the reader’s unit', () => {
    const variant = { ...item, finishes: [], variant: '85x200' };
    expect(pieceOf(variant, stand, { ...scale, unit: 0 })).toMatchObject({
      kind: 'form',
      widthMm: 890,
      heightMm: 2080,
      labels: { width: '35 in' },
    });
  });

  it('is not drawn where it cannot be made', () => {
    expect(pieceOf({ ...flat, width: '999999' }, banner, scale)).toBeNull();
    expect(pieceOf({ ...flat, width: 'wide' }, banner, scale)).toBeNull();
    expect(pieceOf({ ...item, finishes: [], variant: 'gone' }, stand, scale)).toBeNull();
    expect(
      pieceOf(
        { ...item, finishes: [], variant: '85x200' },
        { ...stand, drawing: { ...stand.drawing, form: 'unheard-of' } },
        scale,
      ),
    ).toBeNull();
  });
});
