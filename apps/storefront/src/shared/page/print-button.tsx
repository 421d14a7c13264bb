import { IconPrinter } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Prints the page as it is. */
export function PrintButton() {
  return (
    <Button variant="line" size="sm" icon={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
      {t('action.print')}
    </Button>
  );
}
