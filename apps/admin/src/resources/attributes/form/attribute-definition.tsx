import { type AdminAttribute, AttributeForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { AttributeMain, AttributeSide } from './attribute-cards.tsx';
import { type Draft, EMPTY_DRAFT, FIELDS } from './draft.logic.ts';

export const attributeDefinition: RecordDefinition<AdminAttribute, AttributeForm, Draft> = {
  home: '/attributes',
  queryKey: 'attributes',
  entity: 'attribute',
  title: 'resource.attributes',
  newTitle: 'attributes.new',
  calls: api.attributes,
  emptyDraft: EMPTY_DRAFT,
  ...recordForm({
    fields: FIELDS,
    schema: AttributeForm,
    fieldNames: {
      key: 'attributes.key',
      title: 'article.name',
      kind: 'attributes.kind',
      unit: 'attributes.unit',
      isFilter: 'attributes.isFilter',
      useRole: 'attributeUse.role',
      decidesEffect: 'attributeUse.decidesEffect',
      order: 'categories.order',
      values: 'attributes.values',
    },
    completeErrors: (errors) => (errors['key'] ? { ...errors, key: t('attributes.keyHint') } : errors),
    shown: {
      values: (values) => values.map(({ title }) => title.bs).join(', '),
      kind: (kind) => t(`attributeKind.${kind}`),
      useRole: (role) => (role === null ? '–' : t(`useRole.${role}`)),
    },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  copyOf: ({ values, ...draft }) => ({ ...draft, key: '', values: values.map((value) => ({ ...value, id: null })) }),
  main: AttributeMain,
  side: AttributeSide,
  removal: { title: 'attributes.remove', question: (name) => t('attributes.removeSure', { name }) },
};
