import type { ReviewData } from '../catalogue/public';
import { CUSTOMER_ID } from './demo-accounts';

const DAY_MS = 86_400_000;
/** The last two hexadecimal digits of the first id; the others follow and stay below ff. */
const FIRST_ID_SUFFIX = 0xc0;

interface DemoReview {
  sku: string;
  rating: number;
  country: string;
  /** Days since it was written. */
  daysAgo: number;
  text: string;
}

const reviewTexts: readonly DemoReview[] = [
  {
    sku: 'vinyl-440',
    rating: 5,
    country: 'US',
    daysAgo: 6,
    text: 'Grommets exactly where the drawing said. Hung it in ten minutes.',
  },
  {
    sku: 'vinyl-440',
    rating: 4,
    country: 'GB',
    daysAgo: 21,
    text: 'Good blacks, strong hem. One day later than planned.',
  },
  { sku: 'vinyl-440', rating: 5, country: 'JP', daysAgo: 33, text: '発色がよく、縫製も丁寧でした。' },
  { sku: 'mesh-340', rating: 5, country: 'DE', daysAgo: 18, text: 'Steht seit drei Monaten am Gerüst, kein Riss.' },
  { sku: 'roll-up', rating: 4, country: 'FR', daysAgo: 12, text: 'Monté en une minute, le sac est solide.' },
  { sku: 'roll-up', rating: 5, country: 'CA', daysAgo: 29, text: 'The proof caught a typo of ours. Print is crisp.' },
  {
    sku: 'acrylic-3mm',
    rating: 5,
    country: 'AU',
    daysAgo: 15,
    text: 'White ink behind the colours makes the sign glow.',
  },
  { sku: 'feather-teardrop', rating: 4, country: 'ES', daysAgo: 26, text: 'Buena tela, la base pesa lo justo.' },
  { sku: 'nobori', rating: 5, country: 'JP', daysAgo: 9, text: '20枚とも色がそろっていて助かりました。' },
  { sku: 'sticker-vinyl', rating: 4, country: 'US', daysAgo: 44, text: 'Cuts clean and comes off without residue.' },
  {
    sku: 'vinyl-510',
    rating: 5,
    country: 'DE',
    daysAgo: 4,
    text: 'Fünf Meter breit ohne Naht, hängt plan an der Fassade.',
  },
  {
    sku: 'vinyl-510',
    rating: 4,
    country: 'IT',
    daysAgo: 37,
    text: 'Robusto. Consiglio la cinghia nell’orlo oltre i 20 m².',
  },
  {
    sku: 'vinyl-340',
    rating: 4,
    country: 'MX',
    daysAgo: 11,
    text: 'Para un fin de semana, perfecta y muy barata de enviar.',
  },
  {
    sku: 'blockout-610',
    rating: 5,
    country: 'NL',
    daysAgo: 16,
    text: 'No show-through at all, even with the sun behind it.',
  },
  {
    sku: 'mesh-270',
    rating: 5,
    country: 'AU',
    daysAgo: 41,
    text: 'Forty metres around the courts and two windy months. Still tight.',
  },
  { sku: 'backdrop-matte', rating: 5, country: 'US', daysAgo: 13, text: 'Photographers were happy: not one hot spot.' },
  {
    sku: 'tarpaulin-650',
    rating: 4,
    country: 'PL',
    daysAgo: 52,
    text: 'Strong welds. Send a drawing of the buckles, it saves a mail.',
  },
  {
    sku: 'frosted-film',
    rating: 5,
    country: 'CH',
    daysAgo: 8,
    text: 'Sieht aus wie geätztes Glas. Nass verklebt, keine Blase.',
  },
  {
    sku: 'one-way-vision',
    rating: 4,
    country: 'FR',
    daysAgo: 31,
    text: 'Belle image de la rue, et l’on voit dehors. Pensez au pelliculage.',
  },
  {
    sku: 'floor-graphics',
    rating: 4,
    country: 'GB',
    daysAgo: 27,
    text: 'Lasted the whole spring promotion; one corner lifted in month four.',
  },
  {
    sku: 'wallpaper',
    rating: 5,
    country: 'SE',
    daysAgo: 22,
    text: 'Numbered panels, straight edges, colours as on the proof.',
  },
  { sku: 'wall-fabric', rating: 5, country: 'JP', daysAgo: 17, text: '貼り直しが簡単で、賃貸の部屋でも安心でした。' },
  {
    sku: 'backlit-fabric',
    rating: 5,
    country: 'SG',
    daysAgo: 14,
    text: 'Even light, no folds after a week in a suitcase.',
  },
  {
    sku: 'backlit-pet',
    rating: 4,
    country: 'KR',
    daysAgo: 35,
    text: 'Sharp small text. Measure the film, not the opening.',
  },
  {
    sku: 'canvas-380',
    rating: 5,
    country: 'CA',
    daysAgo: 19,
    text: 'The wrap around the frame lines up on all four sides.',
  },
  { sku: 'satin-130', rating: 4, country: 'ES', daysAgo: 24, text: 'Cae muy bien y el brillo es discreto.' },
  {
    sku: 'stretch-fabric',
    rating: 5,
    country: 'US',
    daysAgo: 10,
    text: 'Fits the old frame to the centimetre. Washed it twice already.',
  },
];

/** Reviews that staff have not decided on. */
const undecidedTexts: readonly DemoReview[] = [
  {
    sku: 'mesh-340',
    rating: 2,
    country: 'FR',
    daysAgo: 2,
    text: 'La toile est belle, mais deux œillets manquaient dans un angle.',
  },
  {
    sku: 'roll-up',
    rating: 5,
    country: 'US',
    daysAgo: 1,
    text: 'Set up in a minute. Call me at my shop for cheap flyers!',
  },
];

const all = [
  ...reviewTexts.map((review) => ({ ...review, isPublished: true })),
  ...undecidedTexts.map((review) => ({ ...review, isPublished: false })),
];

export function demoReviews(now: Date): ReviewData[] {
  return all.map(({ daysAgo, isPublished, ...review }, index) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      id: `de300000-0000-4000-8000-0000000000${(FIRST_ID_SUFFIX + index).toString(16)}`,
      ...review,
      submittedAt: at,
      publishedAt: isPublished ? at : null,
      // Those of closed accounts would be deleted before they are published.
      ...(!isPublished && { accountId: CUSTOMER_ID }),
    };
  });
}
