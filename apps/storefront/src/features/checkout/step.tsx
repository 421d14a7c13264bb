import type { ReactNode } from 'react';
import { Panel } from '@sjaj/ui';
import styles from './checkout.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly note?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One numbered step of the page. */
export function Step({ number, title, note, id, children }: StepProps) {
  const heading = (
    <span className={styles.heading}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
  return (
    <Panel title={heading} id={id}>
      {children}
    </Panel>
  );
}
