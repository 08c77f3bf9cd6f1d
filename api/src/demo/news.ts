import type { NoticeData, StatusData } from '../site/public';

const DAY_MS = 86_400_000;

/** The board as it is on a working day. */
export const board: readonly StatusData[] = [
  { place: 'office', type: 1, hours: '09:00–18:00' },
  { place: 'factory', type: 2, hours: '08:00–20:00' },
  { place: 'courier', type: 1, hours: '09:00–21:00' },
];

interface Notice {
  id: string;
  /** How long ago it was published. */
  days: number;
  en: readonly [title: string, ...paragraphs: string[]];
  ja: readonly [title: string, ...paragraphs: string[]];
}

const written: readonly Notice[] = [
  {
    id: 'de300000-0000-4000-8000-0000000000b1',
    days: 2,
    en: [
      'UV flatbed: print on what you send us',
      'The new flatbed prints directly on boards, glass, wood and metal up to 1.22 × 2.44 m and 10 cm thick, white ink included.',
      'For material of your own, ask customer service first: they tell you where to send it and what a trial print costs.',
    ],
    ja: [
      'UVフラットベッド：お手持ちの素材に印刷できます',
      '新しいフラットベッド機は、1.22×2.44m、厚さ10cmまでの板、ガラス、木、金属に直接印刷します。白インクにも対応しています。',
      'お持ち込みの素材は、先にカスタマーサービスへご相談ください。送り先とテスト印刷の料金をご案内します。',
    ],
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b2',
    days: 9,
    en: [
      'Courier rates and exchange rates renewed',
      'Quotes now use this month’s courier rates and bank rates. Orders that are already placed keep the price they were placed at.',
      'Every quote shows its calculation: open the formula under the total to see weight, parcels and rates.',
    ],
    ja: [
      '宅配料金と為替レートを更新しました',
      'お見積もりに今月の宅配料金と銀行レートを反映しました。ご注文済みの価格は変わりません。',
      '合計の下の計算式を開くと、重量、個口数、レートを確認できます。',
    ],
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b3',
    days: 23,
    en: [
      'Artwork: five checks before you upload',
      'CMYK colours. Fonts turned to outlines. At least 100 dpi at full size, 300 where it is read from close by.',
      'Text 5 cm away from eyelets. One file per item, under 80 MB; several files go into one .zip or .rar.',
      'A file too large to upload can be shared by a direct link that needs no login.',
    ],
    ja: [
      '入稿前の5つの確認',
      'カラーはCMYK。文字はアウトライン化。原寸で100dpi以上、近くで見るものは300dpi。',
      '文字はハトメから5cm以上離す。1品目につき1ファイル、80MB未満。複数の場合は.zipか.rarにまとめてください。',
      '大きすぎるファイルは、ログイン不要の直接リンクでもお送りいただけます。',
    ],
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b4',
    days: 37,
    en: [
      'Economy parcels: allow up to 25 business days',
      'Postal sorting is slow at present. Economy parcels are not insured and may take up to 25 business days outside the major areas.',
      'For an event with a date, choose standard (3–12 business days) or priority (2–5).',
    ],
    ja: [
      'エコノミー便は最長25営業日を見込んでください',
      '現在、郵便の仕分けに時間がかかっています。エコノミー便には保険がなく、主要地域以外では最長25営業日かかることがあります。',
      '使用日が決まっている場合は、スタンダード便（3〜12営業日）か優先便（2〜5営業日）をお選びください。',
    ],
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b5',
    days: 58,
    en: [
      'Resellers: pay from a prepaid account',
      'Resellers can pay in CNY from a prepaid account and save the exchange and remittance fees, about 10–30% of an order.',
      'Write to us through the reseller program page. Deposits show in your account with date, amount and memo.',
    ],
    ja: [
      '販売店様：プリペイド口座でのお支払い',
      '販売店様は人民元のプリペイド口座からお支払いいただけます。両替と送金の手数料がかからず、ご注文額の約10〜30%を節約できます。',
      '販売店プログラムのページからご連絡ください。入金は日付、金額、摘要とともに口座に表示されます。',
    ],
  },
];

export function notices(now: Date): NoticeData[] {
  return written.map(({ id, days, en, ja }) => ({
    id,
    publishedAt: new Date(now.getTime() - days * DAY_MS),
    texts: { en: textOf(en), ja: textOf(ja) },
  }));
}

function textOf([title, ...paragraphs]: Notice['en']): { title: string; body: string } {
  return { title, body: paragraphs.join('\n\n') };
}
