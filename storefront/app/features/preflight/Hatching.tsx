import { type FindingArea, hatching } from '@shop/preflight';
import { useId } from 'react';
import { PagePicture } from './PagePicture';

interface HatchingProps {
  /** A link to a picture of the page that is opaque where there is hatching. */
  src: string;
  /** Of the page. */
  transform: string;
  /** What is visible of the drawing. */
  area: FindingArea;
  /** The length of a pixel of the screen in the drawing. */
  pixel: number;
}

/** Diagonal lines over a part of the page. */
export function Hatching({ src, transform, area, pixel }: HatchingProps) {
  const id = useId();
  const { pattern, lines, mask, outline } = hatching(area, pixel);
  return (
    <>
      <pattern id={`${id}lines`} {...pattern}>
        {lines.map((line) => (
          <path key={line.d} {...line} />
        ))}
      </pattern>
      <mask id={`${id}mask`} {...mask}>
        <g transform={transform}>
          <PagePicture src={src} />
        </g>
      </mask>
      <path d={outline} fill={`url(#${id}lines)`} mask={`url(#${id}mask)`} />
    </>
  );
}
