import type { FindingView, PreflightView } from '@shop/contract';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import styles from './PreflightReport.module.css';
import { bySeverity } from './by-severity';

const ICONS = { ok: IconCircleCheck, error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle };

interface PreflightReportProps {
  preflight: PreflightView;
  /** The preview, which marks the findings that have a place by their numbers. */
  children?: ReactNode;
}

/** The result of the check of a print file: verdict, facts, and findings from the most severe on. */
export function PreflightReport({ preflight, children }: PreflightReportProps) {
  const { t } = useTranslation('order');
  const { state, verdict } = preflight;
  const facts = useFacts(preflight);
  const findings = bySeverity(preflight.findings);
  const Icon = verdict && ICONS[verdict];
  return (
    <div className={styles.report}>
      <div role="status">
        {Icon && (
          <p className={styles.verdict} data-verdict={verdict}>
            <Icon size={20} stroke={1.75} aria-hidden /> {t(`report.verdict.${verdict}`)}
          </p>
        )}
        {state !== 'done' && <p className={styles.muted}>{t(`report.state.${state}`)}</p>}
      </div>
      {facts.length > 0 && <p className={`${styles.muted} tabular-nums`}>{facts.join(' · ')}</p>}
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={t('report.findings')}>
          {findings.map((finding, index) => (
            <Finding key={`${finding.code} ${index}`} finding={finding} number={index + 1} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function Finding({ finding, number }: { finding: FindingView; number: number }) {
  const { t } = useTranslation('order');
  const { code, severity, text, values, area } = finding;
  const Icon = ICONS[severity];
  return (
    <li className={styles.finding} data-severity={severity} data-code={code}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <span className="visually-hidden">{t(`report.severity.${severity}`)}: </span>
        {text}
        {area && <span className={styles.place}> {t('report.place', { number })}</span>}
        {typeof values.screen === 'string' && typeof values.print === 'string' && (
          <span className={styles.swatches}>
            <Swatch colour={values.screen} name={t('report.swatch.screen')} />
            <Swatch colour={values.print} name={t('report.swatch.print')} />
          </span>
        )}
      </div>
    </li>
  );
}

function Swatch({ colour, name }: { colour: string; name: string }) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} aria-hidden /> {name}
    </span>
  );
}

/** Pixels, resolution on the piece, scale and colour mode, as far as they are known. */
function useFacts({ facts }: PreflightView): string[] {
  const { number } = useFormat();
  const { widthPx, heightPx, dpi, scale, colour, profile } = facts;
  return [
    ...(widthPx !== undefined && heightPx !== undefined ? [`${number(widthPx)} × ${number(heightPx)} px`] : []),
    ...(dpi === undefined ? [] : [`${number(Math.round(dpi))} dpi`]),
    ...(scale === undefined || scale === 1 ? [] : [`1:${scale}`]),
    ...(colour === 'cmyk' || colour === 'rgb' ? [colour.toUpperCase()] : []),
    ...(profile === undefined ? [] : [profile]),
  ];
}
