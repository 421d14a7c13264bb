import { GHS_SYMBOLS, type GhsCode } from './ghs-symbols.tsx';

interface GhsPictogramProps {
  readonly code: GhsCode;
  /** What it warns of; read out, and shown on hover. */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

const RED = '#d5001c';

/** A GHS hazard pictogram: black symbol on white in a red diamond, in dark mode and on paper too, as the rules demand. */
export function GhsPictogram({ code, label, size = 48 }: GhsPictogramProps) {
  return (
    <svg
      className="sj-ghs"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      style={{ flex: 'none', printColorAdjust: 'exact' }}
    >
      <title>{label}</title>
      <path
        d="M50 3.500L96.500 50 50 96.500 3.500 50z"
        fill="#fff"
        stroke={RED}
        strokeWidth="5"
        strokeLinejoin="miter"
      />
      {GHS_SYMBOLS[code]}
    </svg>
  );
}
