import { AppliedChip, ComboboxField, type ComboboxOption } from '@sjaj/ui';

interface ChipsFieldProps {
  readonly label: string;
  /** What the field offers to do. */
  readonly add: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly number[];
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly onChange: (ids: readonly number[]) => void;
}

/** Several of a list, such as categories: found by what is typed, added one by one and removed one by one. */
export function ChipsField({ label, add, options, chosen, error, optional, onChange }: ChipsFieldProps) {
  const titleOf = (id: number) => options.find(({ value }) => value === String(id))?.label ?? String(id);
  return (
    <div className="sj-col sj-g4">
      <ComboboxField
        label={label}
        placeholder={add}
        optional={optional}
        options={options.filter(({ value }) => !chosen.includes(Number(value)))}
        value=""
        error={error}
        onChange={(value) => onChange([...chosen, Number(value)])}
      />
      {chosen.length > 0 && (
        <div className="sj-row sj-wraps">
          {chosen.map((id) => (
            <AppliedChip key={id} label={titleOf(id)} onRemove={() => onChange(chosen.filter((one) => one !== id))} />
          ))}
        </div>
      )}
    </div>
  );
}
