import { IconCheck, IconX } from '@tabler/icons-react';
import type { ModeratedReview } from '@sjaj/contract';
import { type BulkAct, BulkActs } from '../../shared/list/bulk-acts.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { decide, type Decision } from './decide.ts';

const deciding = (state: Decision): Pick<BulkAct<ModeratedReview>, 'key' | 'applies' | 'run'> => ({
  key: state,
  applies: (review) => review.state !== state,
  run: (review) => decide(review, state),
});

/** Publishes or rejects the selected reviews. */
export function ReviewsBulk(props: BulkProps<ModeratedReview>) {
  return (
    <BulkActs
      {...props}
      counted={(count) => t('reviews.decidedCount', { count })}
      acts={[
        {
          ...deciding('published'),
          label: t('action.publish'),
          icon: <IconCheck size={16} aria-hidden="true" />,
        },
        { ...deciding('rejected'), label: t('action.reject'), icon: <IconX size={16} aria-hidden="true" /> },
      ]}
    />
  );
}
