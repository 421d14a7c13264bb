import { useState } from 'react';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CheckedLine, QuickArticle } from '@sjaj/contract';
import {
  classNames,
  CodeCopy,
  FieldError,
  IconButton,
  LineTitle,
  moveInColumn,
  OfferedChip,
  Picture,
  RowPrice,
  useAmount,
  useUiLink,
} from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { RequestButton } from '../../shared/article/request-button.tsx';
import { cartQuery } from '../../shared/cart-store.ts';
import { shortText } from '../../shared/changed/short-text.ts';
import { isReady } from '../../shared/quick-check.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-row.module.css';
import { CodeField } from './scan/code-field.tsx';
import type { QuickOrder } from './use-quick-order.ts';

const rowId = (line: number): string => `quick-line-${line}`;

/** Moves the focus to the field of a line, since the pressed button may be gone after the next check. */
function focusLine(line: number): void {
  document.getElementById(rowId(line))?.querySelector('input')?.focus({ preventScroll: true });
}

const ANSWER = '[data-answers] button';

/** Scrolls a line into view and focuses its field; of a code that is not known, the likeliest article. */
export function goToLine(line: number): void {
  const row = document.getElementById(rowId(line));
  row?.scrollIntoView({ block: 'center' });
  const likeliest = row?.querySelector<HTMLElement>('[data-answers="articles"] button');
  if (likeliest) likeliest.focus({ preventScroll: true });
  else focusLine(line);
}

/** Once a line is mended, Enter mends the next one: its first answer has the focus. After the last one the line's own field has it. */
function goToNextAnswer(line: number): void {
  let row = document.getElementById(rowId(line))?.nextElementSibling;
  while (row && !row.querySelector(ANSWER)) row = row.nextElementSibling;
  if (!row) return focusLine(line);
  row.scrollIntoView({ block: 'nearest' });
  row.querySelector<HTMLElement>(ANSWER)?.focus({ preventScroll: true });
}

interface QuickRowProps {
  readonly line: CheckedLine;
  readonly order: QuickOrder;
}

/** One line: its article, or its error with the possible corrections. */
export function QuickRow({ line, order }: QuickRowProps) {
  const amount = useAmount();
  const showsPrices = useCanViewPrices();
  const { article } = line;
  return (
    <tr id={rowId(line.line)} className={classNames(styles.row, !isReady(line) && styles.wrong)}>
      <td className={`sj-t3 sj-num ${styles.number}`}>{line.line}</td>
      <td className={styles.article} colSpan={article ? 1 : showsPrices ? 3 : 2}>
        {article ? <Known line={line} article={article} order={order} /> : <Lost line={line} order={order} />}
      </td>
      {article && (
        <td className={styles.stock}>
          <ArticleStock stock={stockFor(line, article)} unit={article.unit} />
        </td>
      )}
      {article && showsPrices && (
        <td className={`sj-right sj-nw ${styles.price}`}>
          <RowPrice net={line.price} old={line.oldPrice} unit={article.unit} />
        </td>
      )}
      <td className={`sj-right ${styles.count}`}>
        <LineQuantity line={line} order={order} />
      </td>
      {showsPrices && (
        <td className={`sj-right sj-nw sj-num ${styles.amount}`}>
          <strong>{line.amount === null ? '–' : amount(line.amount)}</strong>
        </td>
      )}
      <td className={styles.remove}>
        <IconButton
          label={t('quickOrder.removeLine', { line: line.line })}
          icon={<IconTrash size={16} />}
          tip="end"
          data-remove=""
          onClick={() => order.removeLine(line.line)}
        />
      </td>
    </tr>
  );
}

/** Stock below the requested quantity is shown as low. */
const stockFor = ({ state }: CheckedLine, { stock }: QuickArticle): QuickArticle['stock'] =>
  state === 'short' && stock.available > 0 ? { ...stock, state: 'low' } : stock;

