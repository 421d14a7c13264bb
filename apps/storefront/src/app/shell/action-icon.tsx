import type { ReactNode } from 'react';
import { classNames } from '@sjaj/ui';

interface ActionIconProps {
  readonly icon: ReactNode;
  /** Shown at the corner; nothing for 0. */
  readonly count?: number | undefined;
  readonly tone?: 'primary' | 'accent';
}

const MOST_SHOWN = 99;

/** An icon of the header with a count at its corner. The words around it tell the count to screen readers. */
export function ActionIcon({ icon, count = 0, tone = 'primary' }: ActionIconProps) {
  return (
    <span className="shop-action-icon" aria-hidden="true">
      {icon}
      {count > 0 && (
        <span className={classNames('shop-count', tone === 'accent' && 'shop-count-accent')}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  );
}
