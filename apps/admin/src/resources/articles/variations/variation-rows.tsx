import { formatNumber } from '@sjaj/domain';
import { Badge, Table } from '@sjaj/ui';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { ActionsHead } from '../../../shared/rows/actions-head.tsx';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowSelect } from '../../../shared/rows/row-select.tsx';
import { t } from '../../../shared/texts/t.ts';
import type { Axis, GridDraft, GridRow } from './variation.logic.ts';

interface VariationRowsProps {
  /** The article that is edited, which stays. */
  readonly articleId: number;
  readonly axes: readonly Axis[];
  readonly draft: GridDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: GridDraft) => void;
}

/** A row for each combination: values, code, barcode, price and stock. */
export function VariationRows({ articleId, axes, draft, errors, onChange }: VariationRowsProps) {
  const write = (index: number, change: Partial<GridRow>): void =>
    onChange({ ...draft, rows: draft.rows.map((row, place) => (place === index ? { ...row, ...change } : row)) });
  const heads = [
    ...axes.map(({ title }) => title),
    t('article.code'),
    t('article.ean'),
    t('article.vpc'),
    t('article.stock'),
  ];
  return (
    <div className="adm-rows">
      <Table caption={t('article.variations')}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {draft.rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              axes={axes}
              errorOf={(field) => errors[`members.${index}.${field}`]}
              onWrite={(change) => write(index, change)}
              onRemove={
                row.article?.id === articleId
                  ? undefined
                  : () => onChange({ ...draft, rows: draft.rows.filter((_, place) => place !== index) })
              }
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly row: GridRow;
  readonly axes: readonly Axis[];
  readonly errorOf: (field: 'valueIds' | 'code' | 'ean' | 'vpc') => string | undefined;
  readonly onWrite: (change: Partial<GridRow>) => void;
  readonly onRemove: (() => void) | undefined;
}

function Row({ row, axes, errorOf, onWrite, onRemove }: RowProps) {
  const { code, ean, vpc, onHand, valueIds } = row;
  return (
    <tr>
      {axes.map((axis, place) => (
        <td key={axis.id} data-label={axis.title}>
          <RowSelect
            label={`${code}, ${axis.title}`}
            value={String(valueIds[place] ?? 0)}
            options={[
              { value: '0', label: t('article.chooseOne') },
              ...axis.values.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            error={place === 0 ? errorOf('valueIds') : undefined}
            onWrite={(value) => onWrite({ valueIds: valueIds.with(place, Number(value)) })}
          />
        </td>
      ))}
      <td data-label={t('article.code')}>
        <RowInput
          label={`${code}, ${t('article.code')}`}
          maxLength={40}
          value={code}
          error={errorOf('code')}
          onWrite={(value) => onWrite({ code: value })}
        />
      </td>
      <td data-label={t('article.ean')}>
        <RowInput
          label={`${code}, ${t('article.ean')}`}
          inputMode="numeric"
          maxLength={14}
          value={ean}
          error={errorOf('ean')}
          onWrite={(value) => onWrite({ ean: value })}
        />
      </td>
      <td data-label={t('article.vpc')}>
        <RowInput
          label={`${code}, ${t('article.vpc')}`}
          figure
          inputMode="decimal"
          value={vpc}
          error={errorOf('vpc')}
          onWrite={(value) => onWrite({ vpc: value })}
        />
      </td>
      <td data-label={t('article.stock')} className="sj-nw">
        {onHand === null ? <Badge tone="soft">{t('article.variationNew')}</Badge> : formatNumber(onHand)}
      </td>
      <td>{onRemove && <RemoveRow name={code} onRemove={onRemove} />}</td>
    </tr>
  );
}
