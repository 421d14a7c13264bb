import { Panel, Facts, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { FIELD_NAMES } from './fields.ts';
import { type SectionProps, wasHint } from './section-props.ts';

/** The master data of the company and its contact data. */
export function BasicsSection({ company, state, errors }: SectionProps) {
  const { draft, set } = state;
  const field = (key: 'phone' | 'email', type: 'tel' | 'email') => (
    <TextField
      label={t(FIELD_NAMES[key])}
      type={type}
      value={draft[key]}
      error={errors[key]}
      hint={wasHint(state, key)}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  return (
    <Panel title={t('form.basics')}>
      <div className="adm-company-basics">
        <Facts
          facts={[
            { term: t('company.code'), value: company.code ?? '–' },
            { term: t('company.jib'), value: company.jib },
            { term: t('company.pdvNumber'), value: company.pdvNumber ?? '–' },
            { term: t('company.address'), value: `${company.address}, ${company.town}` },
            { term: t('company.bankAccount'), value: company.bankAccount ?? '–' },
          ]}
        />
        <div className="sj-col sj-g12">
          {field('phone', 'tel')}
          {field('email', 'email')}
        </div>
      </div>
    </Panel>
  );
}
