import { IconFileDownload } from '@tabler/icons-react';
import { buttonClass, Menu } from '@sjaj/ui';
import { type Downloaded, useDownload } from './use-download.ts';

interface FilesMenuProps {
  readonly label: string;
  readonly files: readonly (Downloaded & { readonly title: string })[];
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
