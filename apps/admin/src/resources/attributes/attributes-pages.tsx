import './attributes.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { attributesList } from './attributes-list.ts';
import { attributeKind } from './form/attribute-kind.tsx';

export const AttributesPage = () => <ListPage list={attributesList} />;
export const AttributePage = () => <EditRecordPage definition={attributeKind} />;
export const NewAttributePage = () => <NewRecordPage definition={attributeKind} />;
