import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { companies, type MemberRights, type OrderingSettings } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';

const calls = clientFor(companies, transport);

/** Who orders for the company and up to which amounts. */
export const orderingQuery = queryOptions({
  queryKey: ['company', 'ordering'],
  queryFn: async ({ signal }): Promise<OrderingSettings> => (await calls.ordering({ signal })).data,
});

/** Whether somebody else was faster. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

interface SavedRights extends MemberRights {
  readonly id: number;
  readonly version: number;
}

/** Saves what a person may do; where somebody else was faster, fetches what holds now. The caller shows `error`. */
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
    // It stands in the dialog.
    onError: (error) => (isChangedMeanwhile(error) ? reload() : undefined),
  });
}

/** Says whether admins may approve their own orders. */
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
