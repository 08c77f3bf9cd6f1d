import { LANGUAGE_CODES, type NewsletterTextsView } from '@shop/contract';
import { type FieldError, validateEmailText } from '../../common/public';

/** A newsletter has no variables. */
const NO_VARIABLES = { subject: '', body: [] };

/**
 * The fields of a newsletter with variables or stray braces, which its readers would see as they are written; each
 * error names the variables.
 */
export function validateNewsletter(texts: NewsletterTextsView): FieldError[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const text = texts[language];
    const errors = text ? validateEmailText(text, NO_VARIABLES) : [];
    return errors.map((error) => ({ ...error, field: `texts.${language}.${error.field}` }));
  });
}
