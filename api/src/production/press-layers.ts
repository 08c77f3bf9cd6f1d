import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Spot colours of marks that are cut, sewn or pressed, not printed: how they look on screen, in CMYK. */
const SPOTS = {
  CutContour: [0, 1, 0, 0],
  Fold: [1, 0, 0, 0],
  Grommets: [0, 1, 1, 0],
  Seam: [1, 0, 1, 0],
} as const satisfies Record<string, readonly number[]>;

export type SpotName = keyof typeof SPOTS;

/** A layer is named as its spot colour. */
type LayerName = SpotName | 'Artwork';

/** Half the length of a circle's control line, as a share of its radius. */
const CIRCLE = 0.5523;
const LINE_POINTS = 0.5;

type Box = readonly [x: number, y: number, width: number, height: number];
type Point = readonly [x: number, y: number];

/** Draws on the layers (optional content) of a page. */
export class PressLayers {
  private readonly layers = new Map<LayerName, PDFRef>();
  /** Layers of the artwork that are not shown. */
  private hidden: readonly PDFRef[] = [];
  private readonly properties: PDFDict;
  private readonly colours: PDFDict;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly page: PDFPage,
  ) {
    this.properties = pdf.context.obj({});
    this.colours = pdf.context.obj({});
    const resources = page.node.normalizedEntries().Resources;
    resources.set(PDFName.of('Properties'), this.properties);
    resources.set(PDFName.of('ColorSpace'), this.colours);
  }

  /** Begins a layer that is cut off at a rectangle. */
  begin(name: LayerName, clip: Box): void {
    this.addLayer(name);
    this.push(
      PDFOperator.of(Op.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of(name)]),
      PDFOperator.of(Op.PushGraphicsState),
      PDFOperator.of(Op.AppendRectangle, numbers(...clip)),
      PDFOperator.of(Op.ClipNonZero),
      PDFOperator.of(Op.EndPath),
    );
  }

  /** Draws with another origin and direction, and only within a rectangle of the new coordinates. */
  within(matrix: readonly number[], clip: Box, draw: () => void): void {
    this.push(
      PDFOperator.of(Op.PushGraphicsState),
      PDFOperator.of(Op.ConcatTransformationMatrix, numbers(...matrix)),
      PDFOperator.of(Op.AppendRectangle, numbers(...clip)),
      PDFOperator.of(Op.ClipNonZero),
      PDFOperator.of(Op.EndPath),
    );
    draw();
    this.push(PDFOperator.of(Op.PopGraphicsState));
  }

  end(): void {
    this.push(PDFOperator.of(Op.PopGraphicsState), PDFOperator.of(Op.EndMarkedContent));
  }

  rectangle(spot: SpotName, box: Box): void {
    this.stroke(spot, [PDFOperator.of(Op.AppendRectangle, numbers(...box))]);
  }

  line(spot: SpotName, from: Point, to: Point): void {
    this.stroke(spot, linePath(from, to));
  }

  /** A cross in a circle. */
  target(spot: SpotName, [x, y]: Point, radius: number): void {
    const control = CIRCLE * radius;
    const curve = (...values: number[]) => PDFOperator.of(Op.AppendBezierCurve, numbers(...values));
    this.stroke(spot, [
      PDFOperator.of(Op.MoveTo, numbers(x + radius, y)),
      curve(x + radius, y + control, x + control, y + radius, x, y + radius),
      curve(x - control, y + radius, x - radius, y + control, x - radius, y),
      curve(x - radius, y - control, x - control, y - radius, x, y - radius),
      curve(x + control, y - radius, x + radius, y - control, x + radius, y),
      ...linePath([x - radius, y], [x + radius, y]),
      ...linePath([x, y - radius], [x, y + radius]),
    ]);
  }

  /** Keeps layers of the artwork hidden. */
  hide(layers: readonly PDFRef[]): void {
    this.hidden = [...new Set([...this.hidden, ...layers])];
  }

  /** Lists the layers in the document. */
  finish(): void {
    const { context, catalog } = this.pdf;
    const shown = (): PDFArray => context.obj([...this.layers.values()]);
    const all = context.obj([...this.layers.values(), ...this.hidden]);
    const settings = { ON: shown(), OFF: context.obj([...this.hidden]), Order: shown() };
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: settings }));
  }

  private stroke(spot: SpotName, path: readonly PDFOperator[]): void {
    this.addLayer(spot);
    this.addColour(spot);
    this.push(
      PDFOperator.of(Op.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of(spot)]),
      PDFOperator.of(Op.PushGraphicsState),
      PDFOperator.of(Op.StrokingColorspace, [PDFName.of(spot)]),
      PDFOperator.of(Op.StrokingColorN, numbers(1)),
      PDFOperator.of(Op.SetLineWidth, numbers(LINE_POINTS)),
      ...path,
      PDFOperator.of(Op.StrokePath),
      PDFOperator.of(Op.PopGraphicsState),
      PDFOperator.of(Op.EndMarkedContent),
    );
  }

  private addLayer(name: LayerName): void {
    if (this.layers.has(name)) return;
    const { context } = this.pdf;
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }));
    this.layers.set(name, layer);
    this.properties.set(PDFName.of(name), layer);
  }

  private addColour(spot: SpotName): void {
    const name = PDFName.of(spot);
    if (this.colours.has(name)) return;
    const { context } = this.pdf;
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...SPOTS[spot]], N: 1 };
    this.colours.set(name, context.obj(['Separation', spot, 'DeviceCMYK', tint]));
  }

  private push(...operators: PDFOperator[]): void {
    this.page.pushOperators(...operators);
  }
}

function linePath(from: Point, to: Point): PDFOperator[] {
  return [PDFOperator.of(Op.MoveTo, numbers(...from)), PDFOperator.of(Op.LineTo, numbers(...to))];
}

const numbers = (...values: readonly number[]) =>
  values.map((value) => PDFNumber.of(Math.round(value * 10_000) / 10_000));
