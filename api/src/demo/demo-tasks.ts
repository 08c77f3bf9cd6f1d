import { randomUUID } from 'node:crypto';
import type { ImportDutyRow } from '../customs/public';
import type { QuoteRequest } from '../quote-requests/public';
import type { SavedView } from '../saved-views/public';
import type { Newsletter } from '../site/public';

type QuoteRequestData = Omit<Partial<QuoteRequest>, 'answer'>;
type Ago = (days: number) => Date;

/** Three open requests: one overdue, one new, and one to buy something. */
export function demoQuoteRequests(ago: Ago, resellerId: string): QuoteRequestData[] {
  return [
    {
      ...{ id: randomUUID(), kind: 'item', email: 'h.lindqvist@example.org', name: 'Hanna Lindqvist', language: 'en' },
      ...{ priceList: 'retail', requestedAt: ago(6), dueAt: ago(3) },
      items: [
        {
          ...{ sku: 'mesh-340', width: '6', length: '18', unit: 3, quantity: 4, artwork: 'custom' },
          finishes: ['hem-grommet'],
          label: 'scaffold',
        },
      ],
      terms: { currency: 'EUR', country: 'SE' },
      message: 'Four scaffold banners for a facade in Malmö, to be up by the end of next month.',
    },
    {
      ...{ id: randomUUID(), kind: 'item', accountId: resellerId, language: 'ja', priceList: 'reseller' },
      ...{ requestedAt: ago(0.3), dueAt: ago(-2) },
      items: [{ sku: 'roll-up', variant: '85x200', quantity: 60, artwork: 'custom', finishes: [] }],
      terms: { currency: 'CNY', country: 'JP' },
      message: '展示会用に60台です。まとめて出荷した場合の単価をお願いします。',
    },
    {
      ...{ id: randomUUID(), kind: 'buy_for_me', email: 'owen.price@example.org', name: 'Owen Price', language: 'en' },
      ...{ priceList: 'retail', requestedAt: ago(1), dueAt: ago(-1) },
      wish: {
        what: 'Aluminium light box frame, 1180 × 1780 mm',
        quantity: 2,
        links: ['https://frames.example/lb-1180'],
      },
      terms: { country: 'GB' },
      message: 'Please ship them together with the film.',
    },
  ];
}

/** A draft, which is sent to nobody. */
export function demoNewsletter(at: Date, authorId: string): Partial<Newsletter> {
  return {
    id: randomUUID(),
    texts: {
      en: {
        subject: 'New: mesh for windy facades',
        body: 'Our 340 g mesh now comes up to 5 m wide without a seam.\n\nOrder a sample swatch with your next banner.',
      },
      ja: {
        subject: '風の強い外壁に：新しいメッシュ',
        body: '340 g メッシュが幅5 m まで継ぎ目なしでご利用いただけます。\n\n次回のご注文時にサンプルをお付けします。',
      },
    },
    ...{ createdAt: at, createdBy: authorId, changedAt: at },
  };
}

/** A view of all staff, and one of customer service. */
export function demoViews(savedAt: Date, accountId: string): Partial<SavedView>[] {
  const view = { resource: 'orders', accountId, savedAt };
  const query = (filter: SavedView['query']['filter']) => ({ filter, sort: 'date', order: 'ASC' as const });
  return [
    {
      ...view,
      id: randomUUID(),
      name: 'Japan, in production',
      query: query({ status: 'in_production', country: 'JP' }),
      shared: true,
    },
    { ...view, id: randomUUID(), name: 'To review', query: query({ status: 'in_review' }), shared: false },
  ];
}

/** Of a country to which no demo order goes. */
export const demoDuties: Partial<ImportDutyRow>[] = [
  {
    ...{ id: randomUUID(), country: 'NZ', hsPrefix: '39', dutyPercent: '5', taxPercent: '15' },
    ...{ threshold: '1000', thresholdCurrency: 'NZD', taxedBelowThreshold: false, validFrom: '2026-01-01' },
    source: 'Example: check the rates before you rely on them',
  },
];
