import { hatching, type VisibleArea } from '@shop/preflight';
import { useId } from 'react';

interface HatchingProps {
  /** A link to a picture of the page that is opaque where there is hatching. */
  src: string;
  /** Of the page. */
  transform: string;
  visible: VisibleArea;
}

/** Diagonal lines over a part of the page. */
export function Hatching({ src, transform, visible }: HatchingProps) {
  const id = useId();
  const { pattern, lines, mask, outline } = hatching(visible, visible.pixel);
  return (
    <>
      <pattern id={`${id}lines`} {...pattern}>
        {lines.map((line) => (
          <path key={line.d} {...line} />
        ))}
      </pattern>
      <mask id={`${id}mask`} {...mask}>
        <image href={src} width="1" height="1" preserveAspectRatio="none" transform={transform} />
      </mask>
      <path d={outline} fill={`url(#${id}lines)`} mask={`url(#${id}mask)`} />
    </>
  );
}
