import { Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useMailCounts } from './queries.ts';

/** Mails are kept where the shop has no mail server: nobody receives them, and invitations go by hand. */
export function KeptNotice() {
  const { kept = 0 } = useMailCounts();
  if (kept === 0) return null;
  return (
    <div className="mail-kept">
      <Notice tone="warn">{t('mails.keptHint')}</Notice>
    </div>
  );
}
