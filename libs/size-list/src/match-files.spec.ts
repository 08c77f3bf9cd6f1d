import { matchFiles } from './match-files';

const items = [
  { label: 'North gate', size: '90x120' },
  { label: 'Gate', size: '90x120' },
  { label: '西口看板', size: '1.5x2' },
  { label: '', size: '300x60' },
];

describe('files are matched to items', () => {
  it('by the label, in any writing of spaces, case and separators', () => {
    expect(matchFiles(['NORTH_GATE.PDF', 'gate.tif', '西口看板.ai'], items)).toEqual([0, 1, 2]);
  });

  it('by the longest label that the name contains', () => {
    expect(matchFiles(['final north-gate v2.pdf'], items)).toEqual([0]);
  });

  it('by the number of the item or by a size that only one item has', () => {
    expect(matchFiles(['04 front.pdf', '1.5 x 2.pdf'], items)).toEqual([3, 2]);
    expect(matchFiles(['300×60.pdf'], items)).toEqual([3]);
  });

  it('and are left open if a name fits several items, or several names fit one', () => {
    expect(matchFiles(['90x120.pdf'], items)).toEqual([null]);
    expect(matchFiles(['gate a.pdf', 'gate b.pdf', 'other.pdf'], items)).toEqual([null, null, null]);
  });

  it('so that no item gets two files', () => {
    const found = matchFiles(['North gate.pdf', 'north gate.tif', '1.pdf'], items);
    expect(found.filter((item) => item === 0)).toHaveLength(1);
  });
});
