import { IconFileDownload } from '@tabler/icons-react';
import { buttonClass, Menu } from '@sjaj/ui';
import { type Downloaded, useDownload } from './use-download.ts';

type TitledFile = Downloaded & { readonly title: string };
type Load = Downloaded['load'];

/** One table in the two formats that spreadsheets open. */
export const sheetFiles = (name: string, { csv, xlsx }: Readonly<Record<'csv' | 'xlsx', Load>>): TitledFile[] => [
  { title: 'CSV', name: `${name}.csv`, load: csv },
  { title: 'XLSX', name: `${name}.xlsx`, load: xlsx },
];

interface FilesMenuProps {
  readonly label: string;
  readonly files: readonly TitledFile[];
}

/** A menu of files to download. */
export function FilesMenu({ label, files }: FilesMenuProps) {
  const download = useDownload();
  return (
    <Menu
      label={label}
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconFileDownload size={16} aria-hidden="true" />
          {label}
        </>
      }
      items={files.map(({ title, ...file }) => ({
        key: file.name,
        label: title,
        isDisabled: download.isPending,
        onSelect: () => download.mutate(file),
      }))}
    />
  );
}
