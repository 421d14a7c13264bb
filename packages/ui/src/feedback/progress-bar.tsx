import './progress-bar.css';
import { classNames } from '../foundation/class-names.ts';

interface ProgressBarProps {
  readonly label: string;
  /** Between 0 and 1; more is shown as full. */
  readonly share: number;
  readonly tone?: 'primary' | 'amber';
}

/** The progress of an order, or towards free delivery. */
export function ProgressBar({ label, share, tone = 'primary' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classNames('sj-bar', tone === 'amber' && 'sj-bar-amber')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
