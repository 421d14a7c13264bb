import { FileDrop as Drop } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface FileDropProps {
  /** What is read from the file. */
  readonly hint: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** A place for a table that is compared with what there is. */
export const FileDrop = (props: FileDropProps) => (
  <Drop {...props} title={props.busy ? t('imports.comparing') : t('imports.dropHere')} />
);
