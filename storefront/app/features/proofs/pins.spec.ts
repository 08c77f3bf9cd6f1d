import { moveByKey, placeAt, WHOLE_PICTURE } from './pins';

const piece = { widthMm: 2000, heightMm: 1000 };
const picture = { left: 100, top: 50, width: 400, height: 200 };

describe('a place on the picture of a proof', () => {
  it('is the place on the piece in millimetres', () => {
    expect(placeAt({ clientX: 200, clientY: 150 }, picture, piece, WHOLE_PICTURE)).toEqual({ x: 500, y: 500 });
    expect(placeAt({ clientX: 100, clientY: 50 }, picture, piece, WHOLE_PICTURE)).toEqual({ x: 0, y: 0 });
  });

  it('is counted from the piece where the picture shows a page around it', () => {
    const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    expect(placeAt({ clientX: 200, clientY: 150 }, picture, piece, area)).toEqual({ x: 0, y: 0 });
    expect(placeAt({ clientX: 300, clientY: 175 }, picture, piece, area)).toEqual({ x: 1000, y: 500 });
  });

  it('stays on the piece when a pin is dragged beyond its edge', () => {
    expect(placeAt({ clientX: 0, clientY: 900 }, picture, piece, WHOLE_PICTURE)).toEqual({ x: 0, y: 1000 });
    const thirds = { widthMm: 333.33, heightMm: 99.99 };
    expect(placeAt({ clientX: 500, clientY: 250 }, picture, thirds, WHOLE_PICTURE)).toEqual({ x: 333.3, y: 99.99 });
  });
});

describe('an arrow key', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

  it('moves a pin a little, and farther with the shift key, but never off the piece', () => {
    expect(moveByKey({ x: 500, y: 500 }, key('ArrowRight'), piece)).toEqual({ x: 510, y: 500 });
    expect(moveByKey({ x: 500, y: 500 }, key('ArrowUp', true), piece)).toEqual({ x: 500, y: 400 });
    expect(moveByKey({ x: 5, y: 995 }, key('ArrowDown'), piece)).toEqual({ x: 5, y: 1000 });
  });

  it('is the only key that moves a pin', () => {
    expect(moveByKey({ x: 5, y: 5 }, key('Enter'), piece)).toBeNull();
  });
});
