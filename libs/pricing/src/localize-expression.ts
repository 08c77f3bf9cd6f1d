/**
 * The arithmetic of a formula step with the decimal separator of a language. Where that is a comma, semicolons separate the
 * arguments of a function.
 */
export function localizeExpression(expression: string, locale: string): string {
  const separator = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  if (separator === undefined || separator === '.') return expression;
  return expression.replaceAll(', ', '; ').replaceAll(/(?<=\d)\.(?=\d)/g, separator);
}
