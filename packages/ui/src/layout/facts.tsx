import './facts.css';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** Larger: the sum that counts. */
  readonly total?: boolean;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Words on the left instead of amounts on the right. */
  readonly left?: boolean;
}

/** Terms and their values: totals, addresses, properties. */
export function Facts({ facts, left }: FactsProps) {
  return (
    <dl className={classNames('sj-facts', left && 'sj-facts-left')}>
      {facts.map((fact) => (
        <Fragment key={fact.term}>
          <dt className={fact.total ? 'sj-facts-total' : undefined}>{fact.term}</dt>
          <dd className={fact.total ? 'sj-facts-total' : undefined}>{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
