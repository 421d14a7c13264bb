import './attributes.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { attributesList } from './attributes-list.tsx';
import { attributeDefinition } from './form/attribute-definition.tsx';

export const AttributesPage = () => <ListPage list={attributesList} />;
export const AttributePage = () => <EditRecordPage definition={attributeDefinition} />;
export const NewAttributePage = () => <NewRecordPage definition={attributeDefinition} />;
