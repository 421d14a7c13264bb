import type { DemoArticle } from '../compose/article.ts';
import type { Numbered } from './article-tables.ts';

/** Gives articles and variations their row numbers, one after another, over any number of calls. */
export class Numbering {
  #article = 0;
  #variation = 0;
  #card = '';

  number(articles: readonly DemoArticle[]): Numbered[] {
    return articles.map((article) => {
      const isNewCard = article.cardCode !== this.#card;
      this.#card = article.cardCode;
      if (article.variationTitle !== null && isNewCard) this.#variation += 1;
      this.#article += 1;
      return { id: this.#article, variationId: article.variationTitle === null ? null : this.#variation, article };
    });
  }
}
