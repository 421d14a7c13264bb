import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { BulkEditChange } from '@sjaj/contract';
import { ComboboxField, SelectField } from '@sjaj/ui';
import { optionsQuery, useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';

const FIELDS = ['categoryIds', 'brandId', 'addTag', 'removeTag', 'taxGroupId'] as const;
type Field = (typeof FIELDS)[number];

interface BulkEditDialogProps {
  readonly count: number;
  readonly isSending: boolean;
  readonly onChange: (change: BulkEditChange) => void;
  readonly onClose: () => void;
}

/** Asks which field of the chosen articles gets which value. */
export function BulkEditDialog({ count, isSending, onChange, onClose }: BulkEditDialogProps) {
  const [field, setField] = useState<Field>('categoryIds');
  const [value, setValue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const options = useFieldOptions(field);
  const submit = (): void => {
    setIsMissing(value === '');
    if (value !== '') onChange(changeOf(field, Number(value)));
  };
  return (
    <FormDialog
      title={t('bulkEdit.title', { count })}
      isSending={isSending}
      verb={t('action.apply')}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('bulkEdit.field')}
        value={field}
        options={FIELDS.map((one) => ({ value: one, label: t(`bulkField.${one}`) }))}
        onChange={(event) => {
          setField(FIELDS.find((one) => one === event.currentTarget.value) ?? field);
          setValue('');
        }}
      />
      <ComboboxField
        label={t('bulkEdit.value')}
        hint={hintOf(field)}
        error={isMissing && value === '' ? t('bulkEdit.valueMissing') : undefined}
        value={value}
        placeholder={t('bulkEdit.choose')}
        options={options}
        onChange={setValue}
      />
    </FormDialog>
  );
}

function useFieldOptions(field: Field) {
  const brands = useBrandOptions();
  const categories = useCategoryOptions();
  const { data } = useQuery(optionsQuery);
  if (field === 'brandId') return brands;
  if (field === 'categoryIds') return categories;
  const named = field === 'taxGroupId' ? data?.taxGroups : data?.tags;
  return named?.map(({ id, title }) => ({ value: String(id), label: title })) ?? [];
}

function hintOf(field: Field): string | undefined {
  if (field === 'categoryIds') return t('bulkEdit.onlyCategory');
  return field === 'taxGroupId' ? t('bulkEdit.pricesStay') : undefined;
}

function changeOf(field: Field, value: number): BulkEditChange {
  if (field === 'addTag' || field === 'removeTag') return { field: 'tagIds', value, isAdded: field === 'addTag' };
  return { field, value };
}
