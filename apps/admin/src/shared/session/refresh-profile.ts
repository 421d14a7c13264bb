import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from './profile.ts';

/** Loads the profile again. Where person or rights have changed, all cached answers are dropped and the visible ones reloaded. */
export async function refreshProfile(queries: QueryClient): Promise<void> {
  const { queryKey } = profileQuery;
  const before = queries.getQueryData(queryKey);
  if (!before) return queries.invalidateQueries({ queryKey });
  // One that is under way asks who was here before.
  await queries.cancelQueries({ queryKey });
  const after = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
  if (JSON.stringify(before.userData) === JSON.stringify(after.userData)) return;
  const isOfOthers = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) => name !== queryKey[0];
  queries.removeQueries({ type: 'inactive', predicate: isOfOthers });
  await queries.resetQueries({ predicate: isOfOthers });
}
