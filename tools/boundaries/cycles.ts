interface Node {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * The imports by which files need each other: those whose two ends are in one strongly connected component (Tarjan). Linear time, where a
 * search from each import takes half the time of the gate.
 */
export function importsInCycles(modules: readonly Node[]): Import[] {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  );
  const componentOf = components(importsOf);
  return [...importsOf].flatMap(([from, imports]) =>
    imports
      .filter((to) => importsOf.has(to) && componentOf.get(to) === componentOf.get(from))
      .map((to) => ({ from, to })),
  );
}

interface Visit {
  readonly file: string;
  readonly imports: readonly string[];
  next: number;
}

/** A number for each file, the same for all files that reach each other. Without recursion, because chains of imports are long. */
function components(importsOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const componentOf = new Map<string, number>();
  const open: string[] = [];
  const visits: Visit[] = [];
  const lower = (file: string, to: number): void => void lowest.set(file, Math.min(lowest.get(file) ?? to, to));
  const enter = (file: string): void => {
    order.set(file, order.size);
    lower(file, order.size - 1);
    open.push(file);
    visits.push({ file, imports: importsOf.get(file) ?? [], next: 0 });
  };
  const leave = (file: string): void => {
    const low = lowest.get(file) ?? 0;
    const parent = visits.at(-1);
    if (parent) lower(parent.file, low);
    if (low !== order.get(file)) return;
    for (const member of open.splice(open.indexOf(file))) componentOf.set(member, low);
  };
  for (const start of importsOf.keys()) {
    if (!order.has(start)) enter(start);
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const to = visit.imports[visit.next];
      visit.next += 1;
      if (to === undefined) {
        visits.pop();
        leave(visit.file);
      } else if (!order.has(to)) enter(to);
      else if (!componentOf.has(to)) lower(visit.file, order.get(to) ?? 0);
    }
  }
  return componentOf;
}
