import { PartNumberFileDialog } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/texts/t.ts';

interface FileDialogProps {
  readonly companyId: number;
  readonly onClose: () => void;
}

/** Import of a company's part numbers from a file. */
export function FileDialog({ companyId, onClose }: FileDialogProps) {
  const params = { id: companyId };
  return (
    <PartNumberFileDialog
      compareFile={({ file }) => api.partNumbers.compareFile({ params, file })}
      importFile={({ file }) => api.partNumbers.importFile({ params, file })}
      onImported={(count) => {
        showToast({ title: t('imports.imported'), text: t('unit.rows', { count }) });
        void queryClient.invalidateQueries({ queryKey: ['part-numbers'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
