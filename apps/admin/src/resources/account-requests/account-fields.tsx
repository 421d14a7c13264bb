import { useQuery } from '@tanstack/react-query';
import { townOptions } from '@sjaj/app-kit';
import { SelectField, TextField } from '@sjaj/ui';
import { townsQuery } from '../../shared/geography/towns-query.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';
import type { ApprovalFieldsProps } from './approve.logic.ts';

type TextKey = 'companyTitle' | 'jib' | 'vatNumber' | 'address' | 'firstName' | 'lastName' | 'email' | 'phone';

/** Company and person, as they are stored. */
export function AccountFields({ draft, set, errors }: ApprovalFieldsProps) {
  const { data: towns = [] } = useQuery(townsQuery);
  const field = (name: TextKey, longest: number) => ({
    label: t(`field.${name}`),
    maxLength: longest,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const isNew = draft.joinCompanyId === '';
  return (
    <div className="adm-request-fields">
      {isNew && (
        <>
          <TextField {...field('companyTitle', 150)} ref={firstFocus} />
          <TextField {...field('jib', 20)} inputMode="numeric" />
          <TextField {...field('vatNumber', 20)} optional inputMode="numeric" />
          <TextField {...field('address', 120)} />
          <SelectField
            label={t('field.townId')}
            value={draft.townId}
            error={errors['townId']}
            options={townOptions(towns)}
            onChange={(event) => set({ townId: event.currentTarget.value })}
          />
        </>
      )}
      <TextField {...field('firstName', 60)} />
      <TextField {...field('lastName', 60)} />
      <TextField {...field('email', 200)} type="email" />
      <TextField {...field('phone', 25)} type="tel" />
    </div>
  );
}
