/** The props of a field for a rich text. */
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
