import './panel.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading; without one the panel has no header. */
  readonly title?: ReactNode;
  /** At the right end of the header: a link, a switch. */
  readonly end?: ReactNode;
  /** A hairline below the head. */
  readonly lined?: boolean;
  /** The content goes to the edges: a table, a list of rows. */
  readonly flush?: boolean;
}

/** A surface with a border, and a heading if it has a title. */
export function Panel({ title, end, lined, flush, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={classNames('sj-panel', className)}>
      {title !== undefined && (
        <div className={classNames('sj-panel-head', lined && 'sj-panel-head-line')}>
          <h2>{title}</h2>
          {end && <div className="sj-end">{end}</div>}
        </div>
      )}
      {flush ? children : <div className="sj-panel-body">{children}</div>}
    </section>
  );
}

interface SectionProps {
  readonly title: string;
  /** Small and grey beside the title. */
  readonly note?: ReactNode;
  /** A "see all" link at the right. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a heading and its own link. */
export function Section({ title, note, end, children }: SectionProps) {
  return (
    <section className="sj-section">
      <div className="sj-section-head">
        <h2>{title}</h2>
        {note && <span className="sj-section-note sj-xs sj-t3">{note}</span>}
        {end && <div>{end}</div>}
      </div>
      {children}
    </section>
  );
}

interface PageTitleProps {
  readonly title: string;
  /** A count or the like, small and grey beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** There is no trail of breadcrumbs above. */
  readonly first?: boolean;
}

/** The heading of a page with its actions. */
export function PageTitle({ title, note, actions, first }: PageTitleProps) {
  return (
    <div className={classNames('sj-page-head', first && 'sj-page-head-first')}>
      <h1>{title}</h1>
      {note && <span className="sj-t3 sj-sm">{note}</span>}
      {actions && <div className="sj-page-actions">{actions}</div>}
    </div>
  );
}
