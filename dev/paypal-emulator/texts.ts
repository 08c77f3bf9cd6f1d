/** The texts of the payer's page. */
export const TEXTS = {
  en: {
    test: 'Test payment page',
    noMoney: 'This page simulates PayPal. No money moves.',
    invoice: 'Invoice',
    from: 'From',
    to: 'For',
    due: 'Due',
    discount: 'Discount',
    shipping: 'Shipping',
    total: 'Total',
    pay: 'Pay',
    decline: 'Decline',
    paid: 'Paid',
    paidNote: 'The shop is being notified. You can go back to your order.',
    transaction: 'Transaction',
    refunded: 'Refunded',
    cancelled: 'This invoice was cancelled. It cannot be paid.',
    draft: 'This invoice has not been sent yet. It cannot be paid.',
    declined: 'You declined. Nothing was paid, and the invoice stays open.',
    back: 'Back to the shop',
    notFound: 'No invoice was found for this link.',
  },
  ja: {
    test: 'テスト用のお支払いページ',
    noMoney: 'PayPal の代わりに動いています。お金は動きません。',
    invoice: '請求書',
    from: '請求元',
    to: '請求先',
    due: 'お支払い期限',
    discount: '割引',
    shipping: '送料',
    total: '合計',
    pay: '支払う',
    decline: '支払わない',
    paid: 'お支払い済み',
    paidNote: 'ショップにお知らせしています。ご注文のページにお戻りいただけます。',
    transaction: '取引番号',
    refunded: '返金済み',
    cancelled: 'この請求書は取り消されました。お支払いいただけません。',
    draft: 'この請求書はまだ送られていません。お支払いいただけません。',
    declined: 'お支払いを取りやめました。何も支払われず、請求書はそのまま残っています。',
    back: 'ショップに戻る',
    notFound: 'このリンクの請求書はありません。',
  },
};

export type Language = keyof typeof TEXTS;

/** The best supported language of an Accept-Language header; English by default. */
export function parseLanguage(acceptLanguage = ''): Language {
  const ranked = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter((entry): entry is { language: Language; quality: number } => Object.hasOwn(TEXTS, entry.language))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.language ?? 'en';
}
