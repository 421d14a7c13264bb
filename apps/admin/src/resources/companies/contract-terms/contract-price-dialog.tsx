import { useState } from 'react';
import { messageOf } from '@sjaj/app-kit';
import type { AdminArticleRow, ContractPrice } from '@sjaj/contract';
import { DateField, TextField } from '@sjaj/ui';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { amountText, kmText } from '../../../shared/figures/amounts.ts';
import { priceOf } from '../../../shared/prices/prices.logic.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../../../shared/form/changed-meanwhile.ts';
import { useContractPrice } from './use-contract-price.ts';

interface ContractPriceDialogProps {
  readonly companyId: number;
  /** Null for a new record. */
  readonly agreed: ContractPrice | null;
  readonly onClose: () => void;
}

/** The article, its contract price per unit, and the days on which it holds. */
export function ContractPriceDialog({ companyId, agreed, onClose }: ContractPriceDialogProps) {
  const [article, setArticle] = useState<AdminArticleRow | null>(null);
  const [typed, setTyped] = useState(amountText(agreed?.price ?? null));
  const [validFrom, setValidFrom] = useState(agreed?.validFrom ?? '');
  const [validTo, setValidTo] = useState(agreed?.validTo ?? '');
  const [checked, setChecked] = useState(false);
  const price = priceOf(typed);
  const code = agreed?.code ?? article?.code;
  const isPeriodWrong = validFrom !== '' && validTo !== '' && validTo < validFrom;
  const { save, dialog } = useContractPrice({ companyId, agreed, onSaved: onClose });
  const onSubmit = (): void => {
    setChecked(true);
    if (price === null || code === undefined || isPeriodWrong) return;
    save.mutate({ code, price, validFrom: validFrom || null, validTo: validTo || null });
  };
  // Implausible prices are confirmed in a separate dialog.
  const refusal = dialog ? null : save.error;
  const error = refusal && (isChangedMeanwhile(refusal) ? t('company.changedMeanwhile') : messageOf(refusal));
  return (
    <FormDialog
      title={t(agreed ? 'company.editPrice' : 'company.addPrice')}
      error={error}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {agreed ? (
        <TextField
          label={t('company.articleCode')}
          readOnly
          hint={`${agreed.title} · ${t('company.listPrice')} ${kmText(agreed.listPrice)}`}
          value={agreed.code}
        />
      ) : (
        <ArticleField
          label={t('company.article')}
          chosen={article}
          error={checked && article === null ? t('validation.required', { field: t('company.article') }) : undefined}
          onChoose={setArticle}
        />
      )}
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
      <div className="adm-company-period">
        <DateField optional label={t('company.validFrom')} value={validFrom} onChange={setValidFrom} />
        <DateField
          optional
          label={t('company.validTo')}
          error={isPeriodWrong ? t('company.periodWrong') : undefined}
          value={validTo}
          onChange={setValidTo}
        />
      </div>
      {dialog}
    </FormDialog>
  );
}
