import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clientFor } from '@sjaj/client';
import { auth, type ImpersonatedCompany, impersonation } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { rememberCanOrder } from '../../shared/session/buyer.ts';
import { refreshProfile } from '../../shared/session/profile.ts';
import { endSession } from '../../shared/session/token.ts';

const calls = clientFor(impersonation, transport);

/** The companies that the representative may buy for. */
export const companiesQuery = queryOptions({
  queryKey: ['impersonation'],
  queryFn: async ({ signal }): Promise<readonly ImpersonatedCompany[]> => (await calls.companies({ signal })).data,
});

/**
 * Buys for a company from now on; for nobody with null. What was on the screen belongs to the one before: the page is left, and sends what it still
 * has to send, before the other one is chosen.
 */
export function useImpersonation() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (companyId: number | null) => {
      await navigate({ to: '/' });
      const { info } = companyId === null ? await calls.end() : await calls.begin({ body: { companyId } });
      rememberCanOrder(companyId !== null);
      await refreshProfile(queries);
      return info?.message;
    },
    onSuccess: (title) => title && showToast({ title }),
  });
}

/** Ends a session that staff have opened from a company's record, and leads back to it. */
export async function endOpenedShop(companyId: number): Promise<void> {
  await clientFor(auth, transport).logout();
  window.location.assign(`/admin/companies/${companyId}`);
  endSession('ended');
}
