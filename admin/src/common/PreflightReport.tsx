import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { FindingView, PreflightView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { findingText } from '../api/finding-texts';
import { useFormat } from '../i18n/useFormat';

const SEVERITIES = {
  error: { Icon: ErrorOutlineIcon, color: 'error.main' },
  warning: { Icon: WarningAmberIcon, color: 'warning.main' },
  info: { Icon: InfoOutlinedIcon, color: 'text.secondary' },
} as const;
const OK = { Icon: CheckCircleOutlineIcon, color: 'success.main' };

/** The result of the check of a print file: verdict, facts, and findings from the most severe on. */
export function PreflightReport({ preflight }: { preflight: PreflightView }) {
  const translate = useTranslate();
  const { state, verdict, findings } = preflight;
  const { Icon, color } = verdict === null || verdict === 'ok' ? OK : SEVERITIES[verdict];
  const facts = useFacts(preflight);
  const sorted = SEVERITY_ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      {verdict !== null && (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color, fontWeight: 560 }}>
          <Icon fontSize="small" aria-hidden />
          {translate(`orders.preflight.verdict.${verdict}`)}
        </Box>
      )}
      {state !== 'done' && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {translate(`orders.preflight.state.${state}`)}
        </Box>
      )}
      {facts.length > 0 && <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>}
      {sorted.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {sorted.map((finding, index) => (
            <Finding key={`${finding.code} ${index}`} finding={finding} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const SEVERITY_ORDER = ['error', 'warning', 'info'] as const;

function Finding({ finding }: { finding: FindingView }) {
  const translate = useTranslate();
  const { severity } = finding;
  const { Icon, color } = SEVERITIES[severity];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Icon
        fontSize="small"
        titleAccess={translate(`orders.preflight.severity.${severity}`)}
        sx={{ color, flex: 'none' }}
      />
      <span>{findingText(finding)}</span>
    </Box>
  );
}

/** Size in pixels, resolution on the piece and colour mode, as far as they are known. */
function useFacts({ facts }: PreflightView): string[] {
  const { number } = useFormat();
  const { widthPx, heightPx, dpi, colour, profile } = facts;
  return [
    ...(widthPx !== undefined && heightPx !== undefined ? [`${number(widthPx)} × ${number(heightPx)} px`] : []),
    ...(dpi === undefined ? [] : [`${number(Math.round(dpi))} dpi`]),
    ...(colour === 'cmyk' || colour === 'rgb' ? [colour.toUpperCase()] : []),
    ...(profile === undefined ? [] : [profile]),
  ];
}
