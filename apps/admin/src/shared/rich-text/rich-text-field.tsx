import './rich-text.css';
import { lazy, Suspense } from 'react';
import { Field, Skeleton } from '@sjaj/ui';

/** The editor is large and few forms have it. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

const HEIGHT = 260;

export interface RichTextFieldProps {
  readonly label: string;
  /** The language of the text, as HTML names it. */
  readonly lang: string;
  /** HTML; '' where nothing is written. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Offers the facts of the shop, which texts name in braces. */
  readonly offersFacts?: boolean | undefined;
  readonly onChange: (html: string) => void;
}

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
