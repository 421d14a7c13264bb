import './product-tile.css';
import './product-tile-narrow.css';
import type { ReactNode } from 'react';
import { useUiLink } from '../foundation/ui-provider.tsx';
import { CodeCopy } from './code-copy.tsx';
import { Picture } from './picture.tsx';

interface ProductTileProps {
  readonly href: string;
  readonly code: string;
  readonly brand: string;
  readonly title: string;
  /** Of its heading: 2 straight below the page's title, 3 in a section. */
  readonly level?: 2 | 3 | undefined;
  readonly pictureUrl: string | null;
  readonly placeholder?: string | null;
  /** Loads its picture at once: the first row of a page. */
  readonly eager?: boolean | undefined;
  /** Sale first, then new or in cart: `Badge` elements. */
  readonly badges?: ReactNode;
  /** A `HeartButton`. */
  readonly heart?: ReactNode;
  /** A `StockBadge`. */
  readonly stock: ReactNode;
  /** "kut = 4 kom", or the range of a variation. */
  readonly pack?: string | undefined;
  /** A `Price`. */
  readonly price: ReactNode;
  /** Stepper and button, or one full button. */
  readonly buy?: ReactNode;
}

/** An article in a grid: picture, code, title, stock, pack, price and what to do with it. */
export function ProductTile(props: ProductTileProps) {
  const Link = useUiLink();
  const Heading = props.level === 2 ? 'h2' : 'h3';
  const { href, code, brand, title, pictureUrl, placeholder, eager, badges, heart, stock, pack, price, buy } = props;
  return (
    <article className="sj-tile">
      <Picture src={pictureUrl} placeholder={placeholder} eager={eager ?? false} sizes="200px" />
      <div className="sj-tile-badges">{badges}</div>
      {heart}
      <div className="sj-tile-body">
        <div className="sj-tile-top">
          <CodeCopy code={code} />
          <span className="sj-xs sj-t3 sj-ell">{brand}</span>
        </div>
        <Heading className="sj-tile-title" title={title}>
          <Link href={href}>{title}</Link>
        </Heading>
        <div className="sj-tile-meta">
          {stock}
          {pack && <span className="sj-xs sj-t3 sj-ell">{pack}</span>}
        </div>
        {price}
        {buy && <div className="sj-tile-buy">{buy}</div>}
      </div>
    </article>
  );
}
