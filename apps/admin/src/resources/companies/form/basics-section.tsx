import './company.css';
import { isJib, jibCheckDigitFits } from '@sjaj/domain';
import { Facts, Panel, TextField } from '@sjaj/ui';
import { TownField } from '../../../shared/geography/town-field.tsx';
import { t } from '../../../shared/texts/t.ts';
import { FIELD_NAMES } from './fields.ts';
import { type SectionProps, wasHint } from './section-props.ts';

/** The master data of the company and its contact data. */
export function BasicsSection({ company, state, errors }: SectionProps) {
  return (
    <Panel title={t('form.basics')}>
      <MasterDataFields state={state} errors={errors} />
      <div className="adm-company-numbers">
        <Facts
          facts={[
            { term: t('company.code'), value: company.code ?? '–' },
            { term: t('company.bankAccount'), value: company.bankAccount ?? '–' },
          ]}
        />
      </div>
    </Panel>
  );
}

/** What a company may be without. */
const OPTIONAL: readonly TextKey[] = ['pdvNumber', 'phone', 'email'];

type TextKey = 'address' | 'email' | 'jib' | 'pdvNumber' | 'phone' | 'title';

/** Name, numbers, head office and contact of a company. */
export function MasterDataFields({ state, errors }: Pick<SectionProps, 'errors' | 'state'>) {
  const { draft, set } = state;
  const field = (key: TextKey, type: 'email' | 'tel' | 'text' = 'text', hint = wasHint(state, key)) => (
    <TextField
      label={t(FIELD_NAMES[key])}
      type={type}
      autoComplete="off"
      optional={OPTIONAL.includes(key)}
      value={draft[key]}
      error={errors[key]}
      hint={hint}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  // Some genuine numbers of branches do not fit.
  const isDoubtful = isJib(draft.jib.trim()) && !jibCheckDigitFits(draft.jib.trim());
  return (
    <div className="adm-company-basics">
      {field('title')}
      {field('address')}
      {field('jib', 'text', isDoubtful ? t('company.jibDoubt') : wasHint(state, 'jib'))}
      {field('pdvNumber')}
      <TownField value={draft.townId} error={errors['townId']} onChange={(townId) => set('townId', townId)} />
      {field('phone', 'tel')}
      {field('email', 'email')}
    </div>
  );
}
