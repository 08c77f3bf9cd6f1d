import { Type } from '@sinclair/typebox';
import { compileValidator, FileFacts } from '@shop/contract';
import type { FileFacts as Facts } from '@shop/preflight';
import { MAX_POINTS, type PostScriptArea } from './post-script-area';

/** A line of the answer of a process that reads the file of a stranger. */
export interface ChildAnswer {
  facts: Facts;
  /** The file is read to its end. */
  isComplete: boolean;
  /** The part of a PostScript page that another program has to draw. */
  area?: PostScriptArea | undefined;
}

const Points = Type.Number({ minimum: -MAX_POINTS, maximum: MAX_POINTS });
const Length = Type.Number({ exclusiveMinimum: 0, maximum: MAX_POINTS });
const Area = Type.Object(
  { left: Points, bottom: Points, width: Length, height: Length },
  { additionalProperties: false },
);

const validate = compileValidator(
  Type.Object(
    { facts: FileFacts, isComplete: Type.Boolean(), area: Type.Optional(Area) },
    { additionalProperties: false },
  ),
);

/** Null for a line that is not a valid answer. */
export function parseAnswer(line: string): ChildAnswer | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const checked = validate(value);
  return checked.ok && hasAllCells(checked.value.facts) ? checked.value : null;
}

/** A detail map has as many cells as its rows and columns say. */
function hasAllCells({ detail }: Facts): boolean {
  return !detail || Buffer.from(detail.cells, 'base64').length === detail.columns * detail.rows;
}
