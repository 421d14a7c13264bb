import { IconFileDownload } from '@tabler/icons-react';
import { buttonClass, Dropdown } from '@sjaj/ui';
import { type Downloaded, useDownload } from './use-download.ts';

interface FilesMenuProps {
  readonly label: string;
  readonly files: readonly (Downloaded & { readonly title: string })[];
}

/** Files to take along, by one button. */
export function FilesMenu({ label, files }: FilesMenuProps) {
  const download = useDownload();
  return (
    <Dropdown
      label={label}
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconFileDownload size={16} aria-hidden="true" />
          {label}
        </>
      }
    >
      {(close) => (
        <div className="sj-menu">
          {files.map(({ title, ...file }) => (
            <button
              key={file.name}
              type="button"
              disabled={download.isPending}
              onClick={() => {
                download.mutate(file);
                close();
              }}
            >
              {title}
            </button>
          ))}
        </div>
      )}
    </Dropdown>
  );
}
