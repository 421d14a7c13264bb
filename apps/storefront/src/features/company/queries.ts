import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { companies, type MemberRights, type OrderingSettings } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';

const calls = clientFor(companies, transport);

/** Members of the company with their limits. */
export const orderingQuery = queryOptions({
  queryKey: ['company', 'ordering'],
  queryFn: async ({ signal }): Promise<OrderingSettings> => (await calls.ordering({ signal })).data,
});

/** Whether another user has saved a newer version. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

interface SavedRights extends MemberRights {
  readonly id: number;
  readonly version: number;
}

/** Saves a member's rights and limits. On a version conflict fetches the current ones. The caller shows `error`. */
export function useSaveRights(onSaved: () => void) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: orderingQuery.queryKey });
  return useMutation({
    mutationFn: ({ id, ...body }: SavedRights) => calls.saveRights({ params: { id }, body }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ title: info.message });
      onSaved();
      await reload();
    },
    // The dialog shows the error.
    onError: (error) => (isChangedMeanwhile(error) ? reload() : undefined),
  });
}

/** Sets whether admins may approve their own orders. */
export function useSaveOwnOrders() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<OrderingSettings, 'version' | 'mayApproveOwnOrders'>) => calls.saveOrdering({ body }),
    onSuccess: ({ data, info }) => {
      queries.setQueryData(orderingQuery.queryKey, data);
      if (info) showToast({ title: info.message });
    },
    onError: (error) => {
      showFailure(error);
      return queries.invalidateQueries({ queryKey: orderingQuery.queryKey });
    },
  });
}
