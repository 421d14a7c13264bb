import './rows.css';
import type { ComponentProps } from 'react';
import { classNames } from '@sjaj/ui';

interface RowInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  /** What is typed here, and in which row: the heading of the column is not read with it. */
  readonly label: string;
  /** A number, which stands right. */
  readonly figure?: true;
  readonly error?: string | undefined;
  readonly onWrite: (value: string) => void;
}

/** A field in a cell. What is wrong with it stands below it. */
export function RowInput({ label, figure, error, onWrite, ...input }: RowInputProps) {
  return (
    <>
      <input
        {...input}
        className={classNames('sj-input', 'adm-row-input', figure && 'adm-row-figure')}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {error && <span className="sj-xs sj-error adm-row-error">{error}</span>}
    </>
  );
}
