import { SaxesParser } from 'saxes';

/** Deeper than any drawing. Each level takes memory. */
const MAX_DEPTH = 1000;

/** Checks an SVG while it is received: well-formed XML in UTF-8 with the root `svg` and without a document type. */
export class SvgCheck {
  private readonly parser = new SaxesParser();
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private isValid = true;
  private depth = 0;

  constructor() {
    this.parser.on('error', () => this.reject());
    // Entities are declared in a document type.
    this.parser.on('doctype', () => this.reject());
    this.parser.on('opentag', ({ name, isSelfClosing }) => {
      if (this.depth === 0 && name.split(':').at(-1) !== 'svg') this.reject();
      if (!isSelfClosing && ++this.depth > MAX_DEPTH) this.reject();
    });
    this.parser.on('closetag', ({ isSelfClosing }) => {
      if (!isSelfClosing) this.depth -= 1;
    });
  }

  /** @returns false if the file is no valid SVG, whatever follows */
  write(bytes: Buffer): boolean {
    return this.feed(() => this.parser.write(this.decoder.decode(bytes, { stream: true })));
  }

  /** @returns whether the file was a valid SVG */
  end(): boolean {
    return this.feed(() => this.parser.write(this.decoder.decode()).close());
  }

  private feed(parse: () => void): boolean {
    if (!this.isValid) return false;
    try {
      parse();
    } catch {
      // Not UTF-8.
      this.reject();
    }
    return this.isValid;
  }

  private reject(): void {
    this.isValid = false;
  }
}
