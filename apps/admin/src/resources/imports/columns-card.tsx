import '../../shared/form/form.css';
import { useState } from 'react';
import type { RecordImportKind, RecordImportPreview } from '@sjaj/contract';
import { Button, Checkbox, Notice, Panel, Table, TextField } from '@sjaj/ui';
import { CompanyChoice } from '../../shared/company/company-choice.tsx';
import { t } from '../../shared/texts/t.ts';
import {
  type ColumnsDraft,
  draftOf,
  examplesOf,
  isWithoutPrice,
  missingFields,
  missingForNew,
  repeatedFields,
  unclearPriceColumn,
} from './columns.logic.ts';
import { PriceQuestion } from './price-question.tsx';

interface ColumnsCardProps {
  readonly fileName: string;
  readonly kind: RecordImportKind;
  readonly preview: RecordImportPreview;
  readonly isComparing: boolean;
  readonly error: string | null;
  readonly onCompare: (draft: ColumnsDraft) => void;
  /** What was chosen before; what the headings say where absent. */
  readonly chosen?: ColumnsDraft;
  /** The button that leaves the columns. */
  readonly back: { readonly label: string; readonly onPress: () => void };
}

const NEEDS = { title: 'article.name', categories: 'article.category', brand: 'article.brand' } as const;

/** Each column of the file with examples and the field that it is. The comparison needs the marked ones. */
export function ColumnsCard(props: ColumnsCardProps) {
  const { fileName, kind, preview, isComparing, error, onCompare, chosen, back } = props;
  const [draft, setDraft] = useState<ColumnsDraft>(() => chosen ?? draftOf(preview));
  const missing = missingFields(draft, preview.fields);
  const forNew = missingForNew(draft, kind);
  const repeated = repeatedFields(draft, preview.fields);
  const unclear = unclearPriceColumn(preview, draft, kind);
  const read = draft.chosen.filter((key) => key !== '').length;
  return (
    <Panel title={fileName}>
      <div className="sj-col sj-g12">
        {error && <Notice tone="error">{error}</Notice>}
        {!chosen && preview.source === 'remembered' && <Notice>{t('importColumns.remembered')}</Notice>}
        <p className="sj-sm sj-t2">{t('recordImports.read', { count: read, all: preview.columns.length })}</p>
        <Checkbox
          label={t('importColumns.hasHeading')}
          checked={draft.hasHeading}
          onChange={(event) => setDraft({ ...draft, hasHeading: event.currentTarget.checked })}
        />
        <ColumnsTable preview={preview} draft={draft} onChange={setDraft} />
        <ImportOptions kind={kind} draft={draft} onChange={setDraft} />
        {missing.length > 0 && <Notice tone="warn">{t('recordImports.needed', { fields: missing.join(', ') })}</Notice>}
        {forNew.length > 0 && missing.length === 0 && (
          <Notice tone="warn">
            {t('recordImports.neededForNew', { fields: forNew.map((need) => t(NEEDS[need])).join(', ') })}
          </Notice>
        )}
        {unclear !== undefined && (
          <PriceQuestion
            heading={preview.columns[unclear]?.heading ?? ''}
            onAnswer={(field) => setDraft({ ...draft, chosen: draft.chosen.with(unclear, field) })}
          />
        )}
        {unclear === undefined && isWithoutPrice(draft, kind) && (
          <Notice tone="warn">{t('recordImports.noPrice')}</Notice>
        )}
        {repeated.length > 0 && (
          <Notice tone="error">{t('recordImports.twice', { fields: repeated.join(', ') })}</Notice>
        )}
        <div className="sj-row sj-wraps adm-import-columns-foot">
          <Button variant="line" onClick={back.onPress}>
            {back.label}
          </Button>
          <Button
            busy={isComparing}
            disabled={missing.length > 0 || repeated.length > 0}
            onClick={() => onCompare(draft)}
          >
            {t('recordImports.compare')}
          </Button>
        </div>
        {isComparing && <p className="sj-sm sj-t2">{t('imports.comparingHint')}</p>}
      </div>
    </Panel>
  );
}

interface DraftProps {
  readonly draft: ColumnsDraft;
  readonly onChange: (draft: ColumnsDraft) => void;
}

function ColumnsTable({ preview, draft, onChange }: DraftProps & { readonly preview: RecordImportPreview }) {
  const options = preview.fields.map(({ key, title, isNeeded }) => ({
    value: key,
    label: isNeeded ? `${title} *` : title,
  }));
  return (
    <Table caption={t('importColumns.title')}>
      <thead>
        <tr>
          <th scope="col">{t('recordImports.yourColumn')}</th>
          <th scope="col" className="sj-notphone">
            {t('recordImports.examples')}
          </th>
          <th scope="col">{t('recordImports.field')}</th>
        </tr>
      </thead>
      <tbody>
        {preview.columns.map(({ heading }, column) => {
          const name = heading || t('importColumns.column', { number: column + 1 });
          const examples = examplesOf(preview, column, draft.hasHeading).join(' · ');
          return (
            <tr key={column}>
              <th scope="row" className="adm-import-column">
                {name}
                <small className="sj-t3">{examples}</small>
              </th>
              <td className="sj-t2 sj-notphone adm-import-examples">{examples}</td>
              <td>
                <select
                  className="sj-input adm-import-field"
                  aria-label={t('recordImports.fieldOf', { column: name })}
                  value={draft.chosen[column] ?? ''}
                  onChange={(event) =>
                    onChange({ ...draft, chosen: draft.chosen.with(column, event.currentTarget.value) })
                  }
                >
                  <option value="">{t('recordImports.notRead')}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** What is chosen beside the columns. */
function ImportOptions({ kind, draft, onChange }: DraftProps & { readonly kind: RecordImportKind }) {
  if (kind === 'contract_prices') {
    if (draft.chosen.includes('company')) return null;
    return (
      <div className="sj-col sj-g12">
        <b>{t('recordImports.whose')}</b>
        <p className="sj-sm sj-t2">{t('recordImports.whoseHint')}</p>
        <div className="adm-fields">
          <CompanyChoice companyId={draft.companyId} onChoose={(companyId) => onChange({ ...draft, companyId })} />
        </div>
      </div>
    );
  }
  if (kind !== 'articles') return null;
  return (
    <div className="sj-col sj-g12">
      <p className="sj-sm sj-t2">
        {t(draft.chosen.includes('isVisibleOnWeb') ? 'recordImports.visibleByFile' : 'recordImports.visibleAtOnce')}
      </p>
      <Checkbox
        label={t('recordImports.createsMissing')}
        checked={draft.createsMissing}
        onChange={(event) => onChange({ ...draft, createsMissing: event.currentTarget.checked })}
      />
      <div className="adm-fields">
        <TextField
          label={t('recordImports.category')}
          hint={t('recordImports.categoryHint')}
          optional
          maxLength={400}
          value={draft.category}
          onChange={(event) => onChange({ ...draft, category: event.currentTarget.value })}
        />
        <TextField
          label={t('recordImports.brand')}
          optional
          maxLength={80}
          value={draft.brand}
          onChange={(event) => onChange({ ...draft, brand: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
