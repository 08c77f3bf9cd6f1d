import { toPieceDrawing } from './piece';
import { banner, stand } from './products.fixture';

const scale = { locale: 'en-US', unit: 2, person: '1.70 m' } as const;
const item = { sku: '', quantity: 1, artwork: 'custom', finishes: ['hem-grommet'] } as const;
const flat = { ...item, finishes: [...item.finishes], width: '3', length: '6', unit: 1 };

describe('the drawing of an item', () => {
  it('has the entered size and its labels', () => {
    expect(toPieceDrawing(flat, banner, scale)).toMatchObject({
      kind: 'area',
      widthMm: 914.4,
      lengthMm: 1828.8,
      rollWidthMm: 3200,
      labels: { width: '3\u00a0ft', length: '6\u00a0ft', person: '1.70 m' },
    });
  });

  it('shows seams only for materials that can be joined', () => {
    expect(toPieceDrawing(flat, { ...banner, limits: { ...banner.limits, seams: false } }, scale)).not.toHaveProperty(
      'rollWidthMm',
    );
  });

  it('shows a stand in its size, labelled in the visitor’s unit', () => {
    const variant = { ...item, finishes: [], variant: '85x200' };
    expect(toPieceDrawing(variant, stand, { ...scale, unit: 0 })).toMatchObject({
      kind: 'form',
      widthMm: 890,
      heightMm: 2080,
      labels: { width: '35\u00a0in' },
    });
  });

  it('is missing when the item cannot be produced', () => {
    expect(toPieceDrawing({ ...flat, width: '999999' }, banner, scale)).toBeNull();
    expect(toPieceDrawing({ ...flat, width: 'wide' }, banner, scale)).toBeNull();
    expect(toPieceDrawing({ ...item, finishes: [], variant: 'gone' }, stand, scale)).toBeNull();
    expect(
      toPieceDrawing(
        { ...item, finishes: [], variant: '85x200' },
        { ...stand, drawing: { ...stand.drawing, form: 'unheard-of' } },
        scale,
      ),
    ).toBeNull();
  });
});
