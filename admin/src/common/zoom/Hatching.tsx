import type { VisibleArea } from '@shop/preflight';
import { useId } from 'react';

interface HatchingProps {
  /** A link to a picture of the page that is opaque where there is hatching. */
  src: string;
  /** Of the page. */
  transform: string;
  visible: VisibleArea;
}

/** The distance of the lines. */
const DISTANCE_PX = 6;

/** Diagonal lines over a part of the page, equally fine in each size; dark and light, so that they are seen on any colour. */
export function Hatching({ src, transform, visible: { x, y, width, height, pixel } }: HatchingProps) {
  const id = useId();
  const distance = DISTANCE_PX * pixel;
  const line = (left: number) => `M${left} 0v${distance}`;
  return (
    <>
      <pattern
        id={`${id}lines`}
        patternUnits="userSpaceOnUse"
        width={distance}
        height={distance}
        patternTransform="rotate(45)"
        strokeWidth={pixel}
      >
        <path d={line(pixel / 2)} stroke="#282828" />
        <path d={line(pixel * 1.5)} stroke="#fff" />
      </pattern>
      <mask id={`${id}mask`} maskUnits="userSpaceOnUse" {...{ x, y, width, height }}>
        <image href={src} width="1" height="1" preserveAspectRatio="none" transform={transform} />
      </mask>
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill={`url(#${id}lines)`} mask={`url(#${id}mask)`} />
    </>
  );
}
