import { cpus, getPriority, loadavg, totalmem } from 'node:os';

export const loadAverages = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' / ');

/** The machine, as the reports name it. */
export function machine(): string {
  const priority = getPriority() < 0 ? `, at priority ${getPriority()}` : '';
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}${priority}`;
}

/** The day of a measurement, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
