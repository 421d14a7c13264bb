import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, useDebounced, useSendOnce } from '@sjaj/app-kit';
import type { AdminPriceList, PriceListPlan } from '@sjaj/contract';
import { Notice, SegmentedControl, showToast, Skeleton, Table, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { UNDO_MS } from '../../../shared/prices/undo.ts';
import { t } from '../../../shared/texts/t.ts';
import { changeOf, type Direction } from './percent.logic.ts';
import { useUndoChange } from './use-undo-change.ts';

interface PercentDialogProps {
  readonly list: AdminPriceList;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
}

/** Raises or lowers all prices of the list by a percentage, with what comes of it before it is saved. */
export function PercentDialog({ list, reload, onClose }: PercentDialogProps) {
  const [direction, setDirection] = useState<Direction>('raise');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const percent = changeOf(direction, typed);
  const planned = useDebounced(percent);
  const params = { id: list.id };
  const plan = useQuery({
    queryKey: ['priceLists', 'items', list.id, 'plan', planned],
    enabled: planned !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.priceLists.planChange({ params, body: { percent: planned ?? 0 } }, { signal })).data,
  });
  const isPlanned = planned === percent && !plan.isPlaceholderData;
  const undo = useUndoChange({ listId: list.id, reload });
  const change = useMutation({
    mutationFn: async (confirmedBelowCost: number) => {
      const body = { percent: percent ?? 0, confirmedBelowCost };
      const send = (idempotencyKey: string) => api.priceLists.changePrices({ params, body, idempotencyKey });
      return (await sendOnce(body, send)).data;
    },
    onSuccess: async ({ changed, id }) => {
      onClose();
      const undoing = id !== null && { lastsMs: UNDO_MS, onUndo: () => undo.mutate(id) };
      showToast({ tone: 'done', title: t('priceLists.changed', { count: changed }), text: list.name, ...undoing });
      await reload();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  return (
    <FormDialog
      title={t('priceLists.changeAll')}
      error={change.isError ? messageOf(change.error) : null}
      isSending={change.isPending}
      verb={t(plan.data && plan.data.belowCost > 0 ? 'priceCheck.saveAnyway' : 'priceLists.change')}
      onSubmit={() => {
        setTried(true);
        if (percent !== null && isPlanned && plan.data) change.mutate(plan.data.belowCost);
      }}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('priceLists.direction')}
        value={direction}
        options={(['raise', 'lower'] as const).map((one) => ({ value: one, label: t(`priceLists.${one}`) }))}
        onChange={setDirection}
      />
      <TextField
        label={t('priceLists.percent')}
        inputMode="decimal"
        autoComplete="off"
        className="adm-amount"
        end={<span className="adm-unit">%</span>}
        error={(isTried || typed !== '') && percent === null ? t('priceLists.percentWrong') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {plan.error && percent !== null && <Notice tone="error">{messageOf(plan.error)}</Notice>}
      {percent !== null && plan.isLoading && <Skeleton height={120} />}
      {percent !== null && plan.data && <Plan plan={plan.data} />}
    </FormDialog>
  );
}

function Plan({ plan: { changed, belowCost, sample } }: { readonly plan: PriceListPlan }) {
  return (
    <div className="sj-col sj-g12">
      <p className="sj-sm" role="status">
        {t('priceLists.willChange', { count: changed })}
      </p>
      {belowCost > 0 && <Notice tone="warn">{t('promotions.planBelowCost', { count: belowCost })}</Notice>}
      {sample.length > 0 && (
        <div className="adm-price-list-sample">
          <Table caption={t('priceLists.changeAll')} dense>
            <thead>
              <tr>
                <th scope="col">{t('company.article')}</th>
                <th scope="col" className="sj-right">
                  {t('priceCheck.before')}
                </th>
                <th scope="col" className="sj-right">
                  {t('priceCheck.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {sample.map(({ code, title, before, after }) => (
                <tr key={code}>
                  <td className="adm-price-list-article">
                    <span className="sj-ell adm-block">{title}</span>
                    <span className="sj-xs sj-t2 adm-block">{code}</span>
                  </td>
                  <td className="sj-right sj-num sj-nw">{amountText(before)}</td>
                  <td className="sj-right sj-num sj-nw">
                    <b>{amountText(after)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </div>
  );
}
