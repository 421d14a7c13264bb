import { useMutation } from '@tanstack/react-query';
import { IconCheck, IconX } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { ModeratedReview } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import type { ListHandle } from '../../shared/list/definition.ts';
import { RowButton } from '../../shared/record/row-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { decide, type Decision } from './decide.ts';

interface DecisionCellProps {
  readonly review: ModeratedReview;
  readonly list: ListHandle<ModeratedReview>;
}

/** The buttons to publish and reject, without the current state. */
export function DecisionCell({ review, list }: DecisionCellProps) {
  const { author, state } = review;
  const change = useMutation({
    mutationFn: (decision: Decision) => decide(review, decision),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    // Also after a refusal: the author may have changed the review.
    onSettled: list.reload,
  });
  return (
    <span className="sj-row sj-g4">
      {state !== 'published' && (
        <RowButton
          label={t('reviews.publishThis', { author })}
          icon={IconCheck}
          disabled={change.isPending}
          onClick={() => change.mutate('published')}
        />
      )}
      {state !== 'rejected' && (
        <RowButton
          label={t('reviews.rejectThis', { author })}
          icon={IconX}
          disabled={change.isPending}
          onClick={() => change.mutate('rejected')}
        />
      )}
    </span>
  );
}
