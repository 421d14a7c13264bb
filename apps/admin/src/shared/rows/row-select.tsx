import type { Option } from '@sjaj/ui';

interface RowSelectProps {
  /** What is chosen here, and in which row: the heading of the column is not read with it. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onWrite: (value: string) => void;
}

/** A choice in a cell. What is wrong with it stands below it. */
export const RowSelect = ({ label, value, options, error, onWrite }: RowSelectProps) => (
  <>
    <select
      className="sj-input adm-row-input"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={value}
      onChange={(event) => onWrite(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    {error && <span className="sj-xs sj-error adm-row-error">{error}</span>}
  </>
);
