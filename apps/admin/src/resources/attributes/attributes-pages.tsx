import './attributes.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { attributesList } from './attributes-list.ts';
import { attributeKind } from './form/attribute-kind.tsx';

export const AttributesPage = () => <ListPage list={attributesList} />;
export const AttributePage = () => <KindPage kind={attributeKind} />;
export const NewAttributePage = () => <NewKindPage kind={attributeKind} />;
