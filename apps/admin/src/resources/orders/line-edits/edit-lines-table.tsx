import type { ReactNode } from 'react';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { AdminOrder, OrderEditPreview } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { IconButton, Table } from '@sjaj/ui';
import { amountText } from '../../../shared/figures/amounts.ts';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { ActionsHead } from '../../../shared/rows/actions-head.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type EditDraft, quantityOf, typedOf } from './edit-lines.logic.ts';

interface EditLinesTableProps {
  readonly order: AdminOrder;
  readonly draft: EditDraft;
  readonly preview: OrderEditPreview | undefined;
  readonly errors: FieldErrors;
  readonly onChange: (draft: EditDraft) => void;
}

/** The lines with a field for each quantity; 0, or the bin, takes one out. */
export function EditLinesTable({ order, draft, preview, errors, onChange }: EditLinesTableProps) {
  const type = (lineId: number, typed: string): void =>
    onChange({ ...draft, quantities: { ...draft.quantities, [lineId]: typed } });
  const pricedOf = (articleId: number, lineId: number | null) =>
    preview?.lines.find((line) => line.articleId === articleId && line.lineId === lineId);
  return (
    <div className="adm-edit-lines">
      <Table caption={t('orders.editLines')} dense>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnArticle')}</th>
            <th scope="col" className="sj-right">
              {t('field.quantity')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('orders.editPrice')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('price.amount')}
            </th>
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {order.orderLines.map((line) => {
            const typed = typedOf(line, draft);
            return (
              <EditRow
                key={line.id}
                line={line}
                typed={typed}
                was={line.quantity}
                price={line.price}
                priced={pricedOf(line.articleId, line.id)}
                error={errors[`articles.${line.articleId}.quantity`]}
                onType={(value) => type(line.id, value)}
                action={
                  quantityOf(typed) === line.quantity ? (
                    <IconButton
                      label={`${t('orders.editRemove')}: ${line.title}`}
                      size="sm"
                      icon={<IconTrash size={16} />}
                      onClick={() => type(line.id, '0')}
                    />
                  ) : (
                    <IconButton
                      label={`${t('orders.editUndo')}: ${line.title}`}
                      size="sm"
                      icon={<IconArrowBackUp size={16} />}
                      onClick={() => type(line.id, String(line.quantity))}
                    />
                  )
                }
              />
            );
          })}
          {draft.added.map(({ article, typed }, index) => {
            const write = (value: string) =>
              onChange({
                ...draft,
                added: draft.added.map((one, place) => (place === index ? { ...one, typed: value } : one)),
              });
            const remove = () => onChange({ ...draft, added: draft.added.filter((_, place) => place !== index) });
            return (
              <EditRow
                key={`new ${article.id}`}
                line={article}
                typed={typed}
                was={null}
                price={null}
                priced={pricedOf(article.id, null)}
                error={errors[`articles.${article.id}.quantity`]}
                isNew
                onType={write}
                action={
                  <IconButton
                    label={`${t('orders.editRemove')}: ${article.title}`}
                    size="sm"
                    icon={<IconTrash size={16} />}
                    onClick={remove}
                  />
                }
              />
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

interface EditRowProps {
  readonly line: { readonly title: string; readonly code: string; readonly unit: string };
  readonly typed: string;
  /** The quantity so far; null for a new line. */
  readonly was: number | null;
  readonly price: number | null;
  readonly priced: OrderEditPreview['lines'][number] | undefined;
  readonly error: string | undefined;
  /** Just added: its quantity comes next. */
  readonly isNew?: true;
  readonly onType: (typed: string) => void;
  readonly action: ReactNode;
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

function EditRow({ line, typed, was, price, priced, error, isNew, onType, action }: EditRowProps) {
  const quantity = quantityOf(typed);
  const isGone = quantity === 0;
  const invalid = quantity === null ? t('orders.editQuantity') : error;
  return (
    <tr className={quantity === was ? undefined : 'sj-row-on'}>
      <td className={isGone ? 'adm-edit-gone' : undefined}>
        <span className="sj-name">{line.title}</span>
        <span className="sj-xs sj-t3 adm-block">{line.code}</span>
      </td>
      <td className="sj-right adm-edit-quantity">
        <RowInput
          label={`${t('field.quantity')}: ${line.title}`}
          figure
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={invalid}
          {...(isNew && { ref: takeFocus })}
          onWrite={onType}
          onFocus={(event) => event.currentTarget.select()}
        />
        {was !== null && quantity !== was && (
          <span className="sj-xs sj-t3 adm-block">{t('orders.editWas', { quantity: formatNumber(was) })}</span>
        )}
        {typeof priced?.available === 'number' && (
          <span className="sj-xs sj-t3 adm-block">{`${t('article.available')}: ${formatNumber(priced.available)}`}</span>
        )}
      </td>
      <td className="sj-right sj-nw sj-notphone">
        {isGone ? '–' : amountText(priced?.price ?? price)}
        {typeof priced?.agreedPrice === 'number' && (
          <s className="sj-xs sj-t3 adm-block">{amountText(priced.agreedPrice)}</s>
        )}
      </td>
      <td className="sj-right sj-nw sj-notphone">{priced && !isGone ? <b>{amountText(priced.amount)}</b> : '–'}</td>
      <td className="sj-right">{action}</td>
    </tr>
  );
}
