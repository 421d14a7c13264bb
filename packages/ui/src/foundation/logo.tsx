import './logo.css';
import logo from '../assets/sjaj-logo.svg';
import mark from '../assets/sjaj-mark.svg';
import white from '../assets/sjaj-logo-white.svg';
import { classNames } from './class-names.ts';

interface LogoProps {
  readonly name: string;
  /** `colour` turns white in dark; `white` is for teal grounds; `mark` is the drop alone, below 24 px. */
  readonly variant?: 'colour' | 'white' | 'mark';
  readonly height?: number;
  /** The supplier's own logo instead of the drawn one; it stands on white where the ground is not light. */
  readonly own?: string | null;
}

const SOURCE = { colour: logo, white, mark } as const;
const RATIO = { colour: 280 / 124, white: 280 / 124, mark: 1 } as const;

/** The shop's sign; `name` is what a screen reader says. */
export function Logo({ name, variant = 'colour', height = 30, own = null }: LogoProps) {
  if (own !== null) {
    return (
      <span className={classNames('sj-logo', 'sj-logo-own', variant === 'white' && 'sj-logo-plate')}>
        <img src={own} alt={name} style={{ height }} />
      </span>
    );
  }
  return (
    <span className={classNames('sj-logo', variant === 'colour' && 'sj-logo-switch')}>
      <img src={SOURCE[variant]} alt={name} height={height} width={Math.round(height * RATIO[variant])} />
      {variant === 'colour' && (
        <img
          src={white}
          alt=""
          height={height}
          width={Math.round(height * RATIO.white)}
          className="sj-logo-dark"
          loading="lazy"
        />
      )}
    </span>
  );
}
