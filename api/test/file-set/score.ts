import { examine, type FileFacts, FINDING_CODES, type FindingCode, summarize } from '@shop/preflight';
import type { KnownFile } from './known-file';

/** How often a finding was right, missing and wrong. */
export interface CodeScore {
  code: FindingCode;
  found: number;
  missed: number;
  wrong: number;
  recall: number;
  precision: number;
}

export interface Score {
  codes: CodeScore[];
  /** What differs from the truth, for people. */
  problems: string[];
}

/** The share of a resolution by which it may differ. */
const DPI_SHARE = 0.01;
const MM = 0.1;

/** The least recall and precision of a code: contents near grommets and seams are found by contrast. */
export const leastScore = (code: FindingCode) => (code === 'grommet_zone' || code === 'seam_crossing' ? 0.9 : 0.98);

/** Compares reports with the truth about their files. */
export class Scorer {
  private readonly counts = new Map(FINDING_CODES.map((code) => [code, { found: 0, missed: 0, wrong: 0 }]));
  private readonly problems: string[] = [];

  add({ name, piece, codes, dpi, widthMm, heightMm }: KnownFile, facts: FileFacts): void {
    const told = new Set(examine(facts, piece).map(({ code }) => code));
    for (const [code, count] of this.counts) {
      const [isTrue, isTold] = [codes.includes(code), told.has(code)];
      if (isTrue && isTold) count.found++;
      else if (isTrue) count.missed++;
      else if (isTold) count.wrong++;
      if (isTrue !== isTold) this.problems.push(`${name}: ${code} is ${isTold ? 'wrong' : 'missing'}`);
    }
    const shown = summarize(facts, piece).dpi;
    if (dpi !== undefined && !(Math.abs((shown ?? 0) / dpi - 1) <= DPI_SHARE))
      this.problems.push(`${name}: ${shown} instead of ${dpi} dpi`);
    for (const [known, read] of [
      [widthMm, facts.widthMm],
      [heightMm, facts.heightMm],
    ] as const)
      if (known !== undefined && !(Math.abs((read ?? 0) - known) <= MM))
        this.problems.push(`${name}: ${read} instead of ${known} mm`);
  }

  get score(): Score {
    return {
      codes: [...this.counts].map(([code, count]) => ({
        ...{ code, ...count },
        recall: share(count.found, count.missed),
        precision: share(count.found, count.wrong),
      })),
      problems: this.problems,
    };
  }
}

const share = (right: number, not: number) => (right + not === 0 ? 1 : right / (right + not));
