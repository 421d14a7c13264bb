import { type AdminAttribute, AttributeForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { AttributeMain, AttributeSide } from './attribute-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  key: 'attributes.key',
  title: 'article.name',
  kind: 'attributes.kind',
  unit: 'attributes.unit',
  isFilter: 'attributes.isFilter',
  order: 'categories.order',
  values: 'attributes.values',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'title') return shownText(draft.title);
  if (key === 'values') return draft.values.map(({ title }) => title.bs).join(', ');
  if (key === 'isFilter') return t(draft.isFilter ? 'sign.yes' : 'sign.no');
  if (key === 'kind') return t(`attributeKind.${draft.kind}`);
  return draft[key];
}

function draftErrors(draft: Draft): FieldErrors {
  const errors = errorsOf(AttributeForm, formOf(draft), FIELD_NAMES);
  return errors['key'] ? { ...errors, key: t('attributes.keyHint') } : errors;
}

export const attributeDefinition: RecordDefinition<AdminAttribute, AttributeForm, Draft> = {
  home: '/attributes',
  queryKey: 'attributes',
  title: 'resource.attributes',
  newTitle: 'attributes.new',
  calls: api.attributes,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: draftErrors,
  checkedForm: (draft) => AttributeForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: AttributeMain,
  side: AttributeSide,
  removal: { title: 'attributes.remove', question: (name) => t('attributes.removeSure', { name }) },
};
