import { IconBolt } from '@tabler/icons-react';
import { useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';

/** The way to the quick order, for whoever knows the codes. */
export function QuickOrderAction() {
  const Link = useUiLink();
  // The words leave a narrow header; the name stays, and holds them all where they show.
  const name = `${t('frame.quickOrder')} ${t('frame.quickOrderHint')}`;
  return (
    <Link href="/quick-order" className="shop-action sj-notphone" aria-label={name}>
      <ActionIcon icon={<IconBolt size={22} />} />
      <span className="shop-action-words">
        <b>{t('frame.quickOrder')}</b>
        <small>{t('frame.quickOrderHint')}</small>
      </span>
    </Link>
  );
}
