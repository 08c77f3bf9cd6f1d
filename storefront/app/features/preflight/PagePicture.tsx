/** A picture of the page as a unit square of an SVG. */
export function PagePicture({ src }: { src: string }) {
  return <image href={src} width="1" height="1" preserveAspectRatio="none" />;
}
