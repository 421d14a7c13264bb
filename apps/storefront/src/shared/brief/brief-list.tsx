import type { ReactNode } from 'react';
import type { CartItem } from '@sjaj/contract';
import { LineTitle, Picture, useAmount, useUiLink } from '@sjaj/ui';
import { placeholderAddress } from '../article/placeholder.ts';
import styles from './brief-list.module.css';

/** Articles a line each, in a panel or beside a form. */
export function BriefList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

interface BriefLineProps {
  readonly imageUrl: string | null;
  readonly placeholder: string;
  readonly title: string;
  /** Small and grey below the title. */
  readonly detail: ReactNode;
  readonly end?: ReactNode;
  /** Makes the line a link. */
  readonly href?: string;
  readonly onFollow?: () => void;
}

/** Picture, title and one more fact. */
export function BriefLine({ imageUrl, placeholder, title, detail, end, href, onFollow }: BriefLineProps) {
  const Link = useUiLink();
  const content = (
    <>
      <Picture src={imageUrl} placeholder={placeholderAddress(placeholder)} size={40} />
      <span className={styles['what']}>
        <span title={title}>
          <LineTitle title={title} wraps />
        </span>
        <span className="sj-t3 sj-xs">{detail}</span>
      </span>
      {end}
    </>
  );
  if (href === undefined) return <li className={styles['line']}>{content}</li>;
  return (
    <li>
      <Link className={styles['line']} href={href} onClick={onFollow}>
        {content}
      </Link>
    </li>
  );
}

/** A line of the cart in short: its code, how many at what price, and the amount where prices may be seen. */
export function BriefCartLine({ item }: { readonly item: CartItem }) {
  const amount = useAmount();
  const { title, placeholder } = item.article;
  const price = item.price === null ? '' : ` × ${amount(item.price)}`;
  return (
    <BriefLine
      imageUrl={item.highlightedImageUrl}
      placeholder={placeholder}
      title={title}
      detail={`${item.code} · ${item.quantity} ${item.unit}${price}`}
      end={item.amount !== null && <strong className="sj-num sj-nw sj-sm">{amount(item.amount)}</strong>}
    />
  );
}
