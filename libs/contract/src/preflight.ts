import { Type } from '@sinclair/typebox';
import { FINDING_CODES } from '@shop/preflight';
import { nullable, oneOf, strictObject } from './values';

const Length = Type.Number({ minimum: 0, maximum: 1e9 });
const Count = Type.Integer({ minimum: 0, maximum: 1e9 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Name = Type.String({ maxLength: 200 });
const Names = Type.Array(Name, { maxItems: 50 });
const Swatch = Type.String({ pattern: '^#[0-9a-f]{6}$' });

export const ColourMode = Type.Union([
  Type.Literal('cmyk'),
  Type.Literal('rgb'),
  Type.Literal('grey'),
  Type.Literal('lab'),
  Type.Literal('indexed'),
  Type.Literal('spot'),
  Type.Literal('mixed'),
]);

/** The facts of a file as its reader reports them: `FileFacts` of `@shop/preflight`, with the limits of each value. */
export const FileFacts = strictObject({
  format: Type.String({ maxLength: 16 }),
  depth: Type.Union([Type.Literal('header'), Type.Literal('full')]),
  notExamined: nullable(
    Type.Union([
      Type.Literal('archive'),
      Type.Literal('damaged'),
      Type.Literal('encrypted'),
      Type.Literal('no_reader'),
      Type.Literal('out_of_memory'),
      Type.Literal('out_of_time'),
    ]),
  ),
  pages: nullable(Count),
  widthPx: nullable(Count),
  heightPx: nullable(Count),
  widthMm: nullable(Length),
  heightMm: nullable(Length),
  dpi: nullable(Type.Number({ minimum: 0, maximum: 1e6 })),
  colour: nullable(ColourMode),
  profile: nullable(Name),
  ink: nullable(Type.Array(Share, { minItems: 41, maxItems: 41 })),
  gamut: nullable(strictObject({ share: Share, worst: nullable(strictObject({ screen: Swatch, print: Swatch })) })),
  spotColours: Names,
  embeddedFonts: Names,
  missingFonts: Names,
  hasTransparency: Type.Boolean(),
  hiddenLayers: Names,
  activeContent: Type.Array(
    Type.Union([Type.Literal('javascript'), Type.Literal('form'), Type.Literal('attachment'), Type.Literal('launch')]),
    { maxItems: 4 },
  ),
  thinnestStrokeMm: nullable(Length),
  smallestTextMm: nullable(Length),
  textAreas: Type.Array(strictObject({ x: Share, y: Share, width: Share, height: Share }), { maxItems: 500 }),
  detail: nullable(
    strictObject({
      columns: Type.Integer({ minimum: 1, maximum: 400 }),
      rows: Type.Integer({ minimum: 1, maximum: 400 }),
      cells: Type.String({ maxLength: 220_000 }),
    }),
  ),
  trim: Type.Optional(strictObject({ x: Share, y: Share, width: Share, height: Share })),
  pageBox: Type.Optional(
    strictObject({ left: Type.Number(), bottom: Type.Number(), right: Type.Number(), top: Type.Number() }),
  ),
  hasTemplateGuides: Type.Boolean(),
  isEmpty: Type.Boolean(),
});

/** A rectangle in mm from the top left corner of the piece. */
const FindingArea = strictObject({ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() });

/** One result of the check of a file, with its text in the caller's language. */
export const Finding = strictObject({
  code: oneOf(FINDING_CODES),
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
  text: Type.String(),
  /** Numbers and names that the text mentions. Lengths are in mm. */
  values: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
  /** The place; the rectangle around all of them if there are several. */
  area: Type.Optional(FindingArea),
  /** Each place, of a finding that may have several. */
  areas: Type.Optional(Type.Array(FindingArea)),
});

/** Whether a file can be printed well at the ordered size. */
export const Preflight = strictObject({
  /** The format detected from the content, as `jpeg`, `tiff`, `pdf`. */
  format: Type.String(),
  /** Not yet examined, examined by its header only, or completely. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('first'), Type.Literal('done')]),
  /** The most severe finding; `ok` with infos only; null before the first report, and where nothing was examined. */
  verdict: nullable(Type.Union([Type.Literal('ok'), Type.Literal('warning'), Type.Literal('error')])),
  facts: strictObject({
    widthPx: Type.Optional(Type.Integer()),
    heightPx: Type.Optional(Type.Integer()),
    /** Size of the file's first page or picture. */
    widthMm: Type.Optional(Type.Number()),
    heightMm: Type.Optional(Type.Number()),
    /** Resolution at the ordered size. */
    dpi: Type.Optional(Type.Number()),
    /** Piece : file, as 10 for a file at 1:10. */
    scale: Type.Optional(Type.Integer()),
    colour: Type.Optional(ColourMode),
    profile: Type.Optional(Type.String()),
    pages: Type.Optional(Type.Integer()),
  }),
  findings: Type.Array(Finding),
});

/** Entitles to the tiles of a print file, in its own colours or as printed, for a short time. */
export const TilesKey = Type.String({ minLength: 1, maxLength: 1000 });

/** Soft proof of an RGB file, by the profile of the product or else the shop's usual CMYK profile. */
export const AsPrinted = strictObject({
  /** A link to a picture of the same part as the preview, valid for a short time. */
  picture: Type.String(),
  /** A link to a picture of the page that is opaque at the colours outside the gamut, and transparent elsewhere; null if all are inside it. */
  outOfGamut: nullable(Type.String()),
  tilesKey: TilesKey,
});

/** A print file cut into tiles of `TILE_PX` pixels in levels, as `tileLevels` of `@shop/preflight` describes them. */
export const Tiles = strictObject({
  /** `none`: the file has no picture that can be cut. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('ready'), Type.Literal('none')]),
  /** Null unless they are ready. */
  picture: nullable(
    strictObject({
      /** Pixels of the last level. */
      width: Type.Integer(),
      height: Type.Integer(),
      /** The file has more pixels. */
      isReduced: Type.Boolean(),
      /** Followed by level, column and row, as `…/3/0/1`: a link to a tile, valid for a short time. */
      link: Type.String(),
    }),
  ),
});

/** Where the first page of a file lies on the finished piece, in mm from its top left corner. */
export const Placement = strictObject({
  /** Of the finished piece. */
  widthMm: Type.Number(),
  heightMm: Type.Number(),
  covers: FindingArea,
  /** Turned clockwise. */
  isTurned: Type.Boolean(),
});

/** The largest size that a file can be printed at with a resolution. */
export const LargestSize = strictObject({ dpi: Type.Integer(), widthMm: Type.Number(), heightMm: Type.Number() });
