import type { ProofView } from '@shop/contract';
import { invalidEventData } from '../../common/public';

/**
 * Pins lie on the finished piece. An item without a size has no place for them.
 * @throws {ApiError} `validation_failed` naming each coordinate outside
 */
export function assertPinsOnPiece(pins: readonly { x: number; y: number }[], piece: ProofView['piece']): void {
  const { widthMm, heightMm } = piece ?? { widthMm: -1, heightMm: -1 };
  const outside = pins.flatMap(({ x, y }, index) => [
    ...(x > widthMm ? [`pins[${index}].x`] : []),
    ...(y > heightMm ? [`pins[${index}].y`] : []),
  ]);
  if (outside.length > 0) throw invalidEventData(outside.map((field) => ({ field, code: 'out_of_range' as const })));
}
