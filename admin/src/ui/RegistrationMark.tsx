import { useTheme } from '@mui/material/styles';

/** The logo: a printer's registration mark with slightly misaligned colours. */
export function RegistrationMark({ size }: { size: number }) {
  const { brand } = useTheme().palette;
  const { cyan, magenta, yellow } = brand.registrationMark;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth="1.5" aria-hidden>
      <Cross stroke={yellow} x={13.1} y={13.1} />
      <Cross stroke={magenta} x={10.9} y={12.6} />
      <Cross stroke={cyan} x={12.6} y={10.9} />
      <Cross stroke={brand.text} x={12} y={12} />
    </svg>
  );
}

function Cross({ stroke, x, y }: { stroke: string; x: number; y: number }) {
  return (
    <g stroke={stroke}>
      <circle cx={x} cy={y} r="6.25" />
      <path d={`M${x} 1.5v21M1.5 ${y}h21`} />
    </g>
  );
}
