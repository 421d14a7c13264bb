/** What may be done with the rows of a form. Their index is a safe key: rows have no id and are only added at the end. */
export const rowChanges = <Row extends object>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => void,
  empty: Row,
) => ({
  add: (): void => write([...rows, empty]),
  change: (place: number, changes: Partial<Row>): void =>
    write(rows.map((row, at) => (at === place ? { ...row, ...changes } : row))),
  remove: (place: number): void => write(rows.filter((_row, at) => at !== place)),
});
