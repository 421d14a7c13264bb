import { useQuery } from '@tanstack/react-query';
import { townOptions } from '@sjaj/app-kit';
import { SelectField } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { townsQuery } from './towns-query.ts';

interface TownFieldProps {
  /** The id; '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (townId: string) => void;
}

/** Chooses the town of an address. */
export function TownField({ value, error, onChange }: TownFieldProps) {
  const { data: towns = [] } = useQuery(townsQuery);
  return (
    <SelectField
      label={t('company.town')}
      value={value}
      error={error}
      options={[{ value: '', label: t('company.chooseTown') }, ...townOptions(towns)]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
