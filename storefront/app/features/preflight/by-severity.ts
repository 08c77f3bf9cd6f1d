import type { FindingView } from '@shop/contract';

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** The findings from the most severe on. Their positions, from 1, mark them in the preview. */
export function bySeverity(findings: readonly FindingView[]): FindingView[] {
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
