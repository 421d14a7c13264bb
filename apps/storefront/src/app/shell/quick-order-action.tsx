import { IconBolt } from '@tabler/icons-react';
import { useUiLink, VisuallyHidden } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';

/** The link to the quick order by article codes. */
export function QuickOrderAction() {
  const Link = useUiLink();
  return (
    <Link href="/quick-order" className="shop-action sj-notphone">
      <ActionIcon icon={<IconBolt size={22} />} />
      {/* The words leave a narrow header; the name stays. */}
      <VisuallyHidden>{t('frame.quickOrder')}</VisuallyHidden>
      <span className="shop-action-words" aria-hidden="true">
        <b>{t('frame.quickOrder')}</b>
        <small>{t('frame.quickOrderHint')}</small>
      </span>
    </Link>
  );
}
