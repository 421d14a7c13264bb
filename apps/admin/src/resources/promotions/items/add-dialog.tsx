import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { PromotionItemsInput, PromotionItemsPlan } from '@sjaj/contract';
import { SegmentedControl, showToast, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type SelectionDraft, type SelectionErrors, selectionInput, EMPTY_SELECTION } from './selection.logic.ts';
import { PlanReport } from './plan-report.tsx';
import { SourceFields } from './source-fields.tsx';

interface AddDialogProps {
  readonly promotionId: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const NO_ERRORS: SelectionErrors = {};

function verbOf(plan: PromotionItemsPlan | undefined) {
  if (!plan) return 'promotions.check' as const;
  return plan.belowCost > 0 ? ('promotions.takeInAnyway' as const) : ('promotions.takeIn' as const);
}

/** Adds articles to the promotion: first a preview of the changes, then the change. */
export function AddDialog({ promotionId, onSaved, onClose }: AddDialogProps) {
  const [draft, setDraft] = useState<SelectionDraft>(EMPTY_SELECTION);
  const [errors, setErrors] = useState(NO_ERRORS);
  const params = { id: promotionId };
  const plan = useMutation({
    mutationFn: async (body: PromotionItemsInput) => (await api.promotions.planItems({ params, body })).data,
    // The dialog shows the error.
    onError: () => undefined,
  });
  const put = useMutation({
    // The preview has shown the number of prices below cost.
    mutationFn: async (body: PromotionItemsInput) =>
      (await api.promotions.putItems({ params, body: { ...body, confirmedBelowCost: plan.data?.belowCost ?? 0 } }))
        .data,
    onSuccess: ({ added, changed }) => {
      onClose();
      showToast({ title: t('sign.saved'), text: t('promotions.takenIn', { added, changed }) });
    },
    onError: () => undefined,
    onSettled: onSaved,
  });
  const change = (more: Partial<SelectionDraft>) => {
    setDraft({ ...draft, ...more });
    setErrors(NO_ERRORS);
    plan.reset();
  };
  const onSubmit = (): void => {
    const result = selectionInput(draft);
    if ('errors' in result) return setErrors(result.errors);
    if (plan.data) put.mutate(result.input);
    else plan.mutate(result.input);
  };
  const error = plan.error ?? put.error;
  const hasWork = !plan.data || plan.data.added + plan.data.changed > 0;
  return (
    <FormDialog
      title={t('promotions.addArticles')}
      error={error && messageOf(error)}
      isSending={plan.isPending || put.isPending}
      verb={t(verbOf(plan.data))}
      onSubmit={hasWork ? onSubmit : onClose}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('promotions.addArticles')}
        value={draft.kind}
        options={[
          { value: 'codes', label: t('promotions.byCodes') },
          { value: 'scope', label: t('promotions.byScope') },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <SourceFields draft={draft} errors={errors} onChange={change} />
      <TextField
        label={t('promotions.percent')}
        optional={draft.kind === 'codes'}
        inputMode="decimal"
        className="adm-amount"
        end={<span className="adm-unit">{'%'}</span>}
        hint={draft.kind === 'codes' ? t('promotions.percentHint') : undefined}
        error={errors.percent ? t('promotions.percentWrong') : undefined}
        value={draft.percent}
        onChange={(event) => change({ percent: event.currentTarget.value })}
      />
      <div role="status">{plan.data && <PlanReport plan={plan.data} />}</div>
    </FormDialog>
  );
}
