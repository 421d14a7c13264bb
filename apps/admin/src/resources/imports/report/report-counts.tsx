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
const CREATED_KINDS = ['category', 'brand', 'tag', 'attribute_value'] as const;

/** Categories, brands, tags and values of attributes: what the import would create, has created, or has removed again. */
export function MissingCard({ file }: { readonly file: RecordImport }) {
  const { missing, state, created } = file;
  if (missing.length === 0) return null;
  return (
    <Panel title={t(missingTitle(file))} className="adm-import-missing">
      <dl>
        {CREATED_KINDS.map((kind) => {
          const names = missing.filter((one) => one.kind === kind).map(({ name }) => name);
          const more = names.length - MOST_SHOWN;
          if (names.length === 0) return null;
          return (
            <div key={kind}>
              <dt>{t(`recordImportMissing.${kind}`)}</dt>
              <dd>
                {names.slice(0, MOST_SHOWN).join(' · ')}{' '}
                {more > 0 && t('recordImports.andMore', { count: formatNumber(more) })}
              </dd>
            </div>
          );
        })}
      </dl>
      {state === 'undone' && created > 0 && (
        <p className="sj-sm sj-t2">{t('recordImports.stillThere', { count: formatNumber(created) })}</p>
      )}
    </Panel>
  );
}

function missingTitle({ state, created }: RecordImport) {
  if (state === 'undone') return 'recordImports.missingRemoved';
  return created > 0 ? 'recordImports.missingCreated' : 'recordImports.missing';
}
