import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { queryClient } from '../api/query-client.ts';

/** Sends a decision on an import or a change and shows its outcome under the key of its query; a colleague may have decided first. */
export const useDecision = <View>(queryKey: readonly unknown[], decide: () => Promise<{ readonly data: View }>) =>
  useMutation({
    mutationFn: async () => {
      // A pending poll would restore the previous state.
      await queryClient.cancelQueries({ queryKey });
      return (await decide()).data;
    },
    onSuccess: (decided) => queryClient.setQueryData(queryKey, decided),
    onError: (error) => {
      showFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
