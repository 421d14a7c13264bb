import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { SavedCart } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge, Panel, IconButton, Picture, useAmount } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useVatNote } from '../../shared/session/retail.ts';
import { language, t } from '../../shared/texts/t.ts';
import { LoadButtons } from './load-buttons.tsx';
import { SavedCartLines } from './saved-cart-lines.tsx';
import { SavedCartMenu } from './saved-cart-menu.tsx';
import styles from './saved-carts.module.css';

interface SavedCartPanelProps {
  readonly saved: SavedCart;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One saved cart: articles, current total, and the buttons that load it. */
export function SavedCartPanel({ saved, isOpen, onToggle }: SavedCartPanelProps) {
  const { title } = saved;
  return (
    <Panel flush>
      <div className={styles.head}>
        <div className={styles.pictures}>
          {saved.pictures.map(({ imageUrl, placeholder }, index) => (
            <Picture key={index} src={imageUrl} placeholder={placeholderAddress(placeholder)} size={40} />
          ))}
        </div>
        <Words saved={saved} />
        <Worth saved={saved} />
        <div className={styles.acts}>
          <LoadButtons saved={saved} isStrong={isOpen} />
          <div className={styles.icons}>
            <IconButton
              label={t(isOpen ? 'savedCarts.hideLines' : 'savedCarts.showLines', { title })}
              aria-expanded={isOpen}
              icon={isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
              tip="end"
              onClick={onToggle}
            />
            <SavedCartMenu saved={saved} />
          </div>
        </div>
      </div>
      {isOpen && <SavedCartLines saved={saved} />}
    </Panel>
  );
}

function Words({ saved }: { readonly saved: SavedCart }) {
  const facts = [
    t('unit.products', { count: saved.lines }),
    formatDate(new Date(saved.createdAt), language()),
    saved.owner,
  ];
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>
        {saved.title}
        {saved.isShared && <Badge tone="soft">{t('savedCarts.shared')}</Badge>}
        {saved.notOrderable.length > 0 && (
          <Badge tone="warn" icon={<IconAlertTriangle size={13} aria-hidden="true" />}>
            {t('savedCarts.unavailable', { codes: saved.notOrderable.slice(0, 3).join(', ') })}
          </Badge>
        )}
      </h2>
      <p className="sj-xs sj-t3">{facts.join(' · ')}</p>
      {saved.note && <p className="sj-xs sj-t2">{saved.note}</p>}
    </div>
  );
}

function Worth({ saved: { total, difference } }: { readonly saved: SavedCart }) {
  const amount = useAmount();
  const vat = useVatNote();
  if (total === null || difference === null) return null;
  const change = `${difference > 0 ? '+' : ''}${amount(difference)}`;
  return (
    <div className={styles.worth}>
      <strong className="sj-num">{amount(total)}</strong>
      <span className="sj-xs sj-t3">
        {difference === 0
          ? t('savedCarts.samePrices', { vat })
          : t('savedCarts.changedBy', { vat, difference: change })}
      </span>
    </div>
  );
}
