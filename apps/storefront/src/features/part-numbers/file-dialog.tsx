import { useQueryClient } from '@tanstack/react-query';
import { PartNumberFileDialog } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ALL_NUMBERS, calls } from './queries.ts';

/** Import of the own company's part numbers from a file. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <PartNumberFileDialog
      compareFile={calls.compareFile}
      importFile={calls.importFile}
      onImported={(count) => {
        showToast({ title: t('sign.saved'), text: t('partNumbers.imported', { count }) });
        void queries.invalidateQueries({ queryKey: ALL_NUMBERS });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
