import { SERVICE_ID } from './demo-accounts';
import type { ContactMessageData, SubscriptionData } from '../site/public';

const HOUR_MS = 3_600_000;

type Message = Omit<ContactMessageData, 'id' | 'receivedAt' | 'answer'> & {
  hoursAgo: number;
  answer?: string;
};

/** Messages in each status: one overdue, one new, one for another department, one answered, one closed. */
const messages: readonly Message[] = [
  {
    hoursAgo: 60,
    ...{ department: 1, status: 'open', language: 'de' },
    ...{ name: 'Jana Vogt', phone: '+49 30 5550 1234', email: 'jana.vogt@example.org' },
    subject: 'Ösen alle 50 cm möglich?',
    message:
      'Guten Tag,\n\nwir brauchen ein Banner 6 × 1,2 m mit Ösen alle 50 cm und verstärkten Ecken. Geht das, und wie lange dauert die Lieferung nach Berlin?\n\nFreundliche Grüße\nJana Vogt',
  },
  {
    hoursAgo: 5,
    ...{ department: 1, status: 'open', language: 'en' },
    ...{ name: 'Owen Price', phone: '+44 20 7946 0812', email: 'owen.price@example.org' },
    subject: 'Backlit film for a light box',
    message:
      'Hello,\n\nour light box is 1180 × 1780 mm with a 20 mm frame. Which film do you recommend, and should the artwork have bleed?\n\nThanks,\nOwen',
  },
  {
    hoursAgo: 20,
    ...{ department: 3, status: 'open', language: 'ja', assignedTo: SERVICE_ID },
    ...{ name: '中村 彩', phone: '+81 3 5550 2468', email: 'nakamura@example.org' },
    subject: 'メッシュ素材のご提案',
    message: 'お世話になります。防炎メッシュの新素材のサンプルをお送りしたいのですが、送付先をご教示ください。',
  },
  {
    hoursAgo: 96,
    ...{ department: 1, status: 'answered', language: 'fr', assignedTo: SERVICE_ID },
    ...{ name: 'Claire Dumont', phone: '+33 1 55 50 13 57', email: 'claire.dumont@example.org' },
    subject: 'Délai pour des drapeaux',
    message:
      'Bonjour,\n\nest-il possible de recevoir 20 drapeaux à Lyon d’ici trois semaines ?\n\nMerci, Claire Dumont',
    answer:
      'Oui, c’est possible : comptez quatre jours de production et quatre à sept jours de livraison en express. Envoyez vos fichiers dès que possible, nous préparons le bon à tirer le jour même.\n\nMei Lin',
  },
  {
    hoursAgo: 150,
    ...{ department: 2, status: 'closed', language: 'en', assignedTo: SERVICE_ID },
    ...{ name: 'Growth Team', phone: '+1 202 555 0173', email: 'growth@example.net' },
    subject: 'Get more traffic today',
    message: 'We can bring your shop to page one of every search engine.',
  },
];

/** Messages from the contact form, with dates counted back from `now`. */
export function demoMessages(now: Date): ContactMessageData[] {
  return messages.map(({ hoursAgo, answer, ...message }, index) => {
    const receivedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const answeredAt = new Date(receivedAt.getTime() + 6 * HOUR_MS);
    return {
      ...message,
      id: `de300000-0000-4000-8000-0000000000c${index + 1}`,
      receivedAt,
      ...(answer && { answer: { text: answer, answeredBy: SERVICE_ID, answeredAt } }),
    };
  });
}

const subscribers: readonly (readonly [
  daysAgo: number,
  email: string,
  language: SubscriptionData['language'],
  state: SubscriptionData['state'],
])[] = [
  [210, 'customer@example.com', 'en', 'confirmed'],
  [160, 'reseller@example.com', 'ja', 'confirmed'],
  [90, 'jana.vogt@example.org', 'de', 'confirmed'],
  [75, 'claire.dumont@example.org', 'fr', 'unsubscribed'],
  [40, 'lucia.ortega@example.org', 'es', 'confirmed'],
  [2, 'owen.price@example.org', 'en', 'pending'],
];

/** Newsletter subscriptions in each status, with dates counted back from `now`. */
export function demoSubscriptions(now: Date): SubscriptionData[] {
  return subscribers.map(([daysAgo, email, language, state]) => {
    const requestedAt = new Date(now.getTime() - daysAgo * 24 * HOUR_MS);
    const later = (hours: number) => new Date(requestedAt.getTime() + hours * HOUR_MS);
    return {
      ...{ email, language, state, requestedAt },
      confirmedAt: state === 'pending' ? null : later(1),
      unsubscribedAt: state === 'unsubscribed' ? later(720) : null,
    };
  });
}
