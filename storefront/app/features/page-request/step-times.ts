/** The steps of a page request in their order; `data` ends when the response begins. */
export type PageStep = 'language' | 'layout' | 'validation' | 'data';

/** When the steps of a request began. */
export class StepTimes {
  private readonly begun: { step: PageStep; at: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Ends the step before. */
  begin(step: PageStep): void {
    this.begun.push({ step, at: this.now() });
  }

  /** The steps in the order in which they began, with their duration in milliseconds: `language;dur=0.1, layout;dur=2`. */
  toHeader(): string {
    const end = this.now();
    return this.begun
      .map(({ step, at }, index) => `${step};dur=${Number(((this.begun[index + 1]?.at ?? end) - at).toFixed(1))}`)
      .join(', ');
  }
}
