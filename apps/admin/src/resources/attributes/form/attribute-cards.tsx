import '../attributes.css';
import { type AdminAttribute, ATTRIBUTE_KINDS } from '@sjaj/contract';
import { USE_ROLES } from '@sjaj/domain';
import { Panel, SelectField, Switch, TextField } from '@sjaj/ui';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { OrderField } from '../../../shared/record/order-field.tsx';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, kindOf, TEXT_FIELDS, roleFrom } from './draft.logic.ts';
import { ValuesCard } from './values-card.tsx';

type Props = CardProps<AdminAttribute, Draft>;

export function AttributeMain({ state, errors, record }: Props) {
  const { draft, set } = state;
  const fieldOf = (key: 'key' | 'unit') => ({
    value: draft[key],
    error: errors[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => set(key, event.currentTarget.value),
  });
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <TextField
            {...fieldOf('key')}
            label={t('attributes.key')}
            maxLength={40}
            autoComplete="off"
            hint={t('attributes.keyHint')}
          />
          <SelectField
            label={t('attributes.kind')}
            options={ATTRIBUTE_KINDS.map((kind) => ({ value: kind, label: t(`attributeKind.${kind}`) }))}
            value={draft.kind}
            onChange={(event) => set('kind', kindOf(event.currentTarget.value))}
          />
          <TextField {...fieldOf('unit')} label={t('attributes.unit')} optional maxLength={12} />
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
        </div>
      </Panel>
      <TextsCard title={t('attributes.names')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
      <ValuesCard
        values={draft.values}
        saved={record?.values ?? []}
        errors={errors}
        onChange={(values) => set('values', values)}
      />
    </>
  );
}

export function AttributeSide({ state: { draft, set } }: Props) {
  return (
    <>
      <Panel title={t('article.publication')}>
        <div className="adm-switches">
          <Switch
            label={t('attributes.isFilter')}
            checked={draft.isFilter}
            onChange={(event) => set('isFilter', event.currentTarget.checked)}
          />
        </div>
        <p className="sj-sm sj-t3 adm-card-foot">{t('attributes.filterHint')}</p>
      </Panel>
      <Panel title={t('attributeUse.title')}>
        <SelectField
          label={t('attributeUse.role')}
          hint={t('attributeUse.roleHint')}
          options={[
            { value: '', label: t('attributeUse.none') },
            ...USE_ROLES.map((role) => ({ value: role, label: t(`useRole.${role}`) })),
          ]}
          value={draft.useRole ?? ''}
          onChange={(event) => set('useRole', roleFrom(event.currentTarget.value))}
        />
        <div className="adm-switches attr-effect">
          <Switch
            label={t('attributeUse.decidesEffect')}
            checked={draft.decidesEffect}
            onChange={(event) => set('decidesEffect', event.currentTarget.checked)}
          />
        </div>
        <p className="sj-sm sj-t3 adm-card-foot">{t('attributeUse.effectHint')}</p>
      </Panel>
    </>
  );
}
