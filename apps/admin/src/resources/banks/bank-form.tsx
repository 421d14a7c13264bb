import { type AdminBank, BankForm } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Facts, Panel, Switch, TextField, useUiLink } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, optionalText, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  name: text(),
  code: text(),
  swift: optionalText(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;

type Props = CardProps<AdminBank, Draft>;

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

export const bankDefinition: RecordDefinition<AdminBank, BankForm, Draft> = {
  home: '/banks',
  queryKey: 'banks',
  entity: 'bank',
  title: 'resource.banks',
  newTitle: 'banks.new',
  calls: api.banks,
  emptyDraft: { name: '', code: '', swift: '', isActive: true },
  ...recordForm({
    fields: FIELDS,
    schema: BankForm,
    fieldNames: {
      name: 'article.name',
      code: 'banks.code',
      swift: 'banks.swift',
      isActive: 'banks.active',
    },
  }),
  nameOf: ({ name }) => name.trim(),
  main: Main,
  side: Side,
  removal: { title: 'banks.remove', question: (name) => t('banks.removeSure', { name }) },
};
