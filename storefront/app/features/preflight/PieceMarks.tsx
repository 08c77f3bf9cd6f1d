import type { FindingView, PreflightView } from '@shop/contract';
import { GROMMET_ZONE_MM, type FindingArea, type Piece } from '@shop/preflight';
import { bySeverity } from './by-severity';
import styles from './PieceMarks.module.css';

const GROMMET_RADIUS_MM = 10;

export type PieceLayer = 'bleed' | 'fold' | 'grommets' | 'seams' | 'findings';

interface PieceMarksProps {
  piece: Piece;
  preflight: PreflightView;
  isShown: (layer: PieceLayer) => boolean;
  /** Of the numbers of findings, in mm on the piece. */
  labelSize: number;
}

/** The edge of a piece, its bleed, hem, grommets and seams, and the findings that have a place; in mm, for an SVG. */
export function PieceMarks({ piece, preflight, isShown, labelSize }: PieceMarksProps) {
  const { widthMm: width, heightMm: height, grommets, seams } = piece;
  const { top, right, bottom, left } = piece.bleedMm;
  const sheet = sheetOf(piece);
  return (
    <>
      {isShown('bleed') && <rect {...sheet} className={styles.bleed} />}
      <rect width={width} height={height} className={styles.finished} />
      {isShown('fold') && (
        <rect
          x={left}
          y={top}
          width={Math.max(0, width - left - right)}
          height={Math.max(0, height - top - bottom)}
          className={styles.fold}
        />
      )}
      {isShown('seams') &&
        seams.map(({ direction, atMm }) => (
          <path
            key={atMm}
            d={direction === 'horizontal' ? `M0 ${atMm}H${width}` : `M${atMm} 0V${height}`}
            className={styles.seam}
          />
        ))}
      {isShown('grommets') &&
        grommets.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={GROMMET_ZONE_MM} className={styles.zone} />
            <circle cx={x} cy={y} r={GROMMET_RADIUS_MM} className={styles.grommet} />
          </g>
        ))}
      {isShown('findings') &&
        bySeverity(preflight.findings).flatMap((finding, index) =>
          placesOf(finding).map((place, placeIndex) => (
            <g key={`${index} ${placeIndex}`} className={styles.finding} data-severity={finding.severity}>
              <rect {...place} />
              <text x={place.x} y={place.y} fontSize={labelSize} dy={place.y < labelSize * 1.3 ? labelSize : 0}>
                {index + 1}
              </text>
            </g>
          )),
        )}
    </>
  );
}

/** The piece with its bleed. */
export function sheetOf({ widthMm, heightMm, bleedMm: { top, right, bottom, left } }: Piece): FindingArea {
  return { x: -left, y: -top, width: widthMm + left + right, height: heightMm + top + bottom };
}

const placesOf = ({ area, areas = area ? [area] : [] }: FindingView) => areas;
