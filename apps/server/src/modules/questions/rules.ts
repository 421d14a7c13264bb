import { slugOf } from '@sjaj/domain';

interface RecommendedArticle {
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

/** The articles of an answer as a fact of a message: one a line, with its name and the path of its page separated by a tab. */
export const articleLines = (articles: readonly RecommendedArticle[]): string =>
  articles.map(({ id, code, title }) => `${code} ${title}\t/article/${id}/${slugOf(title)}`).join('\n');

const LONGEST_EXCERPT = 80;

/** The beginning of a question, by whole words where its words are not very long. */
export function excerptOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST_EXCERPT) return line;
  const cut = line.slice(0, LONGEST_EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > LONGEST_EXCERPT / 2 ? end : LONGEST_EXCERPT)}…`;
}
