import { useState } from 'react';
import { IconDots, IconFileTypePdf, IconPencil, IconSend, IconTag, IconTrash } from '@tabler/icons-react';
import type { SavedCart } from '@sjaj/contract';
import { buttonClass, ConfirmDialog, Menu, type MenuItem } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { LabelDialog } from '../../shared/labels/label-dialog.tsx';
import { SavedCartDialog } from '../../shared/save-cart-dialog.tsx';
import { ProposeDialog } from '../../shared/propose/propose-dialog.tsx';
import { useCanViewPrices, useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { useDeleteSavedCart, usePriceList } from './queries.ts';

/** Other actions on a saved cart. */
export function SavedCartMenu({ saved }: { readonly saved: SavedCart }) {
  const [asks, setAsks] = useState<'change' | 'delete' | 'labels' | 'propose' | null>(null);
  const remove = useDeleteSavedCart();
  const priceList = usePriceList();
  const showsPrices = useCanViewPrices();
  const { companyId } = useProfile().userData;
  const { id, title, note, isShared, mayChange } = saved;
  const none = () => setAsks(null);
  const items: MenuItem[] = [
    {
      key: 'priceList',
      label: t(showsPrices ? 'savedCarts.priceList' : 'savedCarts.goodsList'),
      icon: <IconFileTypePdf size={16} aria-hidden="true" />,
      onSelect: () => priceList.mutate(saved),
    },
    {
      key: 'labels',
      label: t('articleLabels.title'),
      icon: <IconTag size={16} aria-hidden="true" />,
      onSelect: () => setAsks('labels'),
    },
  ];
  if (companyId !== null) {
    items.push({
      key: 'propose',
      label: t('proposal.title'),
      icon: <IconSend size={16} aria-hidden="true" />,
      onSelect: () => setAsks('propose'),
    });
  }
  if (mayChange) {
    items.push(
      {
        key: 'change',
        label: t('savedCarts.change'),
        icon: <IconPencil size={16} aria-hidden="true" />,
        onSelect: () => setAsks('change'),
      },
      {
        key: 'delete',
        label: t('action.delete'),
        icon: <IconTrash size={16} aria-hidden="true" />,
        onSelect: () => setAsks('delete'),
      },
    );
  }
  return (
    <>
      <Menu
        label={t('savedCarts.more', { title })}
        triggerClass={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
        trigger={<IconDots size={18} aria-hidden="true" />}
        items={items}
      />
      {asks === 'labels' && <LabelDialog source={{ kind: 'savedCart', id }} onClose={none} />}
      {asks === 'propose' && <ProposeDialog proposal={{ savedCartId: id }} onClose={none} />}
      {asks === 'change' && (
        <SavedCartDialog
          heading={t('savedCarts.change')}
          start={{ title, note: note ?? '', isShared }}
          onSave={(body) => api.documents.update({ params: { id }, body })}
          onClose={none}
        />
      )}
      <ConfirmDialog
        title={t('savedCarts.deleteQuestion', { title })}
        open={asks === 'delete'}
        danger
        busy={remove.isPending}
        confirmLabel={t('savedCarts.delete')}
        onConfirm={() => remove.mutate(saved, { onSettled: none })}
        onClose={none}
      >
        <p>{t('savedCarts.deleteHint')}</p>
      </ConfirmDialog>
    </>
  );
}
