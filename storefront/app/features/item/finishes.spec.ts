import { toggleFinish, usualFinishes } from './finishes';

const offered = [
  'hem-grommet',
  'pole-pocket',
  'raw-edges',
  'laminated-matte',
  'no-lamination',
  'drilled',
  'standoffs',
  'carry-bag',
].map((code) => ({ code }));
const toggled = (chosen: string[], code: string) => toggleFinish(chosen, code, offered);

describe('choosing finishes', () => {
  it('begins with hem and grommets where they are offered', () => {
    expect(usualFinishes(offered)).toEqual(['hem-grommet']);
    expect(usualFinishes([{ code: 'drilled' }])).toEqual([]);
  });

  it('drops what contradicts the choice, and only that', () => {
    expect(toggled(['hem-grommet', 'pole-pocket', 'carry-bag'], 'raw-edges')).toEqual(['raw-edges', 'carry-bag']);
    expect(toggled(['hem-grommet'], 'pole-pocket')).toEqual(['hem-grommet', 'pole-pocket']);
    expect(toggled(['laminated-matte'], 'no-lamination')).toEqual(['no-lamination']);
  });

  it('takes along what a finish needs, and lets it go together', () => {
    expect(toggled([], 'standoffs')).toEqual(['drilled', 'standoffs']);
    expect(toggled(['drilled', 'standoffs'], 'drilled')).toEqual([]);
    expect(toggled(['drilled', 'standoffs'], 'standoffs')).toEqual(['drilled']);
  });

  it('names no finish twice, and gives up what is chosen again', () => {
    expect(toggled(['drilled'], 'standoffs')).toEqual(['drilled', 'standoffs']);
    expect(toggled(['carry-bag'], 'carry-bag')).toEqual([]);
  });
});
