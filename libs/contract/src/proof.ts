import { Type } from '@sinclair/typebox';
import { MAX_PIN_LENGTH } from './limits';
import { Finding } from './preflight';
import { Instant, multiLine, nullable, strictObject } from './values';

/** More than any piece measures, in mm. */
const MAX_MM = 100_000;

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Position = Type.Number({ minimum: 0, maximum: MAX_MM });

/** A place on the piece, in mm from its top left corner, and what should change there. */
export const ProofPinInput = strictObject({ x: Position, y: Position, text: multiLine(MAX_PIN_LENGTH) });

export const ProofPin = strictObject({
  id: Type.String(),
  /** Counted from 1 over all versions of the item's proof. */
  number: Type.Integer(),
  x: Type.Number(),
  y: Type.Number(),
  text: Type.String(),
  answer: Type.Optional(Type.String()),
  answeredAt: Type.Optional(Instant),
  /** The version of the proof that settles it. */
  settledBy: Type.Optional(Type.Integer()),
});

/** What was approved: which bytes, by whom, and what the check of the artwork had told. */
export const ProofApproval = strictObject({
  /** Null once the customer's account is closed. */
  by: nullable(Type.String()),
  at: Instant,
  /** With the link in the email, without a login. */
  byLink: Type.Boolean(),
  /** Hex; null for a download link, which was never fetched. */
  artworkSha256: nullable(Type.String()),
  proofSha256: Type.String(),
  findings: Type.Array(
    strictObject({ code: Type.String(), severity: Finding.properties.severity, text: Type.String() }),
  ),
});

export const Proof = strictObject({
  version: Type.Integer(),
  url: Type.String(),
  /** A link to a picture of the proof, on which pins are placed; null until there is one. */
  picture: nullable(Type.String()),
  /** The part of the picture that shows the piece, in shares of its sides; null: all of it. */
  pieceArea: nullable(strictObject({ x: Share, y: Share, width: Share, height: Share })),
  /** The finished size of the piece in mm; null if the item has none. */
  piece: nullable(strictObject({ widthMm: Type.Number(), heightMm: Type.Number() })),
  current: Type.Boolean(),
  decision: Type.Optional(Type.Union([Type.Literal('confirmed'), Type.Literal('change_requested')])),
  comment: Type.Optional(Type.String()),
  pins: Type.Array(ProofPin),
  /** Numbers of earlier pins that this version settles. */
  settles: Type.Array(Type.Integer()),
  approval: Type.Optional(ProofApproval),
  sentAt: Instant,
});

/** A proof compared with the artwork that it shows. */
export const ProofComparison = strictObject({
  /** `failed`: it takes too long, or one of the files cannot be read. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('done'), Type.Literal('failed')]),
  piece: strictObject({ widthMm: Type.Number(), heightMm: Type.Number() }),
  /** Links to pictures of the piece in the same size, as the artwork and as the proof shows it; null until it is done. */
  artwork: nullable(Type.String()),
  proof: nullable(Type.String()),
  /** Rectangles around what differs, in mm from the top left corner of the piece; the largest first. */
  areas: Type.Array(strictObject({ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() })),
  /** Of the piece, how much differs. */
  changedShare: Share,
});
