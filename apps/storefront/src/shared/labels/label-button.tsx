import { useState } from 'react';
import { IconTag } from '@tabler/icons-react';
import type { LabelSource } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { LabelDialog } from './label-dialog.tsx';

/** Opens the dialog that prints labels for the articles of a list. */
export function LabelButton({ source }: { readonly source: LabelSource }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" icon={<IconTag size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('articleLabels.title')}
      </Button>
      {asks && <LabelDialog source={source} onClose={() => setAsks(false)} />}
    </>
  );
}
