import './rich-text.css';
import { Field, lazyPart, Skeleton } from '@sjaj/ui';
import type { RichTextFieldProps } from './rich-text-props.ts';

/** The editor is large and few forms have it. */
const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

const HEIGHT = 260;

/** A field for a text with headings, lists, links and pictures. */
export function RichTextField({ label, error, optional, hint, ...editor }: RichTextFieldProps) {
  return (
    <Field label={label} error={error} optional={optional} hint={hint}>
      {(control) => (
        <RichTextEditor
          placeholder={<Skeleton height={HEIGHT} radius={8} />}
          label={label}
          control={control}
          {...editor}
        />
      )}
    </Field>
  );
}
