import './file-drop.css';
import { type DragEvent, useRef, useState } from 'react';
import { IconTableImport } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';

interface FileDropProps {
  /** What to do, or the current work while `busy`; announced when it changes. */
  readonly title: string;
  /** The accepted formats and columns. */
  readonly hint: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

const TABLES = '.csv,.txt,.xlsx';

/** Takes a spreadsheet by drop or by file dialog: one file at a time, none while it is busy. */
export function FileDrop({ title, hint, busy, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
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
        {busy ? <span className="sj-spin" aria-hidden="true" /> : <IconTableImport size={28} aria-hidden="true" />}
        <b role="status">{title}</b>
        <span className="sj-sm sj-t2">{hint}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TABLES}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again once it is corrected.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
