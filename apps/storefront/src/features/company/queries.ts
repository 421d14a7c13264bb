import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import {
  branches,
  companies,
  type DeputyForm,
  type Invitation,
  type MemberForm,
  type MemberRights,
  type OrderingSettings,
} from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { deputyCalls } from '../../shared/company/deputies-query.ts';

const calls = clientFor(companies, transport);
const branchCalls = clientFor(branches, transport);

const COMPANY = ['company'];

/** Members of the company with their limits. */
export const orderingQuery = queryOptions({
  queryKey: ['company', 'ordering'],
  queryFn: async ({ signal }): Promise<OrderingSettings> => (await calls.ordering({ signal })).data,
});

/** Whether another user has saved a newer version. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

/** Who has changed people, limits and approval, newest first. */
export const historyQuery = (pageSize: 5 | 48) =>
  queryOptions({
    queryKey: ['company', 'history', pageSize],
    queryFn: ({ signal }) => calls.history({ body: { pageSize } }, { signal }),
  });

interface SavedRights extends MemberRights {
  readonly id: number;
  readonly version: number;
}

/** Saves a member's rights and limits. On a version conflict fetches the current ones. The caller shows `error`. */
export function useSaveRights(onSaved: () => void) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: COMPANY });
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

interface SavedMember extends MemberForm {
  readonly id: number;
  readonly isActive: boolean;
  readonly version: number;
}

/** Saves name, phone, role and state of a colleague. The caller shows `error`. */
export function useSaveMember(onSaved: () => void) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: COMPANY });
  return useMutation({
    mutationFn: ({ id, ...body }: SavedMember) => calls.saveMember({ params: { id }, body }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ title: info.message });
      onSaved();
      await reload();
    },
    // The dialog shows the error.
    onError: (error) => (isChangedMeanwhile(error) ? reload() : undefined),
  });
}

/** Invites a colleague once, however often the button is pressed. The caller shows `error`. */
export function useInvite(onSent: () => void) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (body: Invitation) => sendOnce(body, (idempotencyKey) => calls.invite({ body, idempotencyKey })),
    onSuccess: async ({ info }) => {
      if (info) showToast({ title: info.message });
      onSent();
      await queries.invalidateQueries({ queryKey: COMPANY });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
}

/** Mails an invitation again. */
export function useInviteAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => calls.sendLink({ params: { id } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ title: info.message });
      return queries.invalidateQueries({ queryKey: COMPANY });
    },
    onError: showFailure,
  });
}

/** Names a deputy once, however often the button is pressed. The caller shows `error`. */
export function useNameDeputy(onNamed: () => void) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (body: DeputyForm) => sendOnce(body, (idempotencyKey) => deputyCalls.name({ body, idempotencyKey })),
    onSuccess: async ({ info }) => {
      if (info) showToast({ title: info.message });
      onNamed();
      await queries.invalidateQueries({ queryKey: COMPANY });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
}

/** Ends a deputy before the last day. The caller shows `error`. */
export function useEndDeputy(onEnded: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deputyCalls.end({ params: { id } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ title: info.message });
      onEnded();
      await queries.invalidateQueries({ queryKey: COMPANY });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
}

/** The branches of the company and who orders for which. */
export const branchesQuery = queryOptions({
  queryKey: ['company', 'branches'],
  queryFn: async ({ signal }) => (await branchCalls.list({ signal })).data,
});

interface SavedBranches {
  readonly id: number;
  readonly isLimited: boolean;
  readonly addressIds: number[];
  readonly seesOrders: boolean;
  readonly picksUp: boolean;
}

/** Says for which branches a colleague orders. The caller shows `error`. */
export function useSaveBranches(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SavedBranches) => branchCalls.saveMember({ params: { id }, body }),
    onSuccess: async ({ data, info }) => {
      queries.setQueryData(branchesQuery.queryKey, data);
      if (info) showToast({ title: info.message });
      onSaved();
      await queries.invalidateQueries({ queryKey: COMPANY });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
}
