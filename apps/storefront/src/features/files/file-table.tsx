import { useState } from 'react';
import {
  IconDownload,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { UserFile } from '@sjaj/contract';
import { formatDateInTable, formatFileSize } from '@sjaj/domain';
import { Badge, buttonClass, Dialog, IconButton, Table } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { EditDialog } from './edit-dialog.tsx';
import styles from './files.module.css';
import { useRemoveFile } from './queries.ts';

/** The files of one page, with what may be done with each. */
export function FileTable({ files }: { readonly files: readonly UserFile[] }) {
  const [shown, setShown] = useState<UserFile | null>(null);
  const [edited, setEdited] = useState<UserFile | null>(null);
  return (
    <>
      <Table caption={t('myFiles.files')}>
        <thead>
          <tr>
            <th scope="col">{t('userFile.title')}</th>
            <th scope="col" className="sj-notphone">
              {t('userFile.kind')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('myFiles.size')}
            </th>
            <th scope="col" className="sj-notphone">
              {t('myFiles.added')}
            </th>
            <th scope="col">
              <span className="sj-vh">{t('myFiles.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <Row key={file.id} file={file} onShow={() => setShown(file)} onEdit={() => setEdited(file)} />
          ))}
        </tbody>
      </Table>
      {shown?.file.viewUrl && (
        <Dialog title={shown.title} open size="lg" onClose={() => setShown(null)}>
          <img className={styles.picture} src={shown.file.viewUrl} alt={shown.title} />
        </Dialog>
      )}
      {edited && <EditDialog file={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface RowProps {
  readonly file: UserFile;
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

function Row({ file, onShow, onEdit }: RowProps) {
  const { title, description, kind, isFromSupplier, addedBy, createdAt, mayChange } = file;
  const added = formatDateInTable(new Date(createdAt), language());
  const size = formatFileSize(file.file.bytes);
  return (
    <tr>
      <td>
        <div className={styles.name}>
          <FileIcon file={file} />
          <span className={styles.words}>
            <span className="sj-row sj-g8 sj-wraps">
              <Title file={file} onShow={onShow} />
              {isFromSupplier && <Badge tone="soft">{t('myFiles.fromSupplier')}</Badge>}
            </span>
            {description && <span className="sj-xs sj-t3">{description}</span>}
            <span className="sj-xs sj-t3 sj-phone">{`${t(`userFileKind.${kind}`)} · ${size} · ${added} · ${addedBy}`}</span>
          </span>
        </div>
      </td>
      <td className="sj-notphone">{t(`userFileKind.${kind}`)}</td>
      <td className="sj-right sj-num sj-nw sj-notphone">{size}</td>
      <td className="sj-notphone">
        <span className="sj-num sj-nw">{added}</span> <span className="sj-t3">{addedBy}</span>
      </td>
      <td className={styles.actions}>
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
          href={file.file.downloadUrl}
          download={file.file.name}
          aria-label={t('myFiles.download', { title })}
        >
          <IconDownload size={18} aria-hidden="true" />
        </a>
        {mayChange && <Changes file={file} onEdit={onEdit} />}
      </td>
    </tr>
  );
}

function Changes({ file, onEdit }: { readonly file: UserFile; readonly onEdit: () => void }) {
  const remove = useRemoveFile();
  const { title } = file;
  return (
    <>
      <IconButton
        label={t('myFiles.edit', { title })}
        size="sm"
        tip="end"
        icon={<IconPencil size={18} aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        label={t('myFiles.remove', { title })}
        size="sm"
        tip="end"
        disabled={remove.isPending}
        icon={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => remove.mutate(file)}
      />
    </>
  );
}

/** Opens a picture here and a PDF in a tab of its own; all others are only downloaded. */
function Title({ file: { title, file }, onShow }: { readonly file: UserFile; readonly onShow: () => void }) {
  if (file.isPicture) {
    return (
      <button type="button" className={styles.title} onClick={onShow} aria-label={t('myFiles.open', { title })}>
        {title}
      </button>
    );
  }
  if (file.viewUrl === null) return <b>{title}</b>;
  return (
    <a
      className={styles.title}
      href={file.viewUrl}
      target="_blank"
      rel="noopener"
      aria-label={t('myFiles.open', { title })}
    >
      {title}
    </a>
  );
}

const ICONS: readonly (readonly [part: string, Icon: typeof IconFile])[] = [
  ['pdf', IconFileTypePdf],
  ['sheet', IconFileSpreadsheet],
  ['excel', IconFileSpreadsheet],
  ['csv', IconFileSpreadsheet],
  ['zip', IconFileZip],
  ['text', IconFileText],
  ['word', IconFileText],
];

function FileIcon({ file: { file } }: { readonly file: UserFile }) {
  if (file.thumbnailUrl) return <img className={styles.thumbnail} src={file.thumbnailUrl} alt="" loading="lazy" />;
  const [, Icon = IconFile] = ICONS.find(([part]) => file.mediaType.includes(part)) ?? [];
  return (
    <span className={styles.icon}>
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
