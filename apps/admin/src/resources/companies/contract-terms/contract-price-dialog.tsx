import { useState } from 'react';
import { messageOf } from '@sjaj/app-kit';
import type { ContractPrice } from '@sjaj/contract';
import { TextField } from '@sjaj/ui';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { amountText, kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../queries.ts';
import { priceOf } from './amounts.logic.ts';
import { useContractPrice } from './use-contract-price.ts';

interface ContractPriceDialogProps {
  readonly companyId: number;
  /** Null for a new record. */
  readonly agreed: ContractPrice | null;
  readonly onClose: () => void;
}

/** The article and its contract price per unit. */
export function ContractPriceDialog({ companyId, agreed, onClose }: ContractPriceDialogProps) {
  const [code, setCode] = useState(agreed?.code ?? '');
  const [typed, setTyped] = useState(amountText(agreed?.price ?? null));
  const [checked, setChecked] = useState(false);
  const price = priceOf(typed);
  const { save, dialog } = useContractPrice({ companyId, agreed, onSaved: onClose });
  const onSubmit = (): void => {
    setChecked(true);
    if (price !== null && code.trim() !== '') save.mutate({ code: code.trim(), price });
  };
  // Implausible prices are confirmed in a separate dialog.
  const refusal = dialog ? null : save.error;
  const error = refusal && (isChangedMeanwhile(refusal) ? t('company.changedMeanwhile') : messageOf(refusal));
  const listed = agreed ? `${agreed.title} · ${t('company.listPrice')} ${kmText(agreed.listPrice)}` : undefined;
  return (
    <FormDialog
      title={t(agreed ? 'company.editPrice' : 'company.addPrice')}
      error={error}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('company.articleCode')}
        maxLength={64}
        readOnly={agreed !== null}
        hint={listed}
        error={
          checked && code.trim() === '' ? t('validation.required', { field: t('company.articleCode') }) : undefined
        }
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextField
        label={t('company.contractPrice')}
        inputMode="decimal"
        className="adm-amount"
        end={<span className="adm-unit">{t('article.km')}</span>}
        hint={t('company.holdsAtOnce')}
        error={checked && price === null ? t('validation.amount') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {dialog}
    </FormDialog>
  );
}
