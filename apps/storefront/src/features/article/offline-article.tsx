import { IconCloudOff } from '@tabler/icons-react';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** An article that this device has not opened before, while there is no connection; it is asked for when there is one again. */
export function OfflineArticle() {
  return (
    <EmptyState
      page
      icon={<IconCloudOff size={28} />}
      title={t('states.articleOffline')}
      text={t('states.articleOfflineHint')}
      actions={
        <>
          <ButtonLink href="/shopping-cart">{t('frame.cart')}</ButtonLink>
          <ButtonLink href="/" variant="line">
            {t('states.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
