import type { ReactNode } from 'react';
import { IconShoppingCart } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { useIsRetail } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './buy.module.css';
import type { Selection } from './use-selection.ts';

interface AddButtonProps {
  readonly selection: Selection;
  readonly children: ReactNode;
}

/** The button that adds what is chosen to the cart. */
export const AddButton = ({ selection, children }: AddButtonProps) => (
  <Button
    size="lg"
    full
    className={styles['add']}
    busy={selection.busy}
    disabled={!selection.valid}
    icon={<IconShoppingCart size={18} aria-hidden="true" />}
    onClick={() => void selection.add()}
  >
    {children}
  </Button>
);

/** What the total of a selection is called: with VAT for people who buy for themselves. */
export const useTotalTerm = (): string => t(useIsRetail() ? 'price.totalWithVat' : 'price.totalWithoutVat');
