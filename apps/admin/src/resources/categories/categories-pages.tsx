import './categories.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { categoriesList } from './categories-list.tsx';
import { categoryDefinition } from './category-form.tsx';

export const CategoriesPage = () => <ListPage list={categoriesList} />;
export const CategoryPage = () => <EditRecordPage definition={categoryDefinition} />;
export const NewCategoryPage = () => <NewRecordPage definition={categoryDefinition} />;
