import '../../shared/form/form.css';
import { FINANCE_FIELDS, type FinanceFilePreview, NEEDED_FINANCE_FIELDS } from '@sjaj/contract';
import { Checkbox, Notice, SelectField, Table } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { type ColumnsDraft, isComplete } from './columns.logic.ts';

interface ImportColumnsProps {
  readonly preview: FinanceFilePreview;
  readonly draft: ColumnsDraft;
  readonly onChange: (draft: ColumnsDraft) => void;
}

const NEEDED: readonly string[] = NEEDED_FINANCE_FIELDS;

/** Choice of the column of each field, with the first rows of the file. */
export function ImportColumns({ preview, draft, onChange }: ImportColumnsProps) {
  const { headings, rows } = preview;
  const nameOf = (place: number): string => headings[place] || t('importColumns.column', { number: place + 1 });
  const options = headings.map((_, place) => ({ value: String(place), label: nameOf(place) }));
  return (
    <>
      <Notice tone={isComplete(draft) ? 'info' : 'warn'}>
        {t(isComplete(draft) ? 'importColumns.byHeadings' : 'finance.chooseColumns')}
      </Notice>
      <div className="adm-fields">
        {FINANCE_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={t(`financeField.${field}`)}
            optional={!NEEDED.includes(field)}
            value={draft[field]}
            options={[{ value: '', label: t('importColumns.choose') }, ...options]}
            onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Checkbox
        label={t('importColumns.hasHeading')}
        checked={draft.hasHeading}
        onChange={(event) => onChange({ ...draft, hasHeading: event.currentTarget.checked })}
      />
      <div className="adm-finance-lines">
        <Table caption={t('importColumns.firstRows')} dense>
          <thead>
            <tr>
              {headings.map((_, place) => (
                <th key={placeKey(place)} scope="col">
                  {nameOf(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={placeKey(row)}>
                {cells.map((cell, place) => (
                  <td key={placeKey(place)}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

/** The index is the only key of the rows and columns of a file. */
const placeKey = (place: number): string => `place-${place}`;
