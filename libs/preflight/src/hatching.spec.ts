import { hatching } from './hatching';

test('hatching covers its area, with lines of a pixel of the screen that are six pixels apart in each size', () => {
  const area = { x: -50, y: 20, width: 300, height: 200 };
  for (const pixel of [0.5, 4]) {
    const { pattern, lines, mask, outline } = hatching(area, pixel);
    expect(pattern).toMatchObject({ width: 6 * pixel, height: 6 * pixel, strokeWidth: pixel });
    expect(lines.map(({ d }) => d)).toEqual([`M${pixel / 2} 0v${6 * pixel}`, `M${pixel * 1.5} 0v${6 * pixel}`]);
    expect(mask).toMatchObject(area);
    expect(outline).toBe('M-50 20h300v200h-300z');
  }
});
