import { useState } from 'react';
import { foldLetters } from '@sjaj/domain';
import { Checkbox, type Option } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface ChoicePanelProps {
  readonly options: readonly Option[];
  /** `3,5` */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told of the text where the options are found elsewhere. The panel does not filter them then. */
  readonly onType?: (text: string) => void;
}

/** More options than this get a search of their own. */
const SEARCHED_FROM = 10;

/** The values of a filter, to be ticked; each tick counts at once. */
export function ChoicePanel({ options, value, onChange, onType }: ChoicePanelProps) {
  const [typed, setTyped] = useState('');
  const chosen = value === '' ? [] : value.split(',');
  const fitting = onType
    ? options
    : options.filter(({ label }) => foldLetters(label).includes(foldLetters(typed.trim())));
  const toggle = (one: string) =>
    onChange((chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(','));
  return (
    <div className="adm-choices">
      {(onType || options.length >= SEARCHED_FROM) && (
        <div className="sj-input">
          <input
            type="search"
            aria-label={t('action.search')}
            placeholder={t('action.search')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onType?.(event.currentTarget.value);
            }}
          />
        </div>
      )}
      <ul>
        {fitting.map((option) => (
          <li key={option.value}>
            <Checkbox
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
