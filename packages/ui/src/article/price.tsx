import './price.css';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { useAmount, useSavingText, useUiText } from '../foundation/ui-provider.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

/** The price that is struck, and the saving in percent, as the server says them. */
interface OldPrice {
  readonly amount: number;
  readonly percent: number;
}

interface PriceProps {
  /** KM for one unit, without VAT unless `taxed`; null where the reader may not see prices. */
  readonly net: number | null;
  /** It is the lowest of several prices. */
  readonly isLowest?: boolean | undefined;
  /** VAT is part of `net`, as private shoppers pay it. */
  readonly taxed?: boolean | undefined;
  /** KM with VAT for one unit. */
  readonly gross?: number | null | undefined;
  readonly old?: OldPrice | null | undefined;
  /** The saving is told elsewhere, as by a badge. */
  readonly hidesPercent?: boolean | undefined;
  readonly unit: string;
  readonly size?: 'md' | 'lg';
  /** The price is given on request: words instead of an amount. */
  readonly onRequest?: boolean | undefined;
  /** Stands below "prices are seen by …", for instance a link. */
  readonly hiddenAction?: ReactNode;
}

/** The price of a unit: net large after the word for wholesale, with VAT small, the old one struck; with VAT alone where it is `taxed`. */
export function Price({ net, taxed, gross, old, hidesPercent, unit, size = 'md', ...rest }: PriceProps) {
  const { isLowest = false, onRequest, hiddenAction } = rest;
  const text = useUiText();
  const amount = useAmount();
  const saving = useSavingText();
  const look = classNames('sj-price', size === 'lg' && 'sj-price-lg');
  if (onRequest) {
    return (
      <div className={look}>
        <div className="sj-price-main">
          <span className="sj-price-net">{text.priceOnRequest}</span>
        </div>
        <span className="sj-price-vat">{text.priceOnRequestHint}</span>
      </div>
    );
  }
  if (net === null) {
    return (
      <div className={classNames(look, 'sj-price-hidden')}>
        <span className="sj-sm sj-t2">{text.pricesHidden}</span>
        {hiddenAction}
      </div>
    );
  }
  const struck = old && withoutCurrency(amount(old.amount));
  return (
    <div className={look}>
      <div className="sj-price-main">
        {!taxed && <span className="sj-price-kind">{text.wholesale}</span>}
        {isLowest && <span className="sj-price-lowest">{text.lowestPrice}</span>}
        <span className="sj-price-net">{amount(net)}</span>
        <span className="sj-price-unit">{`/ ${unit}`}</span>
        {old && (
          <span className="sj-price-old">
            <StruckPrice old={old} hidesPercent={hidesPercent} />
          </span>
        )}
      </div>
      <span className="sj-price-vat">
        <span>
          {taxed ? text.vatIncluded : text.withoutVat}
          {old && (
            <span className="sj-price-below" aria-hidden="true">
              <s>{struck}</s>
              {!hidesPercent && ` ${saving(old.percent)}`}
            </span>
          )}
        </span>
        {gross != null && !taxed && (
          <>
            <i>{' · '}</i>
            <span>{text.withVat(amount(gross))}</span>
          </>
        )}
      </span>
    </div>
  );
}

/** The struck price, announced as such; the heading or the price beside it says the currency. */
export function StruckPrice({
  old,
  hidesPercent,
}: {
  readonly old: OldPrice;
  readonly hidesPercent?: boolean | undefined;
}) {
  const text = useUiText();
  const amount = useAmount();
  const saving = useSavingText();
  return (
    <>
      <s>
        <VisuallyHidden>{`${text.oldPrice} `}</VisuallyHidden>
        {withoutCurrency(amount(old.amount))}
      </s>
      {!hidesPercent && <span className="sj-price-saving">{saving(old.percent)}</span>}
    </>
  );
}

type RowPriceProps = Pick<PriceProps, 'net' | 'isLowest' | 'old' | 'hidesPercent' | 'unit'>;

/** The price in one line of a table; a dash where prices are hidden. */
export function RowPrice({ net, isLowest = false, old, hidesPercent, unit }: RowPriceProps) {
  const amount = useAmount();
  const text = useUiText();
  if (net === null) return <span title={text.pricesHidden}>{'–'}</span>;
  return (
    <span className="sj-price-row">
      {old && <StruckPrice old={old} hidesPercent={hidesPercent} />}
      {isLowest && <span>{text.lowestPrice}</span>}
      <b>{amount(net)}</b>
      <span>{`/ ${unit}`}</span>
    </span>
  );
}

const withoutCurrency = (amount: string) => amount.slice(0, -3);
