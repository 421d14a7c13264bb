import { Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useMailCounts } from './queries.ts';

/** Without a mail server mails stay in the shop, in the state `kept`: staff have to pass invitations on by hand. */
export function KeptNotice() {
  const { kept = 0 } = useMailCounts();
  if (kept === 0) return null;
  return (
    <div className="mail-kept">
      <Notice tone="warn">{t('mails.keptHint')}</Notice>
    </div>
  );
}
