import './empty-state.css';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

interface EmptyStateProps {
  /** A line icon of 28 px. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** One sentence: how content gets here. */
  readonly text?: ReactNode;
  /** One primary and one secondary step. */
  readonly actions?: ReactNode;
  /** A page of its own: more room, and the title is the page's heading. */
  readonly page?: boolean;
}

/** Shown where a list or page has no content: what belongs here and what to do next. */
export function EmptyState({ icon, title, text, actions, page }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={classNames('sj-empty', page && 'sj-empty-page')}>
      <span className="sj-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="sj-row sj-wraps">{actions}</div>}
    </div>
  );
}
