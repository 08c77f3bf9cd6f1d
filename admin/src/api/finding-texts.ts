import type { FindingView } from '@shop/contract';
import { textName, textValues } from '@shop/preflight';
import { i18nProvider } from '../i18n/i18n-provider';

/** The text of a finding: the back office's own where the API does not offer the language, else the API's. */
export function findingText(finding: FindingView): string {
  const reader = { locale: i18nProvider.getLocale(), isImperial: false };
  return i18nProvider.translate(`apiFindings.${textName(finding)}`, {
    ...textValues(finding, reader),
    _: finding.text,
  });
}
