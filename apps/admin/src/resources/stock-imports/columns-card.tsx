import '../../shared/form/form.css';
import { useState } from 'react';
import type { StockColumns, StockFilePreview } from '@sjaj/contract';
import { Button, Panel, Checkbox, classNames, Notice, SelectField, Table } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { canCompare, chosenColumns, type ColumnsDraft, draftOf } from './columns.logic.ts';

interface ColumnsCardProps {
  readonly fileName: string;
  readonly preview: StockFilePreview;
  readonly isComparing: boolean;
  readonly error: string | null;
  readonly onCompare: (columns: StockColumns) => void;
  readonly onOtherFile: () => void;
}

const WORDS = { headings: 'importColumns.byHeadings', remembered: 'importColumns.remembered' } as const;

/** Choice of the columns for code and quantity, with the first rows of the file. The comparison needs both. */
export function ColumnsCard({ fileName, preview, isComparing, error, onCompare, onOtherFile }: ColumnsCardProps) {
  const [draft, setDraft] = useState<ColumnsDraft>(() => draftOf(preview));
  const { columns, source } = preview;
  const columnName = (place: number): string =>
    columns[place]?.heading || t('importColumns.column', { number: place + 1 });
  const quantity = columns[Number(draft.quantity)];
  const isPrice = draft.quantity !== '' && quantity?.isPrice === true;
  const chosen = chosenColumns(draft);
  const select = (key: 'code' | 'quantity') => (
    <SelectField
      label={t(`importColumns.${key}`)}
      value={draft[key]}
      options={[
        { value: '', label: t('importColumns.choose') },
        ...columns.map((column, place) => {
          const name = columnName(place);
          const isMarked = column.isPrice && key === 'quantity';
          return { value: String(place), label: isMarked ? t('importColumns.isPrice', { column: name }) : name };
        }),
      ]}
      onChange={(event) => setDraft({ ...draft, [key]: event.currentTarget.value })}
    />
  );
  return (
    <Panel title={fileName}>
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{error}</Notice>}
        <Notice tone={source ? 'info' : 'warn'}>{t(source ? WORDS[source] : 'importColumns.unknown')}</Notice>
        <div className="adm-fields">
          {select('code')}
          {select('quantity')}
        </div>
        <Checkbox
          label={t('importColumns.hasHeading')}
          checked={draft.hasHeading}
          onChange={(event) => setDraft({ ...draft, hasHeading: event.currentTarget.checked })}
        />
        {isPrice && (
          <Notice tone="error">
            {t('importColumns.looksLikePrices', { column: columnName(Number(draft.quantity)) })}
          </Notice>
        )}
        <PreviewTable preview={preview} draft={draft} columnName={columnName} />
        <div className="sj-row sj-wraps adm-import-columns-foot">
          <Button variant="line" onClick={onOtherFile}>
            {t('importColumns.otherFile')}
          </Button>
          <Button
            busy={isComparing}
            disabled={!canCompare(draft, preview)}
            onClick={() => {
              if (chosen) onCompare(chosen);
            }}
          >
            {t('importColumns.compare')}
          </Button>
        </div>
        {isComparing && <p className="sj-sm sj-t2">{t('imports.comparingHint')}</p>}
      </div>
    </Panel>
  );
}

interface PreviewTableProps {
  readonly preview: StockFilePreview;
  readonly draft: ColumnsDraft;
  readonly columnName: (place: number) => string;
}

/** The first rows. The chosen columns are highlighted and labelled. */
function PreviewTable({ preview, draft, columnName }: PreviewTableProps) {
  const roleOf = (place: number) => {
    if (draft.code === String(place)) return t('article.code');
    return draft.quantity === String(place) ? t('article.onHand') : null;
  };
  const rows = draft.hasHeading ? preview.rows.slice(1) : preview.rows;
  return (
    <div className="adm-import-preview">
      <Table caption={t('importColumns.firstRows')}>
        <thead>
          <tr>
            {preview.columns.map((_, place) => (
              <th key={columnKey(place)} scope="col" className={classNames(roleOf(place) && 'adm-import-taken')}>
                {columnName(place)}
                {roleOf(place) && <small>{roleOf(place)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={columnKey(row)}>
              {cells.map((cell, place) => (
                <td key={columnKey(place)} className={classNames(roleOf(place) && 'adm-import-taken')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The index is the only key of the rows and columns of a file. */
const columnKey = (place: number): string => `place-${place}`;
