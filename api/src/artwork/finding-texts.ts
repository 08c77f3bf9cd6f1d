import type { FindingView } from '@shop/contract';
import { textName, textValues, type Finding, type Reader } from '@shop/preflight';
import { translations } from '../common/public';

/** The findings with their texts in a language, with numbers as the reader writes them. */
export function withTexts(findings: readonly Finding[], language: string, reader: Reader): FindingView[] {
  const texts = translations(language, 'findings');
  return findings.map((finding) => {
    const values = textValues(finding, reader);
    const text = String(texts[textName(finding)] ?? finding.code);
    return { ...finding, text: text.replaceAll(/\{([a-zA-Z]{1,20})\}/g, (_, name: string) => values[name] ?? '') };
  });
}
