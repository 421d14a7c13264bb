import { AppliedChip, type Option, SelectField } from '@sjaj/ui';

interface ChipsFieldProps {
  readonly label: string;
  /** What the select offers to do. */
  readonly add: string;
  readonly options: readonly Option[];
  readonly chosen: readonly number[];
  readonly error?: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** Several of a list, such as categories: added from a select, removed one by one. */
export function ChipsField({ label, add, options, chosen, error, onChange }: ChipsFieldProps) {
  const titleOf = (id: number) => options.find(({ value }) => value === String(id))?.label ?? String(id);
  return (
    <div className="sj-col sj-g4">
      <SelectField
        label={label}
        options={[{ value: '', label: add }, ...options.filter(({ value }) => !chosen.includes(Number(value)))]}
        value=""
        error={error}
        onChange={(event) => {
          if (event.currentTarget.value !== '') onChange([...chosen, Number(event.currentTarget.value)]);
        }}
      />
      <div className="sj-row sj-wraps">
        {chosen.map((id) => (
          <AppliedChip key={id} label={titleOf(id)} onRemove={() => onChange(chosen.filter((one) => one !== id))} />
        ))}
      </div>
    </div>
  );
}
