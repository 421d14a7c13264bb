import { useState } from 'react';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { Dropdown } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { ChoicePanel } from './choice-panel.tsx';
import type { Filter } from './definition.ts';
import { PeriodPanel, periodLabel } from './period-panel.tsx';

interface FilterChipProps {
  readonly filter: Filter;
  /** '' where it does not hold. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NO_OPTIONS = () => [];
/** A filter: outlined with a plus, or teal with its values and an x; opens what may be chosen. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  // A filter keeps its kind for the life of the page.
  const useOptions = filter.kind === 'choice' ? filter.useOptions : NO_OPTIONS;
  const [typed, setTyped] = useState('');
  const values = value === '' ? [] : value.split(',');
  const options = useOptions({ typed: useDebounced(typed.trim()), chosen: values });
  const title = t(filter.title);
  const words =
    filter.kind === 'period'
      ? periodLabel(value)
      : options
          .filter((option) => values.includes(option.value))
          .map(({ label }) => label)
          .join(', ');
  return (
    <span className={value ? 'adm-filter adm-filter-on' : 'adm-filter'}>
      <Dropdown
        label={value ? `${title}: ${words}` : title}
        align="start"
        triggerClass={value ? 'adm-chip adm-chip-on' : 'adm-chip'}
        trigger={
          <>
            {!value && <IconPlus size={14} aria-hidden="true" />}
            <span className="sj-ell">{value ? `${title}: ${words}` : title}</span>
          </>
        }
      >
        {(close) =>
          filter.kind === 'period' ? (
            <PeriodPanel
              value={value}
              onChange={(next) => {
                onChange(next);
                close();
              }}
            />
          ) : (
            <ChoicePanel
              options={options}
              value={value}
              onChange={onChange}
              {...(filter.isSearched && { onType: setTyped })}
            />
          )
        }
      </Dropdown>
      {value && (
        <button
          type="button"
          className="adm-filter-off"
          aria-label={`${t('action.remove')}: ${title}`}
          onClick={() => onChange('')}
        >
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
