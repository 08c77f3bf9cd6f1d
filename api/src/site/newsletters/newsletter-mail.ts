import type { NewsletterTextsView } from '@shop/contract';
import type { NewMail } from '../../common/public';

/** The template, language and values of a newsletter for readers of a language, who get English where it has no text. */
export function newsletterMail(
  texts: NewsletterTextsView,
  language: string,
): Pick<NewMail, 'template' | 'language' | 'data'> {
  const text = (texts as Record<string, NewsletterTextsView['en'] | undefined>)[language] ?? texts.en;
  return { template: 'newsletter', language, data: { ...text } };
}
