import type { PartNumberLine, PartNumberReport } from '@sjaj/contract';
import { foldLetters, toLatin } from '@sjaj/domain';
import { Problem } from '../../platform/problem.ts';

/** A line of a file: what the company says, and what the shop says. */
export interface FileLine {
  readonly line: number;
  readonly code: string;
  readonly articleCode: string;
}

/** A line with what the database knows of its two codes. */
export interface KnownLine extends FileLine {
  /** Letters and digits alone, upper case. */
  readonly key: string;
  /** The article that the shop's code names; null for none, or several. */
  readonly articleId: number | null;
  readonly title: string;
  /** The article that the part number names now. */
  readonly nowArticleId: number | null;
  readonly nowArticleCode: string | null;
}

const PART_HEADINGS = new Set(['sifra kupca', 'nasa sifra', 'part number', 'our code', 'kataloski broj kupca']);
const ARTICLE_HEADINGS = new Set(['sifra artikla', 'sifra', 'vasa sifra', 'product code', 'article code', 'code']);

/** The longest part number. */
const LONGEST_CODE = 64;

/** Words without figures are headings, known or not. */
const isHeadingRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => !/\d/.test(cell));

/**
 * The lines of a sheet: the columns by their headings, or the first two where it has none. Empty rows are left out. 400 for
 * headings that are not known: which column is which is not guessed.
 */
export function fileLines(rows: readonly (readonly string[])[]): FileLine[] {
  const first = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const headings = (rows[first] ?? []).map((cell) => foldLetters(toLatin(cell)).trim());
  const part = headings.findIndex((heading) => PART_HEADINGS.has(heading));
  const article = headings.findIndex((heading) => ARTICLE_HEADINGS.has(heading));
  const hasHeading = part >= 0 && article >= 0;
  if (!hasHeading && isHeadingRow(headings)) throw new Problem('partNumbers.headings_unknown', 400);
  const [codeAt, articleAt] = hasHeading ? [part, article] : [0, 1];
  return rows.flatMap((cells, index) => {
    const code = (cells[codeAt] ?? '').trim();
    const articleCode = (cells[articleAt] ?? '').trim();
    if (index < first + Number(hasHeading) || (code === '' && articleCode === '')) return [];
    return { line: index + 1, code, articleCode };
  });
}

/** What becomes of each line. A number that comes twice is not taken at all: nobody knows which line is right. */
export function judged(lines: readonly KnownLine[]): readonly (KnownLine & Pick<PartNumberLine, 'outcome'>)[] {
  const times = new Map<string, number>();
  for (const { key } of lines) times.set(key, (times.get(key) ?? 0) + 1);
  return lines.map((line) => ({ ...line, outcome: outcomeOf(line, times.get(line.key) ?? 0) }));
}

function outcomeOf(line: KnownLine, times: number): PartNumberLine['outcome'] {
  if (line.key === '' || line.articleCode === '') return 'incomplete';
  if (line.code.length > LONGEST_CODE) return 'too_long';
  if (times > 1) return 'duplicate';
  if (line.articleId === null) return 'unknown';
  if (line.nowArticleId === null) return 'add';
  return line.nowArticleId === line.articleId ? 'same' : 'change';
}

/** What is shown of a file; the figures count all of it. */
const MOST_SHOWN = 500;
const ORDER: Readonly<Record<PartNumberLine['outcome'], number>> = {
  unknown: 0,
  duplicate: 0,
  incomplete: 0,
  too_long: 0,
  change: 1,
  add: 2,
  same: 3,
};

/** The file in figures, with what is wrong first, then what changes, then what is new. */
export function reportOf(lines: readonly (KnownLine & Pick<PartNumberLine, 'outcome'>)[]): PartNumberReport {
  const count = (outcome: PartNumberLine['outcome']): number => lines.filter((line) => line.outcome === outcome).length;
  const [add, change, same] = [count('add'), count('change'), count('same')];
  const reported = lines
    .filter(({ outcome }) => outcome !== 'same')
    .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome] || a.line - b.line)
    .slice(0, MOST_SHOWN)
    .map(({ line, code, articleCode, title, nowArticleCode, outcome }) => ({
      line,
      code,
      articleCode,
      title,
      before: outcome === 'change' ? nowArticleCode : null,
      outcome,
    }));
  return { add, change, same, faults: lines.length - add - change - same, lines: reported };
}
