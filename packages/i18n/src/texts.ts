/**
 * One text in all languages. `{name}` is a placeholder; `¦` parts plural forms: one ¦ other in English, one ¦ few ¦ other
 * elsewhere. srCyrl is written from srLatn and given only where that would be wrong.
 */
export type Text = {
  readonly en: string;
  readonly bs: string;
  readonly hr: string;
  readonly srLatn: string;
  readonly srCyrl?: string;
};

/** The texts of a namespace by name. */
export type Texts = Readonly<Record<string, Text>>;

/** Namespaces that travel together. */
export type Area = Readonly<Record<string, Texts>>;

/** `namespace.name` of every text in an area. */
export type KeysOf<A extends Area> = {
  [N in keyof A & string]: `${N}.${keyof A[N] & string}`;
}[keyof A & string];

/** Declares a namespace: a text without one of its languages does not compile. */
export const texts = <Name extends string>(table: Readonly<Record<Name, Text>>): Readonly<Record<Name, Text>> => table;

/** What fills the placeholders; `count` also chooses the plural form. */
export type Facts = Readonly<Record<string, string | number>>;

/** Texts of one language by key, plural forms under `key_one`, `key_few`, `key_other`. */
export type Resource = Readonly<Record<string, string>>;
