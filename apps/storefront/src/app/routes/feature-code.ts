/** The code of features that are also asked to fetch their data before they are drawn. */
export const loadHome = () => import('../home.tsx');
export const loadCatalogue = () => import('../../features/catalogue/index.ts');
export const loadArticle = () => import('../../features/article/index.ts');
