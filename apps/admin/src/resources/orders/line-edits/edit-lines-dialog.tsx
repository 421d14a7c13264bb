import './edit-lines.css';
import { useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import type { AdminArticleRow, AdminOrder } from '@sjaj/contract';
import { Notice, showToast, TextArea } from '@sjaj/ui';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { isMoved } from '../../../shared/orders/change-status.ts';
import { t } from '../../../shared/texts/t.ts';
import { type EditDraft, EMPTY_DRAFT, requestOf, withArticle } from './edit-lines.logic.ts';
import { EditLinesTable } from './edit-lines-table.tsx';
import { EditSums } from './edit-sums.tsx';
import { useEditPreview, useSaveEdit } from './edit-lines-queries.ts';

interface EditLinesDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

const LONGEST_REASON = 500;

/** Changes, adds and takes out lines. The server says what it comes to while one types. */
export function EditLinesDialog({ order, onClose }: EditLinesDialogProps) {
  const [draft, setDraft] = useState<EditDraft>(EMPTY_DRAFT);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const request = requestOf(order, draft);
  const { preview, error, isCurrent } = useEditPreview(order, request);
  const save = useSaveEdit(order, onClose);
  const errors = fieldErrors(error);
  const add = (article: AdminArticleRow): void => {
    const next = withArticle(order, draft, article);
    if (next) setDraft(next);
    else showToast({ tone: 'warn', title: t('orders.editHasArticle', { code: article.code }) });
  };
  const submit = (): void => {
    setTried(true);
    if (request && isCurrent && !error && reason.trim() !== '') save.mutate({ ...request, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={t('orders.editTitle', { number: order.orderNumber })}
      verb={t('orders.editSave')}
      size="lg"
      error={problemOf(save.error ?? (error && Object.keys(errors).length === 0 ? error : null))}
      isSending={save.isPending}
      isChanged={draft !== EMPTY_DRAFT}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="sj-sm sj-t2">{t('orders.editHint')}</p>
      <EditLinesTable order={order} draft={draft} preview={preview} errors={errors} onChange={setDraft} />
      <ArticleField key={draft.added.length} label={t('orders.editAdd')} chosen={null} onChoose={add} />
      {isTried && request === null && <Notice tone="warn">{t('orders.editNothing')}</Notice>}
      <EditSums order={order} preview={preview} isCurrent={isCurrent} />
      <TextArea
        label={t('orders.reason')}
        hint={t('orders.reasonHint')}
        maxLength={LONGEST_REASON}
        rows={2}
        value={reason}
        error={isTried && reason.trim() === '' ? t('validation.required', { field: t('orders.reason') }) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function problemOf(error: Error | null): string | null {
  if (!error) return null;
  return isMoved(error) ? t('orders.editMoved') : messageOf(error);
}
