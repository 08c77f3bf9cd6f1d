/** A tracking number, which leads to the carrier's page if there is one. */
export function TrackingNumber({ number, url }: { number: string; url: string | null }) {
  if (url === null) return <span className="tabular-nums">{number}</span>;
  return (
    <a className="tabular-nums" href={url} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  );
}
