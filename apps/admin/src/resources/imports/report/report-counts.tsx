import { IconAlertCircle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import type { RecordImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel } from '@sjaj/ui';
import { ImportCount } from '../../../shared/imports/import-count.tsx';
import { t } from '../../../shared/texts/t.ts';

/** The four counts of the file. */
export function ReportCounts({ file }: { readonly file: RecordImport }) {
  const { lines, added, changed, same, faulty, doubtful } = file;
  return (
    <div className="adm-import-counts">
      <ImportCount
        icon={<IconPlus size={16} aria-hidden="true" />}
        label={t('recordImports.added')}
        count={added}
        note={t('recordImports.inFile', { lines: formatNumber(lines) })}
      />
      <ImportCount
        icon={<IconPencil size={16} aria-hidden="true" />}
        label={t('recordImports.changed')}
        count={changed}
        note={t('recordImports.doubtfulNote', { count: formatNumber(doubtful) })}
      />
      <ImportCount
        icon={<IconEqual size={16} aria-hidden="true" />}
        label={t('imports.same')}
        count={same}
        note={t('imports.skipped')}
      />
      <ImportCount
        icon={<IconAlertCircle size={16} aria-hidden="true" />}
        label={t('imports.errors')}
        count={faulty}
        note={t('imports.notImported')}
        isWrong={faulty > 0}
      />
    </div>
  );
}

const MOST_SHOWN = 30;

/** Categories, brands and tags that are created with the import. */
export function MissingCard({ file: { missing } }: { readonly file: RecordImport }) {
  if (missing.length === 0) return null;
  const names = missing.slice(0, MOST_SHOWN).map(({ name }) => name);
  const more = missing.length - names.length;
  return (
    <Panel title={t('recordImports.missing')} className="adm-import-missing">
      <p className="sj-sm">
        {names.join(' · ')} {more > 0 && t('recordImports.andMore', { count: more })}
      </p>
    </Panel>
  );
}
