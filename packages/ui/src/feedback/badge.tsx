import './badge.css';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

export type BadgeTone = 'sale' | 'soft' | 'grey' | 'warn' | 'error' | 'outline';

interface BadgeProps {
  /** sale: amber solid · soft: new, in cart, approved · warn: waiting · grey: finished, cancelled · outline: standards. */
  readonly tone: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word or two about an article or a status; never upper case. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`sj-badge sj-badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

interface CountPillProps {
  readonly tone?: 'grey' | 'accent' | 'soft';
  readonly children: ReactNode;
}

/** A count beside a word: promotions in the menu, filters that hold. */
export function CountPill({ tone = 'grey', children }: CountPillProps) {
  return <span className={classNames('sj-pill', tone !== 'grey' && `sj-pill-${tone}`)}>{children}</span>;
}
