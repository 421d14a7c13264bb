import { SelectField, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import type { PersonDraft, PersonField } from './person.logic.ts';

const ROLES = ['buyer', 'company_admin'] as const;

interface PersonFieldsProps {
  readonly draft: PersonDraft;
  /** The e-mail is the account's: it is asked for in an invitation only. */
  readonly isNew: boolean;
  readonly isOwn: boolean;
  readonly errors: Readonly<Partial<Record<PersonField, string>>>;
  readonly onChange: (draft: PersonDraft) => void;
}

/** Name, e-mail, phone and role. */
export function PersonFields({ draft, isNew, isOwn, errors, onChange }: PersonFieldsProps) {
  const field = (key: PersonField, type: 'email' | 'tel' | 'text') => (
    <TextField
      label={t(`ordering.${key}`)}
      type={type}
      autoComplete="off"
      optional={key === 'phone'}
      error={errors[key]}
      value={draft[key]}
      onChange={(event) => onChange({ ...draft, [key]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={styles.limits}>
        {field('firstName', 'text')}
        {field('lastName', 'text')}
      </div>
      {isNew && field('email', 'email')}
      {field('phone', 'tel')}
      <SelectField
        label={t('ordering.role')}
        disabled={isOwn}
        hint={isOwn ? t('ordering.ownRole') : isNew ? undefined : t('ordering.roleHint')}
        options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        value={draft.role}
        onChange={(event) =>
          onChange({ ...draft, role: ROLES.find((role) => role === event.currentTarget.value) ?? draft.role })
        }
      />
    </>
  );
}
