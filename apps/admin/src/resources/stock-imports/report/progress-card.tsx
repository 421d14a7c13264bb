import { useMutation } from '@tanstack/react-query';
import { IconPlayerStop } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { StockImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, Panel, ProgressBar } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

/** The progress of a running import and the button to stop it. */
export function ProgressCard({ file }: { readonly file: StockImport }) {
  const { id, planned, changes } = file;
  const dealt = planned - changes;
  const { queryKey } = importQuery(id);
  const stop = useMutation({
    mutationFn: async () => {
      // A pending poll would restore the previous state.
      await queryClient.cancelQueries({ queryKey });
      return (await api.stockImports.stop({ params: { id } })).data;
    },
    onSuccess: (stopped) => queryClient.setQueryData(queryKey, stopped),
    onError: (error) => {
      showFailure(error);
      // The import has ended, or a colleague has stopped it.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const text =
    dealt === 0
      ? t('imports.starting')
      : t('imports.progress', { done: formatNumber(dealt), planned: formatNumber(planned) });
  return (
    <Panel flush className="adm-import-progress">
      <div>
        <b className="sj-num">{text}</b>
        <ProgressBar label={t('imports.goingIn')} share={planned === 0 ? 1 : dealt / planned} />
        <span className="sj-sm sj-t2">{t('imports.mayLeave')}</span>
      </div>
      <Button
        variant="line"
        icon={<IconPlayerStop size={16} aria-hidden="true" />}
        busy={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {t('imports.stop')}
      </Button>
    </Panel>
  );
}
