import { useState } from 'react';
import { IconDots, IconFileTypePdf, IconPencil, IconTrash } from '@tabler/icons-react';
import type { SavedCart } from '@sjaj/contract';
import { buttonClass, ConfirmDialog, Dropdown } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { SavedCartDialog } from '../../shared/save-cart-dialog.tsx';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { useDeleteSavedCart, usePriceList } from './queries.ts';

/** What may be done with a saved cart besides ordering it. */
export function SavedCartMenu({ saved }: { readonly saved: SavedCart }) {
  const [asks, setAsks] = useState<'change' | 'delete' | null>(null);
  const remove = useDeleteSavedCart();
  const priceList = usePriceList();
  const showsPrices = useCanViewPrices();
  const { id, title, note, isShared, mayChange } = saved;
  const none = () => setAsks(null);
  const choose = (what: 'change' | 'delete', close: () => void) => {
    close();
    setAsks(what);
  };
  return (
    <>
      <Dropdown
        label={t('savedCarts.more', { title })}
        triggerClass={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
        trigger={<IconDots size={18} aria-hidden="true" />}
      >
        {(close) => (
          <div className="sj-menu">
            <button
              type="button"
              onClick={() => {
                close();
                priceList.mutate(saved);
              }}
            >
              <IconFileTypePdf size={16} aria-hidden="true" />
              {t(showsPrices ? 'savedCarts.priceList' : 'savedCarts.goodsList')}
            </button>
            {mayChange && (
              <>
                <button type="button" onClick={() => choose('change', close)}>
                  <IconPencil size={16} aria-hidden="true" />
                  {t('savedCarts.change')}
                </button>
                <button type="button" onClick={() => choose('delete', close)}>
                  <IconTrash size={16} aria-hidden="true" />
                  {t('action.delete')}
                </button>
              </>
            )}
          </div>
        )}
      </Dropdown>
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
