import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ComboboxField, SelectField } from '@sjaj/ui';
import { optionsQuery, useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { useVendorOptions } from '../../shared/catalogue/vendor-options.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useCan } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import type { ArticlesChange } from './use-bulk-edit.ts';

const ARTICLE_FIELDS = ['categoryIds', 'brandId', 'addTag', 'removeTag', 'taxGroupId'] as const;
type Field = (typeof ARTICLE_FIELDS)[number] | 'vendorId';
/** The choice of no vendor, which is not the choice of nothing. */
const NO_VENDOR = '0';

interface BulkEditDialogProps {
  readonly count: number;
  readonly isSending: boolean;
  readonly onChange: (change: ArticlesChange) => void;
  readonly onClose: () => void;
}

/** Asks which field of the chosen articles gets which value. */
export function BulkEditDialog({ count, isSending, onChange, onClose }: BulkEditDialogProps) {
  const fields = useFields();
  const [field, setField] = useState<Field>(fields[0] ?? 'vendorId');
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
        options={fields.map((one) => ({ value: one, label: t(`bulkField.${one}`) }))}
        onChange={(event) => {
          setField(fields.find((one) => one === event.currentTarget.value) ?? field);
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

/** What the member of staff may change: articles, where they are bought, or both. */
function useFields(): readonly Field[] {
  const editsArticles = useCan('editArticles');
  const editsStock = useCan('editStock');
  return [...(editsArticles ? ARTICLE_FIELDS : []), ...(editsStock ? (['vendorId'] as const) : [])];
}

function useFieldOptions(field: Field) {
  const vendors = useVendorOptions(field === 'vendorId');
  const brands = useBrandOptions();
  const categories = useCategoryOptions();
  const { data } = useQuery(optionsQuery);
  if (field === 'vendorId') return [...vendors, { value: NO_VENDOR, label: t('purchasing.noVendor') }];
  if (field === 'brandId') return brands;
  if (field === 'categoryIds') return categories;
  const named = field === 'taxGroupId' ? data?.taxGroups : data?.tags;
  return named?.map(({ id, title }) => ({ value: String(id), label: title })) ?? [];
}

function hintOf(field: Field): string | undefined {
  if (field === 'categoryIds') return t('bulkEdit.onlyCategory');
  if (field === 'vendorId') return t('bulkEdit.vendorHint');
  return field === 'taxGroupId' ? t('bulkEdit.pricesStay') : undefined;
}

function changeOf(field: Field, value: number): ArticlesChange {
  if (field === 'vendorId') return { field, value: value === Number(NO_VENDOR) ? null : value };
  if (field === 'addTag' || field === 'removeTag') return { field: 'tagIds', value, isAdded: field === 'addTag' };
  return { field, value };
}
