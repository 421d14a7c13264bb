import type { PageName } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { Problem } from '../platform/problem.ts';
import { newsAddress } from './addresses.ts';
import { excerptOf, html, sanitised } from './markup.ts';
import { linkTo, type PageContent, type PageRequest } from './page-content.ts';
import { newsData, questionsData } from './structured-data.ts';

export async function newsListPage(request: PageRequest): Promise<PageContent> {
  const { reads, page, language } = request;
  const title = text(language, 'openPage.news');
  const { items, pagedResult } = await reads.newsList(page);
  if (page > Math.max(pagedResult.totalPages, 1)) throw new Problem('request.not_found', 404);
  return {
    title: page > 1 ? `${title}, ${text(language, 'openPage.pageNumber', { page })}` : title,
    description:
      items
        .map((item) => item.title)
        .join('. ')
        .slice(0, 300) || title,
    trail: [{ title, path: '/blogs' }],
    lastPage: pagedResult.totalPages,
    body: html`<h1>${title}</h1>
      ${items.map(
        (item) =>
          html`<article>
            <h2>${linkTo({ title: item.title, path: newsAddress(item) }, request)}</h2>
            <p>${item.summary}</p>
          </article>`,
      )}`,
  };
}

export async function newsItemPage(request: PageRequest): Promise<PageContent> {
  const { reads, id, language } = request;
  const item = await reads.newsItem(id);
  const next = [item.newer, item.older].flatMap((one) => (one ? [{ title: one.title, path: newsAddress(one) }] : []));
  return {
    title: item.title,
    description: excerptOf(item.summary || item.content) || item.title,
    trail: [
      { title: text(language, 'openPage.news'), path: '/blogs' },
      { title: item.title, path: newsAddress(item) },
    ],
    picture: item.pictureUrl,
    pictureAlt: item.pictureAlt,
    body: html`<article>
        <h1>${item.title}</h1>
        <p><time datetime="${item.publishedAt}">${formatDate(new Date(item.publishedAt), language)}</time></p>
        ${sanitised(item.content)}
      </article>
      ${next.map((link) => html`<p>${linkTo(link, request)}</p>`)}`,
    data: (origin, path) => [newsData(origin, item, path)],
  };
}

/** An information page; that of the questions has them all. */
export const informationPage =
  (name: PageName, path: string) =>
  async ({ reads, language }: PageRequest): Promise<PageContent> => {
    const title = text(language, `informationPage.${name}`);
    const [page, topics] = await Promise.all([reads.informationPage(name), name === 'faq' ? reads.questions() : []]);
    const questions = topics.flatMap((topic) => topic.questions);
    return {
      title,
      description: excerptOf(page.lead || page.content) || title,
      trail: [{ title, path }],
      ...(questions.length > 0 && { data: () => [questionsData(questions)] }),
      body: html`<h1>${title}</h1>
        ${sanitised(page.lead)} ${sanitised(page.content)}
        ${questions.map(
          ({ question, answer }) =>
            html`<h2>${question}</h2>
              ${sanitised(answer)}`,
        )}`,
    };
  };

export async function termsPage({ reads, language }: PageRequest): Promise<PageContent> {
  const [inForce] = (await reads.terms()).items;
  const title = text(language, 'openPage.terms');
  if (!inForce) throw new Problem('request.not_found', 404);
  return {
    title,
    description: excerptOf(inForce.content) || title,
    trail: [{ title, path: '/terms-and-conditions' }],
    body: html`<h1>${inForce.title}</h1>
      ${sanitised(inForce.content)}`,
  };
}
