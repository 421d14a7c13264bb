import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { RecordImport, RecordImportKind } from '@sjaj/contract';
import { Panel, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { ColumnsCard } from '../columns-card.tsx';
import { type ColumnsDraft, columnsQuery, draftOfStored } from '../columns.logic.ts';
import { importQuery } from '../queries.ts';

interface StoredColumnsProps {
  readonly file: RecordImport;
  readonly kind: RecordImportKind;
  readonly onClose: () => void;
}

/** The columns of a compared file, to be chosen again without sending the file once more. */
export function StoredColumns({ file: { id, fileName }, kind, onClose }: StoredColumnsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['record-imports', 'columns', id],
    queryFn: async ({ signal }) => (await api.recordImports.columns({ params: { id } }, { signal })).data,
    // What a colleague has chosen meanwhile is shown when it is opened again.
    gcTime: 0,
  });
  const compare = useMutation({
    mutationFn: async (draft: ColumnsDraft) =>
      (await api.recordImports.compareAgain({ params: { id }, body: columnsQuery(draft, kind) })).data,
    onSuccess: (compared) => {
      queryClient.setQueryData(importQuery(id).queryKey, compared);
      void queryClient.invalidateQueries({ queryKey: listKey('record-imports') });
      // The lines, too.
      void queryClient.invalidateQueries({ queryKey: ['record-imports'] });
      onClose();
    },
    // The error is shown above the columns.
    onError: () => undefined,
  });
  if (error && !data) {
    return (
      <Panel>
        <FailureState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data) return <Skeleton height={360} radius={12} />;
  return (
    <ColumnsCard
      fileName={fileName}
      kind={kind}
      preview={data.preview}
      chosen={draftOfStored(data)}
      isComparing={compare.isPending}
      error={compare.error && messageOf(compare.error)}
      onCompare={(draft) => compare.mutate(draft)}
      back={{ label: t('action.cancel'), onPress: onClose }}
    />
  );
}