function Known({ line, article, order }: QuickRowProps & { readonly article: QuickArticle }) {
  const Link = useUiLink();
  const neighbours = [...new Set([line.lower, line.upper])].filter((one) => one !== null);
  return (
    <div className={styles.goods}>
      <Picture src={article.imageUrl} placeholder={placeholderAddress(article.placeholder)} size={40} />
      <div className={styles.what}>
        <Link className={styles.title} href={articleAddress(article)}>
          {article.title}
        </Link>
        <span className={styles.facts}>
          <CodeCopy code={article.code} />
          {article.values.length > 0 && <span>{article.values.join(' · ')}</span>}
          {article.pack && (
            <span>
              {t('unit.packContents', { pack: article.pack.unit, quantity: article.pack.factor, unit: article.unit })}
            </span>
          )}
          {line.state === 'short' && <Short line={line} article={article} />}
        </span>
        {line.reason !== null && (
          <div className={styles.answers} data-answers="quantities">
            <FieldError>{line.reason}</FieldError>
            {neighbours.map((quantity) => (
              <OfferedChip
                key={quantity}
                plain
                label={t('quickOrder.take', { quantity })}
                onPick={() => {
                  goToNextAnswer(line.line);
                  order.setLine(line.line, line.code, quantity);
                }}
              />
            ))}
            {article.offer === 'request' && <RequestButton article={article} size="xs" />}
          </div>
        )}
      </div>
    </div>
  );
}

function Short({ line, article: { stock, unit } }: { readonly line: CheckedLine; readonly article: QuickArticle }) {
  const { data: takesPreOrders = false } = useQuery({ ...cartQuery, select: (cart) => cart.takesPreOrders });
  return (
    <span className={styles.short}>{shortText({ stock, quantity: line.quantity ?? 0, unit }, takesPreOrders)}</span>
  );
}

function Lost({ line, order }: QuickRowProps) {
  const Link = useUiLink();
  const asks = line.state === 'unknown' && line.candidates.length > 0;
  const pick = (candidate: QuickArticle): void => {
    goToNextAnswer(line.line);
    order.setLine(line.line, candidate.code, line.quantity ?? candidate.minimumQuantity);
  };
  return (
    <div className={styles.lost}>
      <FieldError>{asks ? `${line.reason ?? ''}. ${t('quickOrder.didYouMean')}` : line.reason}</FieldError>
      {order.isScanned && <CodeField line={line} onCorrect={(code) => order.setCode(line.line, code)} />}
      <div className={styles.answers} data-answers="articles">
        {line.candidates.map((candidate) => (
          <OfferedChip
            key={candidate.id}
            plain
            label={<Candidate article={candidate} isVariant={line.state === 'ambiguous'} />}
            onPick={() => pick(candidate)}
          />
        ))}
        <Link className={styles.search} href={`/search/${encodeURIComponent(line.code)}`}>
          <IconSearch size={14} aria-hidden="true" />
          {t('action.search')}
        </Link>
      </div>
    </div>
  );
}

function Candidate({ article, isVariant }: { readonly article: QuickArticle; readonly isVariant: boolean }) {
  const words = isVariant && article.values.length > 0 ? article.values.join(' · ') : article.title;
  return (
    <span className={styles.candidate}>
      <Picture src={article.imageUrl} placeholder={placeholderAddress(article.placeholder)} size={28} />
      <b>{article.code}</b>
      <span className={styles.words} title={words}>
        <LineTitle title={words} wraps />
      </span>
    </span>
  );
}

/** Enter or blur checks the line again. The typed text is shown until the answer arrives. */
function LineQuantity({ line, order }: QuickRowProps) {
  const shown = line.quantity === null ? '' : String(line.quantity).replace('.', ',');
  const [typed, setTyped] = useState({ over: shown, text: shown });
  const text = typed.over === shown ? typed.text : shown;
  const send = (): void => {
    const quantity = Number(text.trim().replace(',', '.'));
    const isNumber = text.trim() !== '' && Number.isFinite(quantity) && quantity >= 0;
    if (!isNumber) setTyped({ over: shown, text: shown });
    else if (text.trim() !== shown) order.setLine(line.line, line.code, quantity);
  };
  return (
    <input
      className={styles.quantity}
      data-quantity=""
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      aria-label={t('quickOrder.quantityOfLine', { line: line.line })}
      aria-invalid={line.state === 'wrong_quantity' || undefined}
      value={text}
      onChange={(event) => setTyped({ over: shown, text: event.currentTarget.value })}
      onBlur={send}
      onKeyDown={(event) => {
        moveInColumn(event);
        // Leaving the field sends; the last one is not left.
        if (event.key === 'Enter' && document.activeElement === event.currentTarget) send();
      }}
    />
  );
}
