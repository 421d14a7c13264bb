import './categories.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { categoriesList } from './categories-list.ts';
import { categoryKind } from './form/category-kind.tsx';

export const CategoriesPage = () => <ListPage list={categoriesList} />;
export const CategoryPage = () => <KindPage kind={categoryKind} />;
export const NewCategoryPage = () => <NewKindPage kind={categoryKind} />;
