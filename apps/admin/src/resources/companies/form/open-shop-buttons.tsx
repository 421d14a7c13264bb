import { useMutation } from '@tanstack/react-query';
import { IconEye, IconPhone, IconShoppingCart } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { ImpersonationMode } from '@sjaj/contract';
import { Button, ButtonLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';

interface OpenShopInput {
  readonly mode: ImpersonationMode;
  /** Opened by the click itself: browsers block a window that opens after an answer. */
  readonly tab: Window | null;
}

/** Opens the shop as the company sees it, or to order for it, in a tab with a session of its own. */
export function OpenShopButtons({ companyId }: { readonly companyId: number }) {
  const open = useMutation({
    mutationFn: async ({ mode }: OpenShopInput) =>
      (await api.companies.openShop({ params: { id: companyId }, body: { mode } })).data,
    onSuccess: ({ token }, { mode, tab }) => {
      const address = `/auth/acting#${token}${mode === 'order' ? ',quick-order' : ''}`;
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    },
    onError: (error, { tab }) => {
      tab?.close();
      showFailure(error);
    },
  });
  const begin = (mode: ImpersonationMode) => open.mutate({ mode, tab: window.open('', '_blank') });
  return (
    <>
      <Allowed to="viewAsCustomer">
        <Button
          variant="line"
          size="sm"
          icon={<IconEye size={16} aria-hidden="true" />}
          busy={open.isPending}
          onClick={() => begin('view')}
        >
          {t('company.viewAs')}
        </Button>
      </Allowed>
      <Allowed to="orderForCustomers">
        <ButtonLink
          href={`/orders/new?company=${companyId}`}
          variant="line"
          size="sm"
          icon={<IconPhone size={16} aria-hidden="true" />}
        >
          {t('company.newOrder')}
        </ButtonLink>
        <Button
          variant="line"
          size="sm"
          icon={<IconShoppingCart size={16} aria-hidden="true" />}
          busy={open.isPending}
          onClick={() => begin('order')}
        >
          {t('company.orderFor')}
        </Button>
      </Allowed>
    </>
  );
}
