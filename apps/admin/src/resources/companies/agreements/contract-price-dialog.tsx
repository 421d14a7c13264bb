import { type FormEvent, useState } from 'react';
import type { ContractPrice } from '@sjaj/contract';
import { Button, Dialog, Notice, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { messageOf } from '../../../shared/api/failure.ts';
import { amountText, kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../queries.ts';
import { priceOf } from './amounts.logic.ts';
import { useSaveAgreement } from './queries.ts';

interface ContractPriceDialogProps {
  readonly companyId: number;
  /** Null for a new one. */
  readonly agreed: ContractPrice | null;
  readonly onClose: () => void;
}

const FORM_ID = 'contract-price';

/** For which article, and what one unit of it costs the company. */
export function ContractPriceDialog({ companyId, agreed, onClose }: ContractPriceDialogProps) {
  const [code, setCode] = useState(agreed?.code ?? '');
  const [typed, setTyped] = useState(amountText(agreed?.price ?? null));
  const [checked, setChecked] = useState(false);
  const price = priceOf(typed);
  const save = useSaveAgreement({
    companyId,
    send: (value: number) =>
      api.agreements.setContractPrice({
        params: { id: companyId },
        body: { code: code.trim(), price: value, seen: agreed?.price ?? null },
      }),
    onSaved: onClose,
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (price !== null && code.trim() !== '' && !save.isPending) save.mutate(price);
  };
  const error = save.error && (isChangedMeanwhile(save.error) ? t('company.changedMeanwhile') : messageOf(save.error));
  const listed = agreed ? `${agreed.title} · ${t('company.listPrice')} ${kmText(agreed.listPrice)}` : undefined;
  return (
    <Dialog
      title={t(agreed ? 'company.editPrice' : 'company.addPrice')}
      open
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="sj-col sj-g16 adm-dialog-form" noValidate onSubmit={onSubmit}>
        {error && <Notice tone="error">{error}</Notice>}
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
      </form>
    </Dialog>
  );
}
