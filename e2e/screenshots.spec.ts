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

test('what little is drawn on a page counts, and what is drawn below the end of the other picture', () => {
  const page = draw((row, column) => row === 10 && column < 10);
  const empty = draw(() => false);
  expect(findChanges(page, empty)).toBe(1);
  expect(findChanges(empty, page)).toBe(1);
  const higher = {
    ...{ width: SIZE.width, height: SIZE.height * 2 },
    shades: Uint8Array.from([...page.shades, ...page.shades]),
  };
  expect(findChanges(page, higher)).toBe(0.5);
  expect(findChanges(higher, page)).toBe(0.5);
});
