import type { FooterLink } from '../../layout/footer-links';

/** The questions by group. A question is its translation key. */
export const questions = {
  faq: [
    'faq.account',
    'faq.age',
    'faq.two-prices',
    'faq.large',
    'faq.production',
    'faq.cancel',
    'faq.expired',
    'faq.again',
    'faq.resolution',
    'faq.edges',
    'faq.outdoors',
  ],
  artwork: [
    'artwork.formats',
    'artwork.size',
    'artwork.several',
    'artwork.colour',
    'artwork.fonts',
    'artwork.dpi',
    'artwork.grommets',
    'artwork.templates',
    'artwork.proof',
    'artwork.blank',
  ],
  payment: [
    'payment.methods',
    'payment.currencies',
    'payment.cny',
    'payment.due',
    'payment.pending',
    'payment.invoice',
    'payment.duties',
  ],
  shipping: [
    'shipping.days',
    'shipping.where',
    'shipping.economy',
    'shipping.tracking',
    'shipping.address',
    'shipping.customer',
  ],
  refund: ['refund.damaged', 'refund.settled', 'refund.when', 'refund.much', 'refund.lost', 'refund.mind'],
} as const;

export type Group = keyof typeof questions;
export type Question = (typeof questions)[Group][number];

export const groups = ['faq', 'artwork', 'payment', 'shipping', 'refund'] as const satisfies readonly Group[];

/** Related pages. */
export const questionLinks: Partial<Record<Question, readonly FooterLink[]>> = {
  'artwork.templates': ['templates'],
  'payment.methods': ['contactus'],
  'payment.cny': ['reseller'],
  'shipping.days': ['shipping'],
  'shipping.tracking': ['track'],
  'refund.damaged': ['refund'],
  'refund.lost': ['refund'],
};

/** The anchor of a question, such as `artwork-dpi`. */
export function questionAnchor(question: Question): string {
  return question.replace('.', '-');
}
