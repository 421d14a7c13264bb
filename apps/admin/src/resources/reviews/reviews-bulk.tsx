import { IconCheck, IconX } from '@tabler/icons-react';
import type { ModeratedReview } from '@sjaj/contract';
import { type BulkAction, BulkActions } from '../../shared/list/bulk-actions.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { decide, type Decision } from './decide.ts';

const actionFor = (state: Decision): Pick<BulkAction<ModeratedReview>, 'key' | 'applies' | 'run'> => ({
  key: state,
  applies: (review) => review.state !== state,
  run: (review) => decide(review, state),
});

/** Publishes or rejects the selected reviews. */
export function ReviewsBulk(props: BulkProps<ModeratedReview>) {
  return (
    <BulkActions
      {...props}
      doneText={(count) => t('reviews.decidedCount', { count })}
      actions={[
        {
          ...actionFor('published'),
          label: t('action.publish'),
          icon: <IconCheck size={16} aria-hidden="true" />,
        },
        { ...actionFor('rejected'), label: t('action.reject'), icon: <IconX size={16} aria-hidden="true" /> },
      ]}
    />
  );
}
