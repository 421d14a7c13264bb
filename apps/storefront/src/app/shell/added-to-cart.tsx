import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { lazyPart } from '@sjaj/ui';
import { offerSheet, useAddition } from '../../shared/added-to-cart.ts';
import { useIsPhone } from '../../shared/page/use-is-phone.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';

const AddedSheet = lazyPart(
  async () => {
    const [{ AddedSheet }] = await Promise.all([import('../../features/cart/header.ts'), accountTexts()]);
    return AddedSheet;
  },
  { quiet: true },
);

/** On phones a sheet tells what was added. The cart itself shows it anyway, and a wide screen has room for a toast. */
export function AddedToCart() {
  const { pathname } = useLocation();
  const isOffered = useIsPhone() && pathname !== '/shopping-cart';
  const addition = useAddition();
  // Another page takes the sheet away.
  useEffect(() => (isOffered ? offerSheet() : undefined), [isOffered, pathname]);
  return isOffered && addition && <AddedSheet addition={addition} />;
}
