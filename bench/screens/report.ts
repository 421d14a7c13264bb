import type { Loading } from './loading.ts';

export interface ScreenFigures {
  readonly name: string;
  readonly local: Loading;
  readonly slow: Loading;
}

export interface Figures {
  readonly screens: readonly ScreenFigures[];
  readonly click: { readonly local: number; readonly slow: number };
  /** Beyond the wait for another letter. */
  readonly suggestions: { readonly local: number; readonly slow: number };
  readonly interaction: { readonly ms: number; readonly name: string };
  readonly frameGap: number;
  /** Of the back office before somebody logs in. */
  readonly backOffice: Loading;
}

interface Environment {
  readonly machine: string;
  readonly chromium: string;
  readonly runs: number;
  readonly loadBefore: string;
  readonly loadAfter: string;
}

const ms = (value: number): string => `${Math.round(value)}`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)}`;

function loadingRow({ name, local, slow }: ScreenFigures): string {
  const cells = [name, ms(local.lcp), ms(slow.lcp), slow.element.replaceAll('|', ' '), slow.shift.toFixed(3)];
  return `| ${[...cells, kb(local.code), kb(local.sent), `${local.requests}, ${local.calls}`].join(' | ')} |`;
}

/** The figures as tables, for the terminal and the documentation. */
export function tablesOf({ screens, click, suggestions, interaction, frameGap, backOffice }: Figures): string {
  return [
    '| first visit | LCP ms, here | LCP ms, slow | largest part | layout shift | JS + CSS kB, brotli | with headers | requests, calls |',
    '| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |',
    ...screens.map(loadingRow),
    '',
    '| what | here | slow |',
    '| --- | ---: | ---: |',
    `| from the click on a sub-category to its articles painted, ms | ${ms(click.local)} | ${ms(click.slow)} |`,
    `| from the last letter to the suggestions painted, beyond the wait of 300 ms, ms | ${ms(suggestions.local)} | ${ms(suggestions.slow)} |`,
    `| longest interaction with a processor four times slower, ms (${interaction.name}) | | ${ms(interaction.ms)} |`,
    `| typing into a table of 100 rows: longest gap between two frames, ms | ${frameGap.toFixed(1)} | |`,
    `| back office before the log-in, JS + CSS kB, brotli | ${kb(backOffice.code)} | |`,
  ].join('\n');
}

/** The section of docs/benchmarks.md. */
export function screensSection(
  figures: Figures,
  { machine, chromium, runs, loadBefore, loadAfter }: Environment,
): string {
  return [
    `- ${machine}, ${chromium}; shared by browser, server and database. Medians of ${runs} runs; layout shift is the worst of them.`,
    `- Load average (1, 5, 15 minutes) before: ${loadBefore}; after: ${loadAfter}.`,
    '- The pointer rests on the link for 150 ms before the click.',
    '',
    tablesOf(figures),
  ].join('\n');
}
