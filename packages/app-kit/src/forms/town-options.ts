interface Town {
  readonly id: number;
  readonly title: string;
  readonly postalCode: string;
}

/** Towns as options of a select: the name with the postal code, as towns of the same name are told apart. */
export const townOptions = (towns: readonly Town[]) =>
  towns.map(({ id, title, postalCode }) => ({ value: String(id), label: `${title} (${postalCode})` }));
