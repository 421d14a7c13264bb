import type { firstViews } from '@sjaj/contract';
import type { Handlers } from '../kernel/handlers.ts';
import type { CatalogueContext } from '../modules/catalogue/index.ts';
import { articleFirstView } from './article-page.ts';
import { categoryPage } from './catalogue-pages.ts';
import { mainOf } from './document.ts';
import { openReader, type Reads, type ShopperCall } from './guest-reader.ts';
import type { PageContent, PageRequest } from './page-content.ts';

type Read = (request: PageRequest<Reads>) => Promise<Pick<PageContent, 'trail' | 'body'>>;

/** What guests of an open shop read in the first response, for users: who they are is known to the script alone. */
export function firstViewHandlers(catalogue: CatalogueContext): Handlers<typeof firstViews> {
  const readsOf = openReader(catalogue);
  const write =
    (read: Read) =>
    async ({ params, ...call }: ShopperCall & { readonly params: { readonly id: number } }) => {
      const { language } = call;
      // A user's language is that of their device: no address names it.
      const reader = { language, defaultLanguage: language, isUser: true };
      return { html: mainOf(await read({ ...reader, reads: readsOf(call), id: params.id, page: 1 }), reader).html };
    };
  return { category: write(categoryPage), article: write(articleFirstView) };
}
