import { useState } from 'react';
import type { PartNumber } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { RowActions } from '../../shared/record/row-actions.tsx';
import { t } from '../../shared/texts/t.ts';
import { PartNumberDialog } from './part-number-dialog.tsx';

interface PartNumberActionsProps {
  readonly companyId: number;
  readonly number: PartNumber;
}

/** Edit and delete. */
export function PartNumberActions({ companyId, number }: PartNumberActionsProps) {
  const [edits, setEdits] = useState(false);
  const { code } = number;
  return (
    <>
      <RowActions
        name={code}
        onEdit={() => setEdits(true)}
        removal={{
          title: t('partNumbers.remove'),
          question: t('partNumbers.removeSure', { code, article: number.articleCode }),
          run: () => api.partNumbers.remove({ params: { id: companyId, numberId: number.id } }),
          onRemoved: () => void queryClient.invalidateQueries({ queryKey: ['part-numbers'] }),
        }}
      />
      {edits && <PartNumberDialog companyId={companyId} number={number} onClose={() => setEdits(false)} />}
    </>
  );
}
