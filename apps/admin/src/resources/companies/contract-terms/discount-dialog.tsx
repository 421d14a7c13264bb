import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { CompanyDiscount } from '@sjaj/contract';
import { ComboboxField, type Option, TextField } from '@sjaj/ui';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../../../shared/form/changed-meanwhile.ts';
import { percentOf, percentText } from './amounts.logic.ts';
import { scopesQuery, useSaveContractTerm } from './queries.ts';

interface DiscountDialogProps {
  readonly companyId: number;
  /** Null for a new discount. Brand and category cannot be changed later. */
  readonly discount: CompanyDiscount | null;
  readonly onClose: () => void;
}

const withAll = (options: readonly { readonly id: number; readonly title: string }[] = []): Option[] => [
  { value: '', label: t('company.any') },
  ...options.map(({ id, title }) => ({ value: String(id), label: title })),
];

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

/** The brand, category and percentage of a discount. */
export function DiscountDialog({ companyId, discount, onClose }: DiscountDialogProps) {
  const [scope, setScope] = useState({ brand: '', category: '' });
  const [typed, setTyped] = useState(percentText(discount?.percent ?? null));
  const [checked, setChecked] = useState(false);
  const { data: scopes } = useQuery(scopesQuery);
  const percent = percentOf(typed);
  const save = useSaveContractTerm({
    companyId,
    send: (value: number) =>
      discount
        ? api.contractTerms.changeDiscount({
            params: { id: companyId, discountId: discount.id },
            body: { percent: value, seen: discount.percent },
          })
        : api.contractTerms.addDiscount({
            params: { id: companyId },
            body: { brandId: idOf(scope.brand), categoryId: idOf(scope.category), percent: value },
          }),
    onSaved: onClose,
  });
  const onSubmit = (): void => {
    setChecked(true);
    if (percent !== null) save.mutate(percent);
  };
  const error = save.error && (isChangedMeanwhile(save.error) ? t('company.changedMeanwhile') : messageOf(save.error));
  return (
    <FormDialog
      title={t(discount ? 'company.editDiscount' : 'company.addDiscount')}
      error={error}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {!discount && (
        <>
          <ComboboxField
            label={t('company.brand')}
            options={withAll(scopes?.brands)}
            value={scope.brand}
            onChange={(brand) => setScope({ ...scope, brand })}
          />
          <ComboboxField
            label={t('company.category')}
            options={withAll(scopes?.categories)}
            value={scope.category}
            onChange={(category) => setScope({ ...scope, category })}
          />
        </>
      )}
      <TextField
        label={t('company.percent')}
        inputMode="decimal"
        className="adm-amount"
        end={<span className="adm-unit">%</span>}
        hint={t('company.holdsAtOnce')}
        error={checked && percent === null ? t('company.percentWrong') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
