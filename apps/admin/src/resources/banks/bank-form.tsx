import { type AdminBank, BankForm } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Facts, Panel, Switch, TextField, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

interface Draft {
  readonly name: string;
  readonly code: string;
  readonly swift: string;
  readonly isActive: boolean;
}

type Props = CardProps<AdminBank, Draft>;

const FIELD_NAMES = {
  name: 'article.name',
  code: 'banks.code',
  swift: 'banks.swift',
  isActive: 'banks.active',
} as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('form.basics')}>
    <div className="adm-fields">
      <div className="adm-wide">
        <TextField
          label={t('article.name')}
          autoComplete="off"
          maxLength={150}
          value={draft.name}
          error={errors['name']}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
      </div>
      <TextField
        label={t('banks.code')}
        hint={t('banks.codeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.code}
        error={errors['code']}
        onChange={(event) => set('code', event.currentTarget.value)}
      />
      <TextField
        label={t('banks.swift')}
        optional
        autoComplete="off"
        maxLength={11}
        value={draft.swift}
        error={errors['swift']}
        onChange={(event) => set('swift', event.currentTarget.value.toUpperCase())}
      />
    </div>
  </Panel>
);

function Side({ state: { draft, set }, record }: Props) {
  const Link = useUiLink();
  return (
    <Panel title={t('references.offered')}>
      <div className="sj-col sj-g12">
        <div className="adm-switches">
          <Switch
            label={t('banks.active')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
        </div>
        {record && (
          <>
            <Facts facts={[{ term: t('banks.accounts'), value: formatNumber(record.uses) }]} />
            <Link href={`/bank-accounts?bank=${record.id}`} className="sj-link">
              {t('banks.showAccounts')}
            </Link>
          </>
        )}
        <p className="sj-sm sj-t3">{t('references.usesHint')}</p>
      </div>
    </Panel>
  );
}

const formOf = ({ name, code, swift, isActive }: Draft) => ({
  name: name.trim(),
  code: code.trim(),
  swift: swift.trim() || null,
  isActive,
});

export const bankDefinition: RecordDefinition<AdminBank, BankForm, Draft> = {
  home: '/banks',
  queryKey: 'banks',
  entity: 'bank',
  title: 'resource.banks',
  newTitle: 'banks.new',
  calls: api.banks,
  emptyDraft: { name: '', code: '', swift: '', isActive: true },
  draftOf: ({ name, code, swift, isActive }) => ({ name, code, swift: swift ?? '', isActive }),
  errorsOf: (draft) => errorsOf(BankForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => BankForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ name }) => name.trim(),
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => (key === 'isActive' ? t(draft.isActive ? 'sign.yes' : 'sign.no') : draft[key]),
  main: Main,
  side: Side,
  removal: { title: 'banks.remove', question: (name) => t('banks.removeSure', { name }) },
};
