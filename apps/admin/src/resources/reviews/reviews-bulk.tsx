import { useMutation } from '@tanstack/react-query';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ModeratedReview } from '@sjaj/contract';
import { Button, showToast } from '@sjaj/ui';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { decideAll, type Decision } from './decide.ts';

/** Publishes or rejects the chosen reviews. */
export function ReviewsBulk({ rows, reload, onDone }: BulkProps<ModeratedReview>) {
  const change = useMutation({
    mutationFn: (decision: Decision) => decideAll(rows, decision),
    onSuccess: ({ done, refusals }) => {
      showToast({ title: t('sign.saved'), text: t('reviews.decidedCount', { count: done }) });
      for (const refusal of refusals) showToast({ tone: 'warn', title: refusal });
      reload();
      onDone();
    },
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      <Button
        size="sm"
        icon={<IconCheck size={16} aria-hidden="true" />}
        busy={change.isPending}
        onClick={() => change.mutate('published')}
      >
        {t('action.publish')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconX size={16} aria-hidden="true" />}
        disabled={change.isPending}
        onClick={() => change.mutate('rejected')}
      >
        {t('action.reject')}
      </Button>
    </>
  );
}
