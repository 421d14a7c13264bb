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
type Texts = Readonly<Record<string, Text>>;

/** Namespaces that travel together. */
export type Area = Readonly<Record<string, Texts>>;

/** `namespace.name` of every text in an area. */
export type KeysOf<A extends Area> = {
  [N in keyof A & string]: `${N}.${keyof A[N] & string}`;
}[keyof A & string];

/** Declares a namespace. A text without one of its languages does not compile; the texts keep their literal types for `PlacesOf`. */
export const texts = <const Table extends Texts>(table: Table): Table => table;

/** What fills the placeholders; `count` also chooses the plural form. */
export type Facts = Readonly<Record<string, string | number>>;

/** The names of the placeholders in a text; a text with plural forms also needs `count`. */
type PlacesIn<Pattern extends string> = Pattern extends `${string}{${infer Place}}${infer Rest}`
  ? Exclude<Place, ' '> | PlacesIn<Rest>
  : Pattern extends `${string}¦${string}`
    ? 'count'
    : never;

/** The placeholders of every text in an area, by `namespace.name`. */
export type PlacesOf<A extends Area> = {
  [Key in KeysOf<A>]: Key extends `${infer Namespace}.${infer Name}` ? PlacesIn<A[Namespace][Name]['en']> : never;
};

/** The keys of texts that have the placeholders `Place` and no others; `never` for none. */
export type KeyWith<Places extends Record<keyof Places, string>, Place extends string> = {
  [Key in keyof Places]: [Places[Key], Place] extends [Place, Places[Key]] ? Key : never;
}[keyof Places] &
  string;

/** The argument that fills `Place`; none where a text has no placeholder. */
export type FactsFor<Place extends string> = [Place] extends [never]
  ? []
  : [facts: Readonly<Record<Place, string | number>>];

/** Texts of one language by key, plural forms under `key_one`, `key_few`, `key_other`. */
export type Resource = Readonly<Record<string, string>>;
