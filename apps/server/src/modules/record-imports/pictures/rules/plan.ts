import type { ServerKey } from '@sjaj/i18n/server';
import { type Remark, remark } from '../../rules/fields.ts';
import type { ComparedLine } from '../../rules/lines.ts';
import { LIST_SEPARATOR } from '../../rules/cells.ts';
import { namesOf } from './archive.ts';

/** A file of a ZIP, looked at. */
export interface SentPicture {
  readonly path: string;
  /** As the library calls it. */
  readonly name: string;
  /** SHA-256 in hexadecimal digits; empty where it cannot be read. */
  readonly hash: string;
  /** Why it is no picture that the shop takes. */
  readonly error: PictureError | null;
}

type PictureError = 'not_a_picture' | 'too_large' | 'unreadable';

/** An article that a code of the ZIP means. */
export interface PicturedArticle {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** Folded. */
  readonly key: string;
  /** The names of its pictures, the first one first. */
  readonly pictures: readonly string[];
  /** Of pictures that it has from a ZIP. */
  readonly hashes: readonly string[];
}

/** A picture that an article gets. */
export interface PlannedPicture {
  readonly line: number;
  readonly place: number;
  readonly articleId: number;
  readonly sent: SentPicture;
}

interface Plan {
  readonly lines: readonly ComparedLine[];
  readonly pictures: readonly PlannedPicture[];
}

export const PICTURES = 'pictures';

export const shownNames = (names: readonly string[]): string => names.join(LIST_SEPARATOR);

interface Assigned {
  readonly sent: SentPicture;
  readonly place: number;
}

const inOrder = new Intl.Collator('bs', { numeric: true });
const byPlace = (a: Assigned, b: Assigned): number => a.place - b.place || inOrder.compare(a.sent.path, b.sent.path);

const LONGEST = { code: 64, title: 200 } as const;
const fileOf = (path: string): string => path.split('/').at(-1) ?? path;

const faulty = (path: string, error: Remark, article?: PicturedArticle): Omit<ComparedLine, 'line'> => ({
  key: article?.code.toUpperCase() ?? '',
  code: (article?.code ?? fileOf(path)).slice(0, LONGEST.code),
  title: path.slice(-LONGEST.title),
  recordId: article?.id ?? null,
  outcome: 'faulty',
  before: null,
  after: null,
  errors: [error],
  warnings: [],
  missing: [],
});

const error = (key: ServerKey, path: string): Remark => remark('', key, { name: fileOf(path) });

/** Which article gets which pictures, and what is wrong with the others: a line for each article, then one for each file that stays out. */
export function planPictures(
  sent: readonly SentPicture[],
  articles: readonly PicturedArticle[],
  mostPictures: number,
): Plan {
  const byKey = Map.groupBy(articles, ({ key }) => key);
  const assigned = new Map<PicturedArticle, Assigned[]>();
  const wrong: Omit<ComparedLine, 'line'>[] = [];
  for (const one of sent) {
    const name = namesOf(one.path).find(({ key }) => byKey.has(key));
    const [article, other] = name ? (byKey.get(name.key) ?? []) : [];
    if (one.error) wrong.push(faulty(one.path, error(`pictureError.${one.error}`, one.path), article));
    else if (!name || !article) wrong.push(faulty(one.path, error('pictureError.unknown', one.path)));
    else if (other) wrong.push(faulty(one.path, error('pictureError.of_several', one.path)));
    else assigned.set(article, [...(assigned.get(article) ?? []), { sent: one, place: name.place }]);
  }
  const lines: ComparedLine[] = [];
  const pictures: PlannedPicture[] = [];
  for (const [article, all] of [...assigned].toSorted(([a], [b]) => inOrder.compare(a.code, b.code))) {
    const { taken, refused } = sortOut(article, all.toSorted(byPlace), mostPictures);
    wrong.push(...refused);
    if (taken.length === 0) continue;
    const line = lines.length + 1;
    lines.push(lineOf(article, taken, line));
    pictures.push(...taken.map((one, place) => ({ line, place, articleId: article.id, sent: one })));
  }
  return { lines: [...lines, ...wrong.map((one, index) => ({ ...one, line: lines.length + index + 1 }))], pictures };
}

/** Leaves out what the article has, what comes twice, and what is more than it may have. */
function sortOut(article: PicturedArticle, all: readonly Assigned[], mostPictures: number) {
  const taken: SentPicture[] = [];
  const refused: Omit<ComparedLine, 'line'>[] = [];
  for (const { sent } of all) {
    const refuse = (key: ServerKey): unknown => refused.push(faulty(sent.path, error(key, sent.path), article));
    if (article.hashes.includes(sent.hash)) refuse('pictureError.there');
    else if (taken.some(({ hash }) => hash === sent.hash)) refuse('pictureError.twice');
    else if (article.pictures.length + taken.length >= mostPictures) refuse('pictureError.no_room');
    else taken.push(sent);
  }
  return { taken, refused };
}

const lineOf = (article: PicturedArticle, taken: readonly SentPicture[], line: number): ComparedLine => ({
  line,
  key: article.code.toUpperCase(),
  code: article.code,
  title: article.title.slice(0, LONGEST.title),
  recordId: article.id,
  outcome: 'change',
  before: { [PICTURES]: shownNames(article.pictures) },
  after: { [PICTURES]: shownNames([...article.pictures, ...taken.map(({ name }) => name)]) },
  errors: [],
  warnings: [],
  missing: [],
});
