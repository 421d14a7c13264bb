import { IconPlayerStop } from '@tabler/icons-react';
import type { StockImport } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { ProgressPanel } from '../../../shared/imports/progress-panel.tsx';
import { useDecision } from '../../../shared/imports/use-decision.ts';
import { t } from '../../../shared/texts/t.ts';
import { importQuery } from '../queries.ts';

/** The progress of a running import and the button to stop it. */
export function ProgressCard({ file: { id, planned, changes } }: { readonly file: StockImport }) {
  const stop = useDecision(importQuery(id).queryKey, () => api.stockImports.stop({ params: { id } }));
  return (
    <ProgressPanel label={t('imports.goingIn')} done={planned - changes} planned={planned}>
      <Button
        variant="line"
        icon={<IconPlayerStop size={16} aria-hidden="true" />}
        busy={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {t('imports.stop')}
      </Button>
    </ProgressPanel>
  );
}
