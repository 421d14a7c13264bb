import './brands.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { brandsList } from './brands-list.ts';
import { brandKind } from './form/brand-kind.tsx';

export const BrandsPage = () => <ListPage list={brandsList} />;
export const BrandPage = () => <KindPage kind={brandKind} />;
export const NewBrandPage = () => <NewKindPage kind={brandKind} />;
