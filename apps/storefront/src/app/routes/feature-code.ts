/** The code of features that are also asked to fetch their data before they are drawn. */
export const loadHome = () => import('../home.tsx');
export const loadCatalogue = () => import('../../features/catalogue/index.ts');
export const loadArticle = () => import('../../features/article/index.ts');

/** Fetches the data of a page as soon as its code is there. Code that does not arrive is a matter of the page, which asks for it too. */
export const preloadWith = <Code>(loading: Promise<Code>, preload: (code: Code) => unknown): Promise<unknown> =>
  loading.then(preload, () => undefined);
