import './brands.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { brandsList } from './brands-list.tsx';
import { brandDefinition } from './brand-form.tsx';

export const BrandsPage = () => <ListPage list={brandsList} />;
export const BrandPage = () => <EditRecordPage definition={brandDefinition} />;
export const NewBrandPage = () => <NewRecordPage definition={brandDefinition} />;
