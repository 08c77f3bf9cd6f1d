import { expect, test } from '@playwright/test';
import { findChanges } from './screenshots';

const SIZE = { width: 20, height: 40 };

/** A page of white cells with dark ones where `isDark` says so. */
function draw(isDark: (row: number, column: number) => boolean) {
  const cells = Array.from({ length: SIZE.width * SIZE.height }, (_, index) =>
    isDark(Math.floor(index / SIZE.width), index % SIZE.width) ? 80 : 255,
  );
  return { ...SIZE, shades: Uint8Array.from(cells) };
}

test('a picture that a longer text has moved down is the same, one beside its place or absent is not', () => {
  const page = draw((row, column) => row >= 10 && row < 20 && column < 10);
  const moved = draw((row, column) => row >= 13 && row < 23 && column < 10);
  const beside = draw((row, column) => row >= 10 && row < 20 && column >= 10);
  expect(findChanges(page, moved)).toBe(0);
  expect(findChanges(page, beside)).toBeGreaterThan(0.05);
  expect(
    findChanges(
      page,
      draw(() => false),
    ),
  ).toBeGreaterThan(0.05);
  expect(
    findChanges(
      draw(() => false),
      page,
    ),
  ).toBeGreaterThan(0.05);
});
