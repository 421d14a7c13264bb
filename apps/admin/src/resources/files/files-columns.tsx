import type { AdminFile } from '@sjaj/contract';
import { formatDateTime, formatFileSize } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { FileActions } from './file-actions.tsx';

/** An archived file has no content to open until it is restored. */
function TitleCell({ title, isArchived, file }: AdminFile) {
  if (isArchived) return <>{title}</>;
  return (
    <a className="sj-link" href={file.viewUrl ?? file.downloadUrl} target="_blank" rel="noopener" title={title}>
      {title}
    </a>
  );
}

function CustomerCell({ companyId, customer }: AdminFile) {
  const Link = useUiLink();
  return companyId === null ? (
    <>{customer}</>
  ) : (
    <Link href={`/companies/${companyId}`} className="sj-link">
      {customer}
    </Link>
  );
}

export const FILE_COLUMNS: readonly Column<AdminFile>[] = [
  {
    key: 'title',
    title: 'userFile.title',
    sortBy: 'title',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ title }) => title,
    show: (file) => <TitleCell {...file} />,
  },
  {
    key: 'customer',
    title: 'adminFiles.customer',
    sortBy: 'customer',
    onPhone: true,
    shrinks: true,
    text: ({ customer }) => customer,
    show: (file) => <CustomerCell {...file} />,
  },
  { key: 'kind', title: 'userFile.kind', text: ({ kind }) => t(`userFileKind.${kind}`) },
  {
    key: 'file',
    title: 'adminFiles.size',
    sortBy: 'size',
    right: true,
    text: ({ file }) => formatFileSize(file.bytes),
    file: [{ field: 'file.bytes' }],
  },
  {
    key: 'createdAt',
    title: 'adminFiles.added',
    sortBy: 'createdDate',
    text: ({ createdAt }) => formatDateTime(new Date(createdAt), language()),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
  },
  { key: 'addedBy', title: 'adminFiles.addedBy', wideOnly: true, text: ({ addedBy }) => addedBy },
  {
    key: 'isArchived',
    title: 'list.actions',
    locked: true,
    onPhone: true,
    text: ({ isArchived }) => (isArchived ? t('adminFiles.archived') : ''),
    show: (file, list) => <FileActions file={file} list={list} />,
  },
];
