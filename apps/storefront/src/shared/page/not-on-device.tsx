import { IconCloudOff } from '@tabler/icons-react';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** A page that this device has not opened before, while there is no connection. */
export function NotOnDevice() {
  return (
    <EmptyState
      page
      icon={<IconCloudOff size={28} />}
      title={t('states.notOnDevice')}
      text={t('states.notOnDeviceHint')}
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
