import type { ReviewData } from '../catalogue/public';

const DAY_MS = 86_400_000;

interface Review {
  sku: string;
  rating: number;
  country: string;
  /** How long ago it was published. */
  days: number;
  text: string;
}

const written: readonly Review[] = [
  {
    sku: 'vinyl-440',
    rating: 5,
    country: 'US',
    days: 6,
    text: 'Eyelets exactly where the drawing said. Hung it in ten minutes.',
  },
  {
    sku: 'vinyl-440',
    rating: 4,
    country: 'GB',
    days: 21,
    text: 'Good blacks, strong hem. One day later than planned.',
  },
  { sku: 'vinyl-440', rating: 5, country: 'JP', days: 33, text: '発色がよく、縫製も丁寧でした。' },
  { sku: 'mesh-340', rating: 5, country: 'DE', days: 18, text: 'Steht seit drei Monaten am Gerüst, kein Riss.' },
  { sku: 'roll-up', rating: 4, country: 'FR', days: 12, text: 'Monté en une minute, le sac est solide.' },
  { sku: 'roll-up', rating: 5, country: 'CA', days: 29, text: 'The proof caught a typo of ours. Print is crisp.' },
  { sku: 'acrylic-3mm', rating: 5, country: 'AU', days: 15, text: 'White ink behind the colours makes the sign glow.' },
  { sku: 'feather-teardrop', rating: 4, country: 'ES', days: 26, text: 'Buena tela, la base pesa lo justo.' },
  { sku: 'nobori', rating: 5, country: 'JP', days: 9, text: '20枚とも色がそろっていて助かりました。' },
  { sku: 'sticker-vinyl', rating: 4, country: 'US', days: 44, text: 'Cuts clean and comes off without residue.' },
];

export function reviews(now: Date): ReviewData[] {
  return written.map(({ days, ...review }, place) => ({
    id: `de300000-0000-4000-8000-0000000000c${place.toString(16)}`,
    ...review,
    publishedAt: new Date(now.getTime() - days * DAY_MS),
  }));
}
