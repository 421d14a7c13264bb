import { IconFolderOpen, IconUpload } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { USER_FILE_SOURCES, type UserFilesSummary } from '@sjaj/contract';
import { formatFileSize } from '@sjaj/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Pagination,
  Panel,
  ProgressBar,
  SegmentedControl,
  ToggleChip,
} from '@sjaj/ui';
import { SearchField, useTypedSearch } from '../../shared/page/search-field.tsx';
import { useLoadedSearch } from '../../shared/page/use-loaded-search.ts';
import { t } from '../../shared/texts/t.ts';
import { addressOf, ANY_FILE, choiceFrom, type FileChoice, isNarrowed } from './file-choice.logic.ts';
import { FileTable } from './file-table.tsx';
import styles from './files.module.css';
import { OrderFiles } from './order-files.tsx';
import { filesQuery, PAGE_SIZE, summaryQuery } from './queries.ts';

const NEW_FILE = '/profile/my-files/new-file';

/** The documents folder: files that the supplier shares with the company, and its own. */
export function FilesPage() {
  const search = useSearch({ strict: false });
  const loadedSearch = useLoadedSearch();
  const choice = choiceFrom({ ...search });
  const loaded = choiceFrom({ ...loadedSearch });
  // Together: chips and quota that come later would move the table.
  const [{ data }, { data: summary }] = useSuspenseQueries({ queries: [filesQuery(loaded), summaryQuery] });
  const navigate = useNavigate();
  const choose = (part: Partial<FileChoice>): void =>
    void navigate({ to: addressOf({ ...choice, page: 1, ...part }), replace: true, resetScroll: false });
  return (
    <>
      <PageTitle
        title={t('myFiles.title')}
        actions={
          <>
            <ButtonLink variant="line" href="/profile/safety-sheets">
              {t('safetySheets.title')}
            </ButtonLink>
            <AddButton />
          </>
        }
      />
      <Kinds kinds={summary.kinds} choice={choice} onChoose={choose} />
      <Panel flush>
        <Filters choice={choice} onChoose={choose} />
        {data.files.length > 0 ? (
          <FileTable files={data.files} />
        ) : (
          <NoFiles isNarrowed={isNarrowed(loaded)} onShowAll={() => choose(ANY_FILE)} />
        )}
        <Room summary={summary} />
      </Panel>
      {data.totalItems > PAGE_SIZE && (
        <Pagination
          page={choice.page}
          pageSize={PAGE_SIZE}
          totalItems={data.totalItems}
          hrefOf={(page) => addressOf({ ...choice, page })}
        />
      )}
      <OrderFiles />
    </>
  );
}

const AddButton = () => (
  <ButtonLink href={NEW_FILE} size="sm" icon={<IconUpload size={16} aria-hidden="true" />}>
    {t('myFiles.add')}
  </ButtonLink>
);

interface FiltersProps {
  readonly choice: FileChoice;
  readonly onChoose: (part: Partial<FileChoice>) => void;
}

/** One chip for each kind of which there are files. */
function Kinds({ kinds, choice, onChoose }: FiltersProps & Pick<UserFilesSummary, 'kinds'>) {
  if (kinds.length < 2) return null;
  return (
    <div className={styles.kinds} role="group" aria-label={t('userFile.kind')}>
      {kinds.map(({ kind, files }) => (
        <ToggleChip
          key={kind}
          label={`${t(`userFileKind.${kind}`)} (${files})`}
          isOn={choice.kind === kind}
          onToggle={(isOn) => onChoose({ kind: isOn ? kind : null })}
        />
      ))}
    </div>
  );
}

function Filters({ choice, onChoose }: FiltersProps) {
  const search = useTypedSearch(choice.text, (text) => onChoose({ text }));
  const labels = { all: t('myFiles.all'), supplier: t('myFiles.fromSupplier'), own: t('myFiles.own') };
  return (
    <form className={styles.filters} role="search" onSubmit={search.onSubmit}>
      <SearchField search={search} placeholder={t('myFiles.search')} />
      <SegmentedControl
        label={t('myFiles.source')}
        value={choice.source}
        options={USER_FILE_SOURCES.map((value) => ({ value, label: labels[value] }))}
        onChange={(source) => onChoose({ source })}
      />
    </form>
  );
}

/** How much of the quota is used. */
function Room({ summary: { usedBytes, mostBytes } }: { readonly summary: UserFilesSummary }) {
  const label = t('myFiles.used', { used: formatFileSize(usedBytes), most: formatFileSize(mostBytes) });
  return (
    <div className={styles.room}>
      <span className="sj-xs sj-t3">{label}</span>
      <ProgressBar label={label} share={usedBytes / mostBytes} />
    </div>
  );
}

interface NoFilesProps {
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}

const NoFiles = (props: NoFilesProps) => (
  <EmptyState
    icon={<IconFolderOpen size={28} />}
    title={t(props.isNarrowed ? 'myFiles.nothingFits' : 'myFiles.empty')}
    text={props.isNarrowed ? undefined : t('myFiles.emptyHint')}
    actions={
      props.isNarrowed ? (
        <Button variant="line" onClick={props.onShowAll}>
          {t('myFiles.showAll')}
        </Button>
      ) : (
        <AddButton />
      )
    }
  />
);
