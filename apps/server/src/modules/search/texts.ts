/** A text by language, as the database keeps it. */
export type Texts = Readonly<Record<string, string | null | undefined>>;
