import './file-drop.css';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { IconTableImport } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';

interface DropZoneProps {
  /** What to do, or the current work while `busy`; announced when it changes. */
  readonly title: string;
  /** The accepted formats. */
  readonly hint: string;
  readonly icon: ReactNode;
  readonly busy?: boolean;
  /** As the file dialog takes it: `.csv,.xlsx`, `image/jpeg`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by drop or by file dialog, none while it is busy. */
export function DropZone({ title, hint, icon, busy = false, accept, multiple = false, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0 && !busy) onFiles(chosen);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <button
        type="button"
        className={classNames('sj-drop', isOver && 'sj-drop-over')}
        aria-busy={busy}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        {busy ? <span className="sj-spin" aria-hidden="true" /> : icon}
        <b role="status">{title}</b>
        <span className="sj-sm sj-t2">{hint}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again once it is corrected.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

interface FileDropProps extends Pick<DropZoneProps, 'title' | 'hint'> {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

const TABLES = '.csv,.txt,.xlsx';

/** Takes one spreadsheet. */
export const FileDrop = ({ onFile, ...zone }: FileDropProps) => (
  <DropZone
    {...zone}
    accept={TABLES}
    icon={<IconTableImport size={28} aria-hidden="true" />}
    onFiles={([file]) => file && onFile(file)}
  />
);
