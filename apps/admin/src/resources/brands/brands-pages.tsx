import './brands.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { brandsList } from './brands-list.ts';
import { brandDefinition } from './form/brand-definition.tsx';

export const BrandsPage = () => <ListPage list={brandsList} />;
export const BrandPage = () => <EditRecordPage definition={brandDefinition} />;
export const NewBrandPage = () => <NewRecordPage definition={brandDefinition} />;
