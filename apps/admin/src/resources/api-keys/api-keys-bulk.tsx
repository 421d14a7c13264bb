import { IconBan } from '@tabler/icons-react';
import type { AdminApiKey } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { BulkActions } from '../../shared/list/bulk-actions.tsx';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

/** Ends the chosen keys for good. */
export const ApiKeysBulk = (props: BulkProps<AdminApiKey>) => (
  <BulkActions
    {...props}
    nameOf={({ title }) => title}
    doneText={(count) => t('apiKeys.revokedCount', { count })}
    actions={[
      {
        key: 'revoke',
        label: t('apiKeys.revoke'),
        icon: <IconBan size={16} aria-hidden="true" />,
        applies: ({ revokedAt }) => revokedAt === null,
        run: ({ id }) => api.apiKeys.revoke({ params: { id } }),
        warning: t('apiKeys.revokeManySure'),
      },
    ]}
  />
);
