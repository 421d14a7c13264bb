import { useQuery } from '@tanstack/react-query';
import { RECORD_IMPORT_VIEWS, type RecordImport, type RecordImportRow } from '@sjaj/contract';
import { Badge, type BadgeTone, classNames, InlineSelect, Table, useUiLink } from '@sjaj/ui';
import { RowsPanel, useRowsRequest } from '../../../shared/imports/rows-panel.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type RowView, rowsQuery } from '../queries.ts';

interface RowsCardProps {
  readonly file: RecordImport;
  readonly view: RowView;
  readonly onView: (view: RowView) => void;
}

const isView = (value: string): value is RowView => RECORD_IMPORT_VIEWS.some((view) => view === value);

/** The lines of the file with what each changes. */
export function RowsCard({ file, view, onView }: RowsCardProps) {
  const request = useRowsRequest(view);
  const query = useQuery(rowsQuery(file, { view, page: request.page, text: request.text }));
  const choice = (
    <InlineSelect
      label={t('imports.show')}
      value={view}
      options={RECORD_IMPORT_VIEWS.map((value) => ({ value, label: t(`recordImportView.${value}`) }))}
      onChange={(next) => isView(next) && onView(next)}
    />
  );
  return (
    <RowsPanel request={request} query={query} choice={choice}>
      {(rows) => <RowsTable rows={rows} home={HOMES[file.kind]} />}
    </RowsPanel>
  );
}

const TONES: Readonly<Record<RecordImportRow['outcome'], BadgeTone>> = {
  new: 'soft',
  change: 'soft',
  same: 'grey',
  faulty: 'error',
  left_out: 'outline',
  created: 'soft',
  changed: 'soft',
  moved: 'error',
  failed: 'error',
  undone: 'outline',
  kept: 'warn',
};

/** Where the records of each kind are; null where they have no page of their own. */
const HOMES: Readonly<Record<RecordImport['kind'], string | null>> = {
  articles: '/articles',
  prices: '/articles',
  contract_prices: null,
  price_lists: '/price-lists',
  article_vendors: '/stock',
  companies: '/companies',
  users: '/users',
  towns: '/towns',
  pictures: '/articles',
};

interface RowsTableProps {
  readonly rows: readonly RecordImportRow[];
  readonly home: string | null;
}

function RowsTable({ rows, home }: RowsTableProps) {
  return (
    <Table caption={t('imports.lines')}>
      <thead>
        <tr>
          <th scope="col" className="sj-right">
            {t('imports.line')}
          </th>
          <th scope="col">{t('recordImports.record')}</th>
          <th scope="col" className="sj-notphone">
            {t('recordImports.difference')}
          </th>
          <th scope="col">{t('imports.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.errors.length > 0 ? 'adm-import-row-wrong' : undefined}>
            <td className="sj-right sj-t3 sj-num">{row.id}</td>
            <td>
              <RecordCell row={row} home={home} />
              <span className="adm-import-onphone">
                <Differences row={row} />
              </span>
            </td>
            <td className="sj-notphone">
              <Differences row={row} />
            </td>
            <td className="sj-nw">
              <Badge tone={TONES[row.outcome]}>{t(`recordImportOutcome.${row.outcome}`)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RecordCell({
  row: { code, title, recordId },
  home,
}: {
  readonly row: RecordImportRow;
  readonly home: string | null;
}) {
  const Link = useUiLink();
  return (
    <span className="adm-import-name">
      <b className="sj-sm sj-nw">{code || '–'}</b>
      {recordId !== null && home !== null ? (
        <Link href={`${home}/${recordId}`} className="sj-sm sj-ell sj-t2" title={title}>
          {title}
        </Link>
      ) : (
        <span className="sj-sm sj-ell sj-t2">{title}</span>
      )}
    </span>
  );
}

const MOST_FIELDS = 8;

function Differences({
  row: { changes: all, code, title, errors, warnings, outcome },
}: {
  readonly row: RecordImportRow;
}) {
  // A new record has many values and none before: they flow, without those that stand beside them.
  const isNew = outcome === 'new' || outcome === 'created';
  const changes = isNew ? all.filter(({ after }) => after !== code && after !== title) : all;
  const shown = changes.slice(0, MOST_FIELDS);
  return (
    <span className={classNames('sj-sm adm-import-differences', isNew && 'adm-import-new')}>
      {errors.map(({ field, message }, place) => (
        <span key={place} className="adm-import-error">
          {field === '' ? message : `${field}: ${message}`}
        </span>
      ))}
      {shown.map(({ field, before, after }) => (
        <span key={field}>
          <span className="sj-t2">{field}: </span>
          {before !== '' && <del className="sj-t3">{before}</del>} {before !== '' && '→ '}
          <ins>{after || '–'}</ins>
        </span>
      ))}
      {changes.length > shown.length && (
        <span className="sj-t3">{t('recordImports.moreFields', { count: changes.length - shown.length })}</span>
      )}
      {warnings.map(({ field, message }, place) => (
        <span key={place} className="adm-import-warning">
          {field}: {message}
        </span>
      ))}
    </span>
  );
}
