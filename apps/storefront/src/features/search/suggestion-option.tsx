import type { ReactNode } from 'react';
import { classNames, type ComboboxOptionProps } from '@sjaj/ui';
import styles from './suggestions.module.css';

interface SuggestionOptionProps {
  readonly option: ComboboxOptionProps;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One option of the suggestions, tinted while it is the active one. */
export function SuggestionOption({ option, className, children }: SuggestionOptionProps) {
  return (
    <div {...option} className={classNames(styles['option'], option['aria-selected'] && styles['active'], className)}>
      {children}
    </div>
  );
}
