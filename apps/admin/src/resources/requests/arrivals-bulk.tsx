import { IconX } from '@tabler/icons-react';
import type { ArrivalRequest } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { BulkActions } from '../../shared/list/bulk-actions.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

const isOpen = ({ outcome }: ArrivalRequest): boolean => outcome === null;

/** Closes the selected requests without a message to the customer. */
export function ArrivalsBulk(props: BulkProps<ArrivalRequest>) {
  return (
    <BulkActions
      {...props}
      doneText={(count) => t('requests.count', { count })}
      actions={[
        {
          key: 'closed',
          label: t('requests.closeSilently'),
          icon: <IconX size={16} aria-hidden="true" />,
          applies: isOpen,
          run: ({ id }) => api.requests.answerArrival({ params: { id }, body: { outcome: 'closed' } }),
        },
      ]}
    />
  );
}
