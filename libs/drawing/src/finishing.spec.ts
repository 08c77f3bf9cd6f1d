import fc from 'fast-check';
import { grommetCentres } from './finishing';

const INSET_MM = 25;
const side = fc.integer({ min: 100, max: 50_000 });

describe('the grommets of a piece', () => {
  it('are at its four corners', () => {
    fc.assert(
      fc.property(side, side, (widthMm, lengthMm) => {
        const [right, bottom] = [widthMm - INSET_MM, lengthMm - INSET_MM];
        // S9.64
        expect(grommetCentres(widthMm, lengthMm, INSET_MM)).toEqual(
          expect.arrayContaining([
            [INSET_MM, INSET_MM],
            [right, INSET_MM],
            [INSET_MM, bottom],
            [right, bottom],
          ]),
        );
      }),
    );
  });

  it('are at most 30 cm apart along each edge', () => {
    fc.assert(
      fc.property(side, side, (widthMm, lengthMm) => {
        const centres = grommetCentres(widthMm, lengthMm, INSET_MM);
        const edges = [
          centres.filter(([, y]) => y === INSET_MM).map(([x]) => x),
          centres.filter(([, y]) => y === lengthMm - INSET_MM).map(([x]) => x),
          centres.filter(([x]) => x === INSET_MM).map(([, y]) => y),
          centres.filter(([x]) => x === widthMm - INSET_MM).map(([, y]) => y),
        ];
        for (const edge of edges) {
          const sorted = edge.toSorted((a, b) => a - b);
          const gaps = sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
          // S9.63
          expect(Math.max(...gaps)).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
