const strokes: Record<string, string> = {
  banner: 'M3 5.5h18v11H3zM5.5 8h.01M18.5 8h.01M5.5 14h.01M18.5 14h.01M3 5.5 1.5 4M21 5.5 22.5 4',
  sticker: 'M4 4h16v10l-6 6H4zM20 14h-6v6',
  exhibition: 'M7 3.5h10v15H7zM5 18.5h14v2H5zM12 1.5v2',
  flags: 'M5 21.5v-19M5 4c3-1.5 5.5 1.5 8.5 0.3 2.2-.9 4-.9 6.5 0v9.2c-2.5-.9-4.3-.9-6.5 0-3 1.2-5.5-1.8-8.5-.3',
  lightbox:
    'M5 6.5h14v11H5zM8.5 10h7v4h-7zM12 2v1.5M12 20.5V22M1.5 12h.8M21.7 12h.8M3 3.5l.8.8M21 3.5l-.8.8M3 20.5l.8-.8M21 20.5l-.8-.8',
  fabric: 'M4 4.5c3-1.5 5 1.5 8 0s5-1.5 8 0v13c-3-1.5-5 1.5-8 0s-5-1.5-8 0zM8 8v6M16 8v6',
  uvinkjet: 'M5 3.5h14v6H5zM9 9.5v3h6v-3M12 15v1.5M9 16.5v2M15 16.5v2M4 21h16',
  othermaterials: 'm12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5',
};
/** A stack of panels, for categories without an icon of their own. */
const otherStroke = 'M3 6.5h14v11H3zM6 6.5v-2h15v11h-4';

/** The icon of a category. */
export function CategoryIcon({ category, size = 20 }: { category: string; size?: number }) {
  const d = (Object.hasOwn(strokes, category) && strokes[category]) || otherStroke;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
