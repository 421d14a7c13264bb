import './rich-text.css';
import { lazy, Suspense } from 'react';
import { Field, Skeleton } from '@sjaj/ui';
import type { RichTextFieldProps } from './rich-text-props.ts';

/** The editor is large and few forms have it. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

const HEIGHT = 260;

/** A field for a text with headings, lists, links and pictures. */
export function RichTextField({ label, error, optional, hint, ...editor }: RichTextFieldProps) {
  return (
    <Field label={label} error={error} optional={optional} hint={hint}>
      {(control) => (
        <Suspense fallback={<Skeleton height={HEIGHT} radius={8} />}>
          <RichTextEditor label={label} control={control} {...editor} />
        </Suspense>
      )}
    </Field>
  );
}
