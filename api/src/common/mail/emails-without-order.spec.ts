import { LANGUAGE_CODES } from '@shop/contract';
import { fillTexts, mailTexts } from './render';

const EMAILS = [
  'staff_payment_unmatched',
  'staff_refund_failed',
  'staff_refund_by_hand',
  'staff_chargeback',
  'staff_dispute_opened',
  'staff_dispute_resolved',
];
const data = {
  amount: { currency: 'USD', amount: 4_500 },
  reference: 'CAPTURE-1',
  reason: 'why',
  outcome: 'how',
  link: '#',
};

describe.each(EMAILS)('the email %s', (template) => {
  test.each([...LANGUAGE_CODES, 'zh'])('names the amount in its subject if there is no order (%s)', (language) => {
    const { subject, body } = fillTexts(mailTexts(template, language), language, data);
    expect(subject).toContain('45');
    expect([subject, ...body].join('\n')).not.toMatch(/–|undefined|[:：]\s*$|[:：]\s*[.。]/m);
  });

  test('names the order if there is one', () => {
    const { subject, body } = fillTexts(mailTexts(template, 'en'), 'en', { ...data, orderId: 'ABCDEF-ABCDEF-ABCDEF' });
    expect(subject).toContain('ABCDEF-ABCDEF-ABCDEF');
    expect(body[0]).toContain('Order: ABCDEF-ABCDEF-ABCDEF.');
  });
});
