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

interface Around {
  readonly machine: string;
  readonly chromium: string;
  readonly runs: number;
  /** As the system counts it: below 0 is ahead of others. */
  readonly priority: number;
  readonly loadBefore: string;
  readonly loadAfter: string;
}

const ms = (value: number): string => `${Math.round(value)}`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)}`;

function loadingRow({ name, local, slow }: ScreenFigures): string {
  const cells = [name, ms(local.lcp), ms(slow.lcp), slow.element.replaceAll('|', ' '), slow.shift.toFixed(3)];
  return `| ${[...cells, kb(local.code), String(local.requests)].join(' | ')} |`;
}

/** The figures as tables, for the terminal and the documentation. */
export function tablesOf({ screens, click, suggestions, interaction, frameGap, backOffice }: Figures): string {
  return [
    '| first visit | LCP ms, here | LCP ms, slow | largest part | layout shift | JS + CSS kB, brotli | requests |',
    '| --- | ---: | ---: | --- | ---: | ---: | ---: |',
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

const ahead = (priority: number): string =>
  priority < 0 ? ` The shop and the browser ran ahead of the rest, at priority ${priority}.` : '';

/** The page of the documentation. */
export function pageOf(figures: Figures, { machine, chromium, runs, priority, ...load }: Around): string {
  return [
    '# Benchmarks of the screens',
    '',
    'Written by `npm run bench:screens`: the production build, served by the shop itself with the demo data, in headless Chromium.',
    '',
    `- Machine: ${machine}, ${chromium}; shared by browser, server and database, and by whatever else runs on it.`,
    `- Load average (1, 5, 15 minutes) before: ${load.loadBefore}; after: ${load.loadAfter}.${ahead(priority)}`,
    `- Each figure is the median of ${runs} runs, each in a window of its own with nothing in its cache; layout shift is the worst of them.`,
    '- "Slow" is a processor four times slower, 1.6 Mbit/s and 150 ms for each way to the server and back.',
    '- Code is all that a visit fetches, also the library of the push channels, which comes 1.5 s after the page is drawn.',
    '- A buyer is signed in. Before the click the pointer rests on the link for 150 ms, as a hand does.',
    '',
    tablesOf(figures),
    '',
  ].join('\n');
}
